/** The dashboard is one application in the browser; a public page is finished HTML with islands. */
export function isApplication({ id = '' }: { id?: string }): boolean {
  return id.includes('.dashboard');
}
