import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { excerpt } from '#content/writing/excerpt.ts';
import { Action, ActionLink } from '#app/dashboard/ui/action.tsx';
import { useManyPreview } from '#app/dashboard/ui/many-preview.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { ModerationView } from './load-moderation.server.ts';
import { type Target, useModeration } from './use-moderation.ts';
import { HeldItemCard } from './held-item-card.tsx';
import styles from './moderation.module.css';

type Props = { filter: ModerationView['filter']; items: ModerationView['page']['items']; next: string };

const WHAT = { shown: 'publish', hidden: 'hide', spam: 'change', deleted: 'delete' } as const;

const keyOf = ({ kind, id }: { kind: string; id: number }) => `${kind}/${id}`;

export function HeldItemList({ filter, items, next }: Props) {
  const t = useTexts();
  const [params] = useSearchParams();
  const { decide, block } = useModeration();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const many = useManyPreview();
  const selected = items.filter((item) => chosen.has(keyOf(item)));
  const olderPage = new URLSearchParams([...params, ['below', next]].filter(([name, value]) => name !== 'below' || value === next));

  function ask(to: Target, reason: string) {
    const refs = selected.map(({ kind, id }) => ({ kind, id }));
    many.ask({
      what: WHAT[to],
      title: t(`moderation.to.${to}`),
      names: selected.map(({ name, text }) => `${name}: ${excerpt(text)}`),
      run: () => void decide(refs, to, reason).then((isDone) => isDone && setChosen(new Set())),
    });
  }

  if (items.length === 0)
    return (
      <div className={styles['empty']}>
        <p>{t('moderation.none')}</p>
        <p>{t('moderation.none.hint')}</p>
      </div>
    );
  return (
    <>
      <div className={styles['above']}>
        <Action look="quiet" onClick={() => setChosen(new Set(selected.length === items.length ? [] : items.map(keyOf)))}>
          {t('moderation.select.all')}
        </Action>
        {selected.length > 0 && <BulkBar count={selected.length} state={filter.state} onDecide={ask} />}
      </div>
      <ul className={styles['list']}>
        {items.map((item) => (
          <HeldItemCard
            key={keyOf(item)}
            item={item}
            isSelected={chosen.has(keyOf(item))}
            onSelect={() => setChosen((before) => before.symmetricDifference(new Set([keyOf(item)])))}
            onDecide={(to) => void decide([{ kind: item.kind, id: item.id }], to)}
            onBlock={(by) => void block({ kind: item.kind, id: item.id }, by)}
          />
        ))}
      </ul>
      <div className={styles['pages']}>
        {filter.below && <ActionLink to={`?state=${filter.state}`}>{t('moderation.first')}</ActionLink>}
        {next && <ActionLink to={`?${olderPage}`}>{t('moderation.next')}</ActionLink>}
      </div>
      {many.preview}
    </>
  );
}
