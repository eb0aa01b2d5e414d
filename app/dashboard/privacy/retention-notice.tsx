import type { Held } from '#api/features/privacy/retention-guard.ts';
import { request } from '#app/page/api-client.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { Action, ActionLink } from '#app/dashboard/ui/action.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './privacy.module.css';

export function RetentionNotice({ held }: { held: Held }) {
  const t = useTexts();
  const language = useLanguage();
  const { when, count } = useFormats();
  const { isBusy, call } = useBusyChange();
  const { reason, at, clock, known, counts, isAllowed } = held;
  return (
    <section className={styles['held']} aria-labelledby="retention">
      <h2 id="retention">{t('retention.title')}</h2>
      <p>{t(`retention.${reason}`, { clock: when(clock), known: known ? when(known) : '' })}</p>
      {counts.length > 0 && (
        <ul>
          {counts.map((share) => (
            <li key={share.kind}>{t(`retention.share.${share.kind}`, { count: count(share.count), total: count(share.total) })}</li>
          ))}
        </ul>
      )}
      {isAllowed && <p role="status">{t('retention.allowed')}</p>}
      {reason === 'no-backup' && <ActionLink to={inLanguage('/dashboard/backup', language)}>{t('retention.backups')}</ActionLink>}
      {reason !== 'no-backup' && !isAllowed && (
        <Action disabled={isBusy} onClick={() => void call(request('POST /privacy/retention/allow', { body: { at } }))}>
          {t('retention.allow')}
        </Action>
      )}
    </section>
  );
}
