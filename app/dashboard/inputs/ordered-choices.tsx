import { type ComponentProps, useState } from 'react';
import type { Bilingual } from '#content/fields/field.ts';
import { useLanguage } from '#app/page/texts.ts';
import { tickName } from '#app/dashboard/content/row-names.ts';
import { GlyphButton } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './specifications-input.module.css';

type ChoicesProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  name: string;
  options: Readonly<Record<string, Bilingual>>;
  value: readonly string[];
};

/** The first place is the one a product is made for. What is ticked comes last and can be put first. */
export function OrderedChoices({ name, options, value, ...ties }: ChoicesProps) {
  const t = useTexts();
  const language = useLanguage();
  const [chosen, setChosen] = useState(value);
  const others = (option: string) => chosen.filter((one) => one !== option);
  return (
    <div role="group" className={styles['choices']} {...ties}>
      {Object.entries(options).map(([option, optionLabel]) => {
        const position = chosen.indexOf(option);
        const label = optionLabel[language];
        return (
          <span key={option} className={styles['choice']}>
            <label>
              <input
                type="checkbox"
                name={tickName(name)}
                value={option}
                defaultChecked={position >= 0}
                onChange={({ currentTarget }) => setChosen(currentTarget.checked ? [...others(option), option] : others(option))}
              />{' '}
              {label}
            </label>
            {position >= 0 && chosen.length > 1 && <small>{t('specifications.place', { place: position + 1 })}</small>}
            {position > 0 && (
              <GlyphButton
                label={t('specifications.first', { label })}
                glyph="arrow-up"
                onClick={({ currentTarget }) => {
                  setChosen([option, ...others(option)]);
                  currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
                }}
              />
            )}
          </span>
        );
      })}
      {chosen.map((option) => (
        <input key={option} type="hidden" name={name} value={option} />
      ))}
    </div>
  );
}
