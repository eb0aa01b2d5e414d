import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { useMay } from '#app/dashboard/rights.tsx';
import { request } from '#app/page/api-client.ts';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { opens } from '#app/dashboard/shell/openers.tsx';
import { useIsTable } from '#app/dashboard/ui/view-switch.tsx';
import { CARD_EXTRAS, PICTURE_HEIGHTS } from './card-extras.tsx';
import { ListTools } from './list-tools.tsx';
import { Pager } from './pager.tsx';
import { RecordCard } from './record-card.tsx';
import { RecordTable } from './record-table.tsx';
import { useEditorAddress } from './use-editor-address.ts';
import { useOrder } from './use-order.ts';
import { useDiscard } from '#app/dashboard/drafts/use-discard.tsx';
import { useRemove } from './use-remove.tsx';
import { useSelection } from './use-selection.tsx';
import { OrderForRelease } from '#app/dashboard/releases/order-for-release.tsx';
import type { ListView, CollectionView } from './views.ts';
import styles from './record-list.module.css';

/** The cards of one collection: found, put in order, opened, deleted and brought back. */
export function RecordList({ list, heading }: { list: ListView; heading: 'h2' | 'h3' }) {
  const t = useTexts();
  const { add, edit, history } = useEditorAddress();
  const { collection, filter, total } = list;
  const isFiltered = Boolean(filter.text) || filter.missing || filter.hidden || filter.drafts;
  const canWrite = useMay()('content.write');
  const { begun, cards, handleProps, isForLater, isMoving, moveBy, setIsForLater } = useOrder(list);
  const ordered = total - begun.length;
  const canOrder = canWrite && !isFiltered && ordered <= list.pageSize && ordered > 1;
  const { remove, question } = useRemove(collection);
  const duplicate = useDuplicate(collection);
  const discard = useDiscard(collection);
  const { selected, toggle, toggleAll, bar } = useSelection(list);
  const isTable = useIsTable();
  const Extra = CARD_EXTRAS[collection.name];
  return (
    <div className={styles['list']}>
      <ListTools list={list} onAdd={canWrite ? add : undefined} />
      {!list.isWhole && <p role="status">{t('followed.unfinished')}</p>}
      {total === 0 && list.isWhole && (
        <div className={styles['none']}>
          <p>{isFiltered ? t('content.none') : collection.hasParent ? t('content.none.parent') : t('content.none')}</p>
          {!isFiltered && canWrite && (
            <Action glyph="plus" {...opens(add, ['add', ''])}>
              {t('content.invite', { label: collection.label })}
            </Action>
          )}
        </div>
      )}
      {bar}
      {canOrder && !isTable && (
        <OrderForRelease
          collection={collection.name}
          parent={list.parent}
          ids={cards.map(({ id }) => id)}
          isForLater={isForLater}
          onChange={setIsForLater}
        />
      )}
      {isTable && total > 0 && (
        <RecordTable
          collection={collection}
          cards={[...begun, ...cards]}
          selected={selected}
          onToggle={canWrite ? toggle : undefined}
          onToggleAll={toggleAll}
          onEdit={edit}
        />
      )}
      {!isTable && (
        <ul className={styles['cards']} aria-busy={isMoving}>
          {[...begun, ...cards].map((card, index) => (
            <RecordCard
              key={card.id}
              card={card}
              heading={heading}
              pictureHeight={PICTURE_HEIGHTS[collection.name]}
              handleProps={canOrder && !card.isNew ? handleProps(card.id) : undefined}
              onMove={canOrder && !card.isNew ? (by) => moveBy(card.id, by) : undefined}
              canMove={{ back: index > begun.length, on: index < begun.length + cards.length - 1 }}
              isSelected={selected.has(card.id)}
              onSelect={canWrite && !card.isNew ? () => toggle(card.id) : undefined}
              onEdit={() => edit(card.id)}
              onHistory={card.isNew ? undefined : () => history(card.id)}
              onDuplicate={canWrite && !card.isNew ? card.manage && (() => void duplicate(card.id)) : undefined}
              onRemove={canWrite ? () => (card.isNew ? discard.ask(card) : remove(card)) : undefined}
              extra={Extra && <Extra id={card.id} />}
            />
          ))}
        </ul>
      )}
      <Pager list={list} />
      {question}
      {discard.question}
    </div>
  );
}

/** Copies a record with all its sections; the copy stays hidden until it is published. */
function useDuplicate({ name }: Pick<CollectionView, 'name'>) {
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  return async (id: number) => {
    const answer = await api(request('POST /records/{collection}/{id}/duplicate', { params: { collection: name, id } }));
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message });
    await revalidate();
  };
}
