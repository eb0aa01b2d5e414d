const ADDRESS = /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)/;

/** A page of this site, or a full address of another. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text);
}
