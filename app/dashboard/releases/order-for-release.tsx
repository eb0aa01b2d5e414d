import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { AddToRelease } from './add-to-release.tsx';
import styles from '#app/dashboard/content/record-list.module.css';

type OrderProps = {
  collection: string;
  parent: number;
  /** As the cards stand now. */
  ids: readonly number[];
  isForLater: boolean;
  onChange: (isForLater: boolean) => void;
};

/** An order that visitors see with a release: while it is made, moving a card saves nothing. */
export function OrderForRelease({ collection, parent, ids, isForLater, onChange }: OrderProps) {
  const t = useTexts();
  if (!isForLater)
    return (
      <div>
        <Action look="quiet" glyph="list" onClick={() => onChange(true)}>
          {t('releases.order')}
        </Action>
      </div>
    );
  return (
    <div className={styles['selection']} role="group" aria-label={t('releases.item.order')}>
      <p role="status">{t('releases.order.lead')}</p>
      <AddToRelease
        collection={collection}
        hasChoices={false}
        items={() => Promise.resolve([{ id: parent, action: 'order', ids: [...ids] }])}
        onAdded={() => onChange(false)}
      />
      <Action look="quiet" onClick={() => onChange(false)}>
        {t('releases.order.cancel')}
      </Action>
    </div>
  );
}
