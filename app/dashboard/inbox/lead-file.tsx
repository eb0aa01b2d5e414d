import { useLanguage } from '#app/page/texts.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { DownloadLink } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { LeadView } from './load-lead.server.ts';
import styles from './lead.module.css';

/** What the visitor sent along. It is only ever taken out, never shown: nobody knows who made it. */
export function LeadFile({ id, file }: { id: number; file: NonNullable<LeadView['lead']['file']> }) {
  const t = useTexts();
  const language = useLanguage();
  const { size } = useFormats();
  return (
    <section className={styles['panel']} aria-labelledby="file">
      <h2 id="file">{t('inbox.file')}</h2>
      <p className={styles['message']}>
        <bdi>{file.name}</bdi>
      </p>
      <p>
        {t(file.type === 'application/pdf' ? 'inbox.file.pdf' : 'inbox.file.image')} · {size(file.size)}
      </p>
      <div className={styles['ways']}>
        <DownloadLink href={`/api/${language}/inbox/${id}/file`}>{t('inbox.file.download')}</DownloadLink>
      </div>
    </section>
  );
}
