import { useTexts } from './texts.ts';

export function useControlLabels() {
  const t = useTexts();
  return { previous: t('site.previous'), next: t('site.next'), pause: t('site.pause'), play: t('site.play') };
}
