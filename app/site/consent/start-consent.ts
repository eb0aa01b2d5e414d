import { keepConsent, onConsent, readConsent } from './consent.ts';
import { giveWay } from './give-way.ts';

/** Shows the question until it is answered; the button in the footer asks it again. */
export function startConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (!banner) return;
  const look = giveWay(banner);
  const show = () => {
    banner.hidden = readConsent() !== undefined;
    look();
  };
  onConsent(show);
  window.addEventListener('resize', look);
  show();
  banner.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element && target.closest<HTMLElement>('[data-answer]')?.dataset['answer'];
    if (!answer) return;
    keepConsent(answer === 'granted' ? 'granted' : 'refused');
    banner.hidden = true; // Also without storage, where nothing was kept.
  });
  for (const button of document.querySelectorAll('[data-asks-consent]')) button.addEventListener('click', () => keepConsent(undefined));
}
