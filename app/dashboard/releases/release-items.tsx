import { Link } from 'react-router';
import type { PresentedItem } from '#api/features/releases/present-release.ts';
import type { Remark } from '#api/features/releases/remarks.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from '#app/dashboard/schedule/schedule.module.css';

export type Addressed<One> = One & { address: string | undefined };

export function ReleaseItems({
  items,
  onDrop,
}: {
  items: readonly Addressed<PresentedItem>[];
  onDrop: ((item: PresentedItem) => void) | undefined;
}) {
  const t = useTexts();
  return (
    <section className={styles['day']} aria-labelledby="items">
      <h2 id="items">{t('releases.items')}</h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.collection}/${item.id}/${item.about}`} className={styles['coming']}>
            <strong>{t(`releases.item.${item.action}`)}</strong>
            <span className={styles['what']}>
              <Named {...item} title={item.about === 'order' ? item.place : item.title} />
              {item.about === 'record' && ` · ${item.place}`}
              {item.language !== 'both' && ` · ${t(`language.${item.language}`)}`}
            </span>
            {onDrop && (
              <Action
                look="quiet"
                glyph="x"
                aria-label={`${t('releases.item.drop')}: ${item.title || item.place}`}
                onClick={() => onDrop(item)}
              >
                {t('releases.item.drop')}
              </Action>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type CheckProps = { problems: readonly Addressed<PresentedItem>[]; remarks: readonly Addressed<Remark>[] };

export function ReleaseCheck({ problems, remarks }: CheckProps) {
  const t = useTexts();
  return (
    <section className={styles['day']} aria-labelledby="check">
      <h2 id="check">{t('releases.check')}</h2>
      {problems.length === 0 && remarks.length === 0 && <p>{t('releases.check.fine')}</p>}
      {problems.length > 0 && <h3>{t('releases.check.problems')}</h3>}
      <ul>
        {problems.map((item) => (
          <li key={`${item.collection}/${item.id}/${item.about}`} className={styles['coming']} data-failed>
            <Named {...item} /> <span>{t(`releases.problem.${item.problem ?? 'refused'}`)}</span>
            <bdi>{item.labels.join(' · ')}</bdi>
          </li>
        ))}
      </ul>
      {remarks.length > 0 && <h3>{t('releases.check.remarks')}</h3>}
      <ul>
        {remarks.map((remark) => (
          <li key={`${remark.collection}/${remark.id}/${remark.kind}/${remark.field}/${remark.says}`} className={styles['coming']}>
            <Named {...remark} /> <span>{t(`releases.remark.${remark.kind}`, { most: remark.most ?? 0 })}</span>
            <bdi>{[remark.label, remark.says].filter(Boolean).join(': ')}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Named({ title, address }: { title: string; address: string | undefined }) {
  const t = useTexts();
  const text = title || t('content.untitled');
  return address ? <Link to={address}>{text}</Link> : <bdi>{text}</bdi>;
}
