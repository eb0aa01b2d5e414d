import { useLocation } from 'react-router';
import { arabicNameOf, LANGUAGES, type Language } from '#content/languages.ts';
import type { SpecificationKind } from '#content/specifications/define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS } from '#content/specifications/kinds.ts';
import { parseSpecification } from '#content/specifications/parse.ts';
import { writeSpecification } from '#content/specifications/write.ts';
import { LOCALES } from '#i18n/locales.ts';
import { useLanguage } from '#app/page/texts.ts';
import { isObject, type JsonObject, objectOf, textIn } from '#app/dashboard/json-object.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { draftIn } from '#app/dashboard/drafts/read-draft.ts';
import { NAMES } from '#app/dashboard/posted/names.ts';
import { PlainButton } from '#app/dashboard/posted/plain-buttons.tsx';
import { seenOf } from './save-call.ts';
import { useInView } from './use-in-view.ts';
import type { Conflict } from './use-save.ts';
import type { FieldView, RowsView } from './views.ts';
import styles from './editor.module.css';

type Compared = { name: string; label: string; dir: 'ltr' | 'rtl' | 'auto'; read: (value: unknown) => string };
type ChoiceProps = { conflict: Conflict; fields: readonly FieldView[]; onKeepMine: () => void; onTakeTheirs: () => void };

/** Somebody else saved first: both versions beside each other, field by field, and a choice. */
export function ConflictChoice({ conflict: { mine, theirs, isDraft = false }, fields, onKeepMine, onTakeTheirs }: ChoiceProps) {
  const t = useTexts();
  const pageLanguage = useLanguage();
  const panel = useInView();
  const { pathname, search } = useLocation();
  const names = fields.flatMap((field): Compared[] => {
    const { name, slot, label } = field;
    const read = readerOf(field, pageLanguage);
    const common: Compared = { name, label, dir: 'auto', read };
    if (slot === 'file') return [common, { ...common, name: arabicNameOf(name), label: `${label} · ${t('language.ar')}` }];
    if (slot !== 'localized' && slot !== 'list') return [common];
    return LANGUAGES.map((language) => ({
      name: `${name}_${language}`,
      label: `${label} · ${t(`language.${language}`)}`,
      dir: LOCALES[language].dir,
      read,
    }));
  });
  const different = names.filter(({ name, read }) => read(mine[name]) !== read(theirs[name]));
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles['conflict']}
      role="alert"
      aria-label={t(isDraft ? 'draft.conflict' : 'content.conflict')}
    >
      <h3>{t(isDraft ? 'draft.conflict' : 'content.conflict')}</h3>
      <p>{t(isDraft ? 'draft.conflict.lead' : 'content.conflict.lead')}</p>
      <div className={styles['scroll']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('content.conflict.field')}</th>
              <th scope="col">{t('content.conflict.mine')}</th>
              <th scope="col">{t('content.conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {different.map(({ name, label, dir, read }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td dir={dir}>{read(mine[name]) || '–'}</td>
                <td dir={dir}>{read(theirs[name]) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles['choices']} data-scripted>
        <Action look="main" onClick={onKeepMine}>
          {t('content.conflict.keep-mine')}
        </Action>
        <Action onClick={onTakeTheirs}>{t('content.conflict.take-theirs')}</Action>
      </div>
      <PlainButton {...versionSaid(theirs, isDraft)}>{t('content.conflict.keep-mine')}</PlainButton>
      <noscript>
        <a href={pathname + search}>{t('content.conflict.take-theirs')}</a>
      </noscript>
    </section>
  );
}

/** What is posted instead of the version that was typed over. */
function versionSaid(theirs: JsonObject, isDraft: boolean): { name: string; value: string } {
  return isDraft
    ? { name: NAMES.draft, value: seenOf(draftIn(theirs)?.versions) }
    : { name: NAMES.version, value: String(theirs['version']) };
}

function readerOf(field: FieldView, language: Language): (value: unknown) => string {
  if (field.kind === 'specifications') return (value) => specificationsText(value, language);
  return field.slot === 'list' ? (value) => rowsText(field, value) : valueText;
}

/** What was typed here and what the API answers, both written out: a line per value. */
function specificationsText(value: unknown, language: Language): string {
  const answered = Array.isArray(value) ? new Map(value.filter(isObject).map((one) => [one['kind'], textIn(one, 'text')])) : undefined;
  return SPECIFICATION_NAMES.flatMap((name) => {
    const kind: SpecificationKind = SPECIFICATIONS[name];
    const parsed = parseSpecification(kind, answered ? '' : objectOf(value)[name]);
    const typed = 'value' in parsed ? writeSpecification(kind, parsed.value, language) : '';
    const text = answered?.get(name) ?? typed;
    return text === '' ? [] : [`${kind.label[language]}: ${text}`];
  }).join('\n');
}

function valueText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** A line per row. Some lists are answered as text that holds the rows. */
function rowsText({ cells }: RowsView, value: unknown): string {
  const rows: unknown = typeof value === 'string' && value !== '' ? JSON.parse(value) : value;
  if (!Array.isArray(rows)) return '';
  const lines = rows.map((row: unknown) => {
    if (!isObject(row)) return valueText(row);
    return cells
      .flatMap(({ name, slot }) => (slot === 'file' ? [name, arabicNameOf(name)] : [name]))
      .map((name) => valueText(row[name]))
      .join(' ')
      .trim();
  });
  return lines.join('\n').trim();
}
