import { useRef } from 'react';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { LOCALES } from '#i18n/locales.ts';
import { useLanguage } from '#app/page/texts.ts';
import { INPUTS } from '#app/dashboard/inputs/inputs.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { setValue } from '#app/dashboard/inputs/set-value.ts';
import { TextNotes } from '#app/dashboard/wording/text-notes.tsx';
import { Locked, useLocked } from './locked.tsx';
import type { FieldView, InputView } from './views.ts';
import styles from './editor.module.css';

export function labelOf({ label, isRequired }: FieldView): string {
  return isRequired ? `${label} *` : label;
}

type PairProps = {
  field: InputView;
  /** The field's name in the form, without the language. */
  name: string;
  values: Readonly<Record<'en' | 'ar', unknown>>;
  errors: Readonly<Record<string, string>>;
  isNew: boolean;
};

/** English on the left, Arabic on the right, each in its own direction; the reader's own language comes first, also for the keyboard. */
export function TextPair({ field, name, values, errors, isNew }: PairProps) {
  const t = useTexts();
  const reader = useLanguage();
  const Input = INPUTS[field.input];
  return (
    <div className={styles['pair']} dir={LOCALES[reader].dir}>
      {LANGUAGES.toSorted((a, b) => Number(b === reader) - Number(a === reader)).map((language) => (
        <div key={language} dir={LOCALES[language].dir} data-language={language} className={styles['side']}>
          <Locked language={language}>
            <Input
              field={field}
              name={`${name}_${language}`}
              label={`${labelOf(field)} · ${t(`language.${language}`)}`}
              value={values[language]}
              error={errors[`${name}_${language}`] ?? errors[name]}
              language={language}
              isNew={isNew}
            />
          </Locked>
          {!field.isApart && (
            <>
              <TextNotes name={`${name}_${language}`} language={language} isHtml={field.kind === 'rich-text'} />
              <Missing name={name} language={language} isHtml={field.kind === 'rich-text'} />
            </>
          )}
        </div>
      ))}
    </div>
  );
}

type MissingProps = { name: string; language: Language; isHtml: boolean };

/** Shown where the other language alone has words: they can be copied across, as a beginning. */
function Missing({ name, language, isHtml }: MissingProps) {
  const t = useTexts();
  const isLocked = useLocked(language);
  const line = useRef<HTMLParagraphElement>(null);
  const other = language === 'en' ? 'ar' : 'en';

  function copy() {
    const form = line.current?.closest('form');
    const [from, to] = [other, language].map((one) => form?.elements.namedItem(`${name}_${one}`));
    if (!isText(from) || !isText(to)) return;
    if (isHtml) to.dispatchEvent(new CustomEvent('mend', { detail: from.value }));
    else {
      setValue(to, from.value);
      to.focus();
    }
  }

  return (
    <p ref={line} className={styles['missing']}>
      {t('content.missing')}{' '}
      {!isLocked && (
        <button type="button" onClick={copy}>
          {t('content.missing.copy', { language: t(`language.${other}`) })}
        </button>
      )}
    </p>
  );
}

function isText(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
