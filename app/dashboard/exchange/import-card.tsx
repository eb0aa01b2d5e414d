import { useState } from 'react';
import { request, type AnswerTo } from '#app/page/api-client.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useUpload } from '#app/dashboard/media/use-upload.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { FileChoice } from '#app/dashboard/ui/file-choice.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { useTranslating } from '#app/dashboard/rights.tsx';
import { SheetOutcome } from './sheet-outcome.tsx';
import styles from '#app/dashboard/ui/panel.module.css';

type Checked = { file: File; check: AnswerTo<'POST /exchange/check'> };

/** A sheet is checked as soon as it is chosen; nothing changes before somebody has seen what would. */
export function ImportCard() {
  const t = useTexts();
  const say = useMessages();
  const { progress, problem, upload } = useUpload();
  const own = useTranslating('content');
  const [checked, setChecked] = useState<Checked>();

  async function check(file: File) {
    setChecked(undefined);
    const answer = await upload({ to: request('POST /exchange/check', { body: {} }), file });
    if (answer?.isOk) setChecked({ file, check: answer.body });
  }

  async function apply({ file, check: { token } }: Checked, asDrafts: boolean) {
    const fields = { token, ...(asDrafts && { drafts: '1' }) };
    const answer = await upload({ to: request('POST /exchange/apply', { body: {} }), file, fields });
    if (!answer) return;
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message });
    if (answer.isOk) setChecked(undefined);
  }

  const changes = checked ? checked.check.created + checked.check.changed : 0;
  return (
    <section className={styles['card']} id="import" data-wide>
      <h2>{t('exchange.import')}</h2>
      <p>{t('exchange.import.lead')}</p>
      <FileChoice label={t('exchange.file')} accept=".csv,text/csv" error={problem} onChoose={(file) => void check(file)} />
      {progress !== undefined && <progress max={1} value={progress} aria-label={t('state.wait')} />}
      {checked && <SheetOutcome check={checked.check} />}
      {checked && changes > 0 && checked.check.errors.length === 0 && (
        <div>
          <Action look="main" onClick={() => void apply(checked, false)}>
            {t('exchange.apply', { count: changes })}
          </Action>
          {!own && <Action onClick={() => void apply(checked, true)}>{t('exchange.apply.drafts', { count: changes })}</Action>}
        </div>
      )}
    </section>
  );
}
