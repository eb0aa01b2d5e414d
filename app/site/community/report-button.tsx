import { type FormEvent, useState } from 'react';
import { usePageFacts } from '#app/page/page-facts.ts';
import type { FormAnswer } from '#app/site/form-action.server.ts';
import { request } from '#app/page/api-client.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import type { RemarkKind } from './remark.ts';
import { share } from './share.ts';
import styles from './report-button.module.css';

type ReportButtonProps = { kind: RemarkKind; id: number; name: string; posted: FormAnswer | undefined };

/** Scripts send it in the background; without scripts the page is posted and says thanks in the same place. */
export function ReportButton({ kind, id, name, posted }: ReportButtonProps) {
  const t = useTexts();
  const language = useLanguage();
  const { pathname, search } = usePageFacts();
  const isOwn = posted?.values['intent'] === 'report' && posted.values['kind'] === kind && posted.values['about'] === String(id);
  const [outcome, setOutcome] = useState<'none' | 'sent' | 'failed'>(isOwn ? (posted.outcome === 'sent' ? 'sent' : 'failed') : 'none');

  async function report(event: FormEvent) {
    event.preventDefault();
    const result = await share(language, request('POST /communityreports', { body: { kind, id } }));
    setOutcome(result.outcome === 'sent' ? 'sent' : 'failed');
  }
  return (
    <form method="post" action={pathname + search} onSubmit={(event) => void report(event)} className={styles['report']}>
      <input type="hidden" name="intent" value="report" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="about" value={id} />
      {outcome !== 'sent' && (
        <button type="submit" aria-label={t('site.community.reportOf', { name })}>
          {t('site.community.report')}
        </button>
      )}
      <span role="status">{outcome !== 'none' && t(`site.community.report.${outcome}`)}</span>
    </form>
  );
}
