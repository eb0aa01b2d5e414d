import { draftStates } from '#content/draft-states.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { EditorView } from '#app/dashboard/content/views.ts';
import { StateMarks } from './state-marks.tsx';
import type { Others } from './use-others.ts';
import styles from './drafts.module.css';

/** Above the fields: how the record stands, whose draft it shows, and who else is here. */
export function DraftBar({ editor: { record, draft }, others }: { editor: EditorView; others: Others }) {
  const t = useTexts();
  const { when } = useFormats();
  return (
    <div className={styles['bar']}>
      {(record || draft) && <StateMarks states={draft?.states ?? draftStates(record, undefined)} />}
      {draft && (
        <span>
          {draft.updatedBy
            ? t('draft.of', { name: draft.updatedBy, at: when(draft.updatedAt) })
            : t('draft.at', { at: when(draft.updatedAt) })}
        </span>
      )}
      {draft?.asked && (
        <span>
          {t('draft.asked-by', { name: draft.asked.by })} {draft.asked.remark && <q dir="auto">{draft.asked.remark}</q>}
        </span>
      )}
      {others.names.length > 0 && (
        <strong role="status" className={styles['others']}>
          {t('draft.others', { names: others.names.join(t('draft.others.comma')) })}
        </strong>
      )}
    </div>
  );
}
