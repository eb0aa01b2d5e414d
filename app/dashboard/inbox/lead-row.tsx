import { Link, useLocation } from 'react-router';
import type { LeadCard } from '#api/features/inbox/lead-card.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { clockText, namedText } from './lead-texts.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import styles from './inbox.module.css';

type LeadRowProps = { lead: LeadCard; isChosen: boolean; onChoose: (() => void) | undefined };

export function LeadRow({ lead, isChosen, onChoose }: LeadRowProps) {
  const t = useTexts();
  const { when, day } = useFormats();
  const language = useLanguage();
  // Whoever goes through many comes back to the same list.
  const { search } = useLocation();
  const { id, reference, kind, status, country, name, title, summary, owner_name, is_unread, created_at, response, remind_on } = lead;
  return (
    <li className={styles['row']} data-unread={(is_unread && status !== 'spam') || undefined}>
      <div className={styles['rowHead']}>
        {onChoose && (
          <input
            type="checkbox"
            className={styles['check']}
            checked={isChosen}
            onChange={onChoose}
            aria-label={t('desk.choose.one', { name: `\u2068${name || title}\u2069` })}
          />
        )}
        {is_unread && status !== 'spam' && <span className={styles['dot']}>{t('inbox.unread')}</span>}
        <Link to={inLanguage(`/dashboard/inbox/${id}`, language) + search} className={styles['rowTitle']}>
          <bdi>{name || title}</bdi>
        </Link>
        <span className={styles['mark']} data-status={status}>
          {namedText(t, 'inbox.status', status)}
        </span>
        <time dateTime={created_at}>{when(created_at)}</time>
      </div>
      <p className={styles['excerpt']} dir="auto">
        {summary}
      </p>
      <p className={styles['rowFacts']}>
        <span>{namedText(t, 'inbox.kind', kind)}</span>
        <span>{namedText(t, 'inbox.country', country)}</span>
        <Foreign>{reference}</Foreign>
        {remind_on && <span data-reminder>{t('desk.reminder.on', { day: day(remind_on) })}</span>}
        {lead.is_unsent && <span data-late>{t('inbox.unsent')}</span>}
        {lead.merged_into !== null && <span>{t('desk.merged')}</span>}
        {owner_name && <bdi>{owner_name}</bdi>}
        {status !== 'spam' && (
          <span data-late={(response.is_running && response.is_late) || undefined}>
            <MixedText text={clockText(t, lead)} />
          </span>
        )}
      </p>
    </li>
  );
}
