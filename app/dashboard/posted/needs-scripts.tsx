import { useTexts } from '#app/dashboard/texts.ts';

/** In a form that only scripts can send. */
export function NeedsScripts() {
  const t = useTexts();
  return <noscript>{t('form.no-scripts')}</noscript>;
}
