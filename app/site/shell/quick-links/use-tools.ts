import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';

/** What helps to choose: the advisor and the comparison. */
export function useTools(): { to: string; name: string }[] {
  const t = useTexts();
  const language = useLanguage();
  return [
    { to: pagePath('advisor', language), name: t('site.nav.advisor') },
    { to: pagePath('compare', language), name: t('site.nav.compare') },
  ];
}
