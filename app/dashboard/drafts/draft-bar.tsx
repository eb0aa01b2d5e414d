import { Link } from 'react-router';
import { draftStates } from '#content/draft-states.ts';
import type { Language } from '#content/languages.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { EditorView } from '#app/dashboard/content/views.ts';
import { inOwnDirection } from '#content/writing/own-direction.ts';
import { StateMarks } from './state-marks.tsx';
import type { Coming } from '#api/features/schedule/present-scheduled.ts';
import { ComingLines } from '#app/dashboard/schedule/coming-lines.tsx';
import type { Others } from './use-others.ts';
import styles from './drafts.module.css';

const NOTHING: readonly Coming[] = [];

/** Above the fields: how the record stands, whose draft it shows, and who else is here. */
export function DraftBar({ editor: { record, draft, coming = NOTHING, release }, others }: { editor: EditorView; others: Others }) {
  const t = useTexts();
  const { when } = useFormats();
  const language = useLanguage();
  return (
    <div className={styles['bar']}>
      {(record || draft) && <StateMarks states={{ ...(draft?.states ?? draftStates(record, undefined)), ...publishedLater(coming) }} />}
      {draft && (
        <span>
          {draft.updatedBy
            ? t('draft.of', { name: inOwnDirection(draft.updatedBy), at: inOwnDirection(when(draft.updatedAt)) })
            : t('draft.at', { at: when(draft.updatedAt) })}
        </span>
      )}
      {draft?.unplaced.map((text) => (
        <strong key={text}>{t('draft.unplaced', { text: inOwnDirection(text) })}</strong>
      ))}
      <ComingLines coming={coming} />
      {release && (
        <Link to={inLanguage(`/dashboard/releases?open=${release.id}`, language)}>{t('releases.in', { name: release.name })}</Link>
      )}
      {draft?.asked && (
        <span>
          {t('draft.asked-by', { name: inOwnDirection(draft.asked.by) })} {draft.asked.remark && <q dir="auto">{draft.asked.remark}</q>}
        </span>
      )}
      {others.names.length > 0 && (
        <strong role="status" className={styles['others']}>
          {t('draft.others', { names: others.names.map(inOwnDirection).join(t('draft.others.comma')) })}
        </strong>
      )}
    </div>
  );
}

/** What is kept while somebody types does not know of a time that was set since. */
function publishedLater(coming: readonly Coming[]): Partial<Record<Language, 'scheduled'>> {
  const later = coming.filter(({ action, problem }) => action === 'publish' && problem === null).flatMap(({ languages }) => languages);
  return Object.fromEntries(later.map((language) => [language, 'scheduled' as const]));
}
