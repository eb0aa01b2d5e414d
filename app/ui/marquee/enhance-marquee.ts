import { enhancePause } from '#app/ui/pause-button/enhance-pause.ts';

export function enhanceMarquee(box: HTMLElement): void {
  enhancePause(box, (isPaused) => box.toggleAttribute('data-paused', isPaused));
}
