import { useLanguage } from '#app/page/texts.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { DownloadLink } from '#app/dashboard/ui/action.tsx';
import { Mark } from '#app/dashboard/ui/data-table.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { LeadView } from './load-lead.server.ts';
import styles from './lead.module.css';

/** What the visitor sent along. It is only ever taken out, never shown: nobody knows who made it. */
export function LeadFile({ id, file }: { id: number; file: NonNullable<LeadView['lead']['file']> }) {
  const t = useTexts();
  const language = useLanguage();
  const { size } = useFormats();
  const { scan, found } = file;
  const isOpen = scan === 'off' || scan === 'clean';
  return (
    <section className={styles['panel']} aria-labelledby="file">
      <h2 id="file">{t('inbox.file')}</h2>
      <p className={styles['message']}>
        <bdi>{file.name}</bdi>
      </p>
      <p>
        {t(file.type === 'application/pdf' ? 'inbox.file.pdf' : 'inbox.file.image')} · {size(file.size)}
      </p>
      {scan !== 'off' && (
        <p>
          <Mark {...(scan === 'waiting' ? {} : { kind: scan === 'clean' ? 'ok' : 'error' })}>
            {t(`inbox.file.scan.${scan}`, { found })}
          </Mark>
        </p>
      )}
      {isOpen && (
        <div className={styles['ways']}>
          <DownloadLink href={`/api/${language}/inbox/${id}/file`}>{t('inbox.file.download')}</DownloadLink>
        </div>
      )}
    </section>
  );
}
