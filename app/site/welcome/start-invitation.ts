import { isMarkedLoggedIn } from '#app/logged-in-flag.ts';

/** Shows what is meant for staff to whoever is signed in. */
export function startInvitation(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-for-staff]')) element.hidden = !isMarkedLoggedIn();
}
