import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { decodedPath } from '#app/page/decoded-path.ts';
import { isOnSite } from '#content/site-address.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { namedText } from './lead-texts.ts';
import type { LeadView } from './load-lead.server.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import styles from './lead.module.css';

export function LeadDetails({ lead, details }: Pick<LeadView, 'lead' | 'details'>) {
  const t = useTexts();
  const { when } = useFormats();
  const { message, reference, created_at, page, country, consent } = lead;
  return (
    <section className={styles['panel']} aria-labelledby="details">
      <h2 id="details">{t('inbox.details')}</h2>
      {details.length === 0 && (
        <p dir="auto" className={styles['message']}>
          {message}
        </p>
      )}
      <dl className={styles['facts']}>
        {details.map(({ label, value }) => (
          <Fact key={label} label={label}>
            <bdi>{value}</bdi>
          </Fact>
        ))}
        <Fact label={t('inbox.received')}>
          <time dateTime={created_at}>{when(created_at)}</time> · <Foreign>{reference}</Foreign>
        </Fact>
        <Fact label={t('inbox.filter.country')}>{namedText(t, 'inbox.country', country)}</Fact>
        <Fact label={t('inbox.written-in')}>{namedText(t, 'inbox.language', lead.language)}</Fact>
        {page && (
          <Fact label={t('inbox.page')}>
            <Foreign>{isOnSite(page) ? <a href={page}>{decodedPath(page)}</a> : decodedPath(page)}</Foreign>
          </Fact>
        )}
        {consent && (
          <Fact label={t('inbox.consent')}>
            <bdi>{consent}</bdi>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
