/** Only the wall builder needs its script; without it the form asks for the page. */
export function startWall(): void {
  const form = document.querySelector<HTMLFormElement>('[data-wall-form]');
  if (form) void import('./follow-wall.ts').then(({ followWall }) => followWall(form)).catch(() => undefined);
}
