import type { HeldItems } from '#api/features/moderation/moderation.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { Prose } from '#app/ui/prose/prose.tsx';
import { useFormats } from '#app/dashboard/formats.ts';
import { namedText } from '#app/dashboard/inbox/lead-texts.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { targetsFrom } from './bulk-bar.tsx';
import type { Target } from './use-moderation.ts';
import styles from './moderation.module.css';

type HeldItemCardProps = {
  item: HeldItems;
  isSelected: boolean;
  onSelect: () => void;
  onDecide: (to: Target) => void;
  onBlock: (by: 'name' | 'address') => void;
};

export function HeldItemCard({ item, isSelected, onSelect, onDecide, onBlock }: HeldItemCardProps) {
  const t = useTexts();
  const language = useLanguage();
  const { when } = useFormats();
  const { kind, name, text, state, reasons, staff, reports, created_at } = item;
  return (
    <li className={styles['card']} data-selected={isSelected || undefined}>
      <Allowed to="moderation.write">
        <input type="checkbox" checked={isSelected} onChange={onSelect} aria-label={t('moderation.select', { name })} />
      </Allowed>
      <div className={styles['words']}>
        <p className={styles['head']}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {staff && <span className={styles['mark']}>{t('moderation.staff')}</span>}
          <span>{t(`moderation.kind.${kind}`)}</span>
          <time dateTime={created_at}>{when(created_at)}</time>
        </p>
        <div className={styles['text']}>
          <Prose text={text} />
        </div>
        <p className={styles['facts']}>
          {reasons.map((reason) => (
            <span key={reason} className={styles['mark']} data-warns>
              {namedText(t, 'moderation.why', reason)}
            </span>
          ))}
          {reports > 0 && <span className={styles['mark']}>{t('moderation.reports', { count: reports })}</span>}
          {state === 'shown' && kind !== 'comment' && (
            <a href={inLanguage('/our-community?blog=community-posts', language)}>{t('moderation.about')}</a>
          )}
        </p>
        <Allowed to="moderation.write">
          <div className={styles['actions']}>
            {targetsFrom(state).map((target) => (
              <Action
                key={target}
                look={target === 'deleted' ? 'danger' : target === 'shown' ? 'main' : 'quiet'}
                aria-label={`${t(`moderation.to.${target}`)}: ${name}`}
                onClick={() => onDecide(target)}
              >
                {t(`moderation.to.${target}`)}
              </Action>
            ))}
            {!staff && (
              <details className={styles['block']}>
                <summary>{t('moderation.more')}</summary>
                {(['name', 'address'] as const).map((by) => (
                  <Action key={by} look="quiet" aria-label={`${t(`moderation.block.${by}`)}: ${name}`} onClick={() => onBlock(by)}>
                    {t(`moderation.block.${by}`)}
                  </Action>
                ))}
              </details>
            )}
          </div>
        </Allowed>
      </div>
    </li>
  );
}
