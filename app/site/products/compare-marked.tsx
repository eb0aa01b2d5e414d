import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Button } from '#app/ui/button/button.tsx';

/** The form of the boxes on the cards; the marked ones become the address of the comparison. */
export function CompareMarked({ id }: { id: string }) {
  const t = useTexts();
  return (
    <form id={id} method="get" action={pagePath('compare', useLanguage())}>
      <Button type="submit">{t('site.products.compareChosen')}</Button>
    </form>
  );
}
