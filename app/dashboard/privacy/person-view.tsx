import { useState } from 'react';
import type { AnswerTo } from '#app/page/api-client.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { PersonActions } from './person-actions.tsx';
import { linesOf, type PersonLine } from './person-lines.ts';
import styles from './privacy.module.css';

type PersonViewProps = { contact: string; person: AnswerTo<'POST /privacy/find'>; onErased: () => void };

/** Everything we have of one person, to be ticked row by row; what may be of somebody else stands apart and is not ticked. */
export function PersonView({ contact, person, onErased }: PersonViewProps) {
  const t = useTexts();
  const lines = linesOf(person, t);
  const certain = lines.filter(({ isCertain }) => isCertain);
  const uncertain = lines.filter(({ isCertain }) => !isCertain);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(certain.map(({ row }) => row)));
  if (lines.length === 0) return <p role="status">{t('privacy.nothing', { contact: `\u2068${contact}\u2069` })}</p>;

  function tick(row: string, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(row);
    else next.delete(row);
    setTicked(next);
  }
  return (
    <section className={styles['person']}>
      <h2>{t('privacy.found', { contact: `\u2068${contact}\u2069` })}</h2>
      {certain.length > 0 && <Lines title={t('privacy.certain')} lines={certain} ticked={ticked} onTick={tick} />}
      {uncertain.length > 0 && (
        <Lines title={t('privacy.uncertain')} hint={t('privacy.uncertain.hint')} lines={uncertain} ticked={ticked} onTick={tick} />
      )}
      <output>{t('privacy.ticked', { count: ticked.size })}</output>
      <PersonActions contact={contact} rows={[...ticked]} onErased={onErased} />
    </section>
  );
}

type LinesProps = {
  title: string;
  hint?: string;
  lines: readonly PersonLine[];
  ticked: ReadonlySet<string>;
  onTick: (row: string, isTicked: boolean) => void;
};

function Lines({ title, hint, lines, ticked, onTick }: LinesProps) {
  const { when } = useFormats();
  return (
    <fieldset className={styles['part']}>
      <legend>{title}</legend>
      {hint && <p>{hint}</p>}
      <ul>
        {lines.map(({ row, at, title: what, text, along }) => (
          <li key={row}>
            <label className={styles['line']}>
              <input type="checkbox" checked={ticked.has(row)} onChange={(event) => onTick(row, event.currentTarget.checked)} />
              <span>
                {what} · <time dateTime={at}>{when(at)}</time>
              </span>
            </label>
            <div dir="auto" className={styles['text']}>
              {text}
            </div>
            {along && <p className={styles['along']}>{along}</p>}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
