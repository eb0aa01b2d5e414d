import { useTexts } from '#app/dashboard/texts.ts';
import type { CollectionView } from './views.ts';

export function ShownOn({ collection: { shownOn, viewAddress, help } }: { collection: CollectionView }) {
  const t = useTexts();
  return (
    <p>
      {help && `${help} `}
      {shownOn} {viewAddress && <a href={viewAddress}>{t('content.view')}</a>}
    </p>
  );
}
