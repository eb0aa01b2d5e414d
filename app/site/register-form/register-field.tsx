import { useEffect, useState } from 'react';
import type { FieldCode } from '#api/errors.ts';
import { COUNTRIES } from '#i18n/locales.ts';
import { useCountry } from '#app/site/country.ts';
import { nowIn, textOf } from '#app/site/meeting-calendar/day.ts';
import { useTexts } from '#app/page/texts.ts';
import { Field } from '#app/ui/field/field.tsx';
import { type ChoiceName, CHOICES, type ProjectField } from './project-fields.ts';
import { fieldText } from './register-texts.ts';

const LENGTHS: Partial<Record<ProjectField['name'], number>> = { email: 254, phone: 40, website: 500, description: 5000, specs: 5000 };

export function RegisterField({ field, value, code }: { field: ProjectField; value: string | undefined; code: FieldCode | undefined }) {
  const t = useTexts();
  const today = useToday();
  const { name, as, isOptional = false, ...rest } = field;
  const label = isOptional ? `${t(`site.register.${name}`)} (${t('site.register.optional')})` : t(`site.register.${name}`);
  const common = { name, label, required: !isOptional, defaultValue: value ?? '', error: fieldText(t, label, code) };
  if (as === 'select') {
    return (
      <Field as="select" {...common}>
        <Options of={field.name} />
      </Field>
    );
  }
  const maxLength = LENGTHS[name] ?? 200;
  if (as === 'textarea') return <Field as="textarea" {...common} maxLength={maxLength} />;
  const isDate = field.name === 'startDate';
  return <Field {...common} {...rest} {...(isDate ? { min: today } : { maxLength })} />;
}

/** What is sent is the value of the specification in every language; budgets keep the visitor's currency. */
function Options({ of: name }: { of: ChoiceName }) {
  const t = useTexts();
  const { currency } = COUNTRIES[useCountry()];
  return (
    <>
      <option value="">{t('site.register.choose')}</option>
      {CHOICES[name].map((choice) => {
        const hasCurrency = name === 'budget' && choice !== 'Decide Later';
        const text = t(`site.register.${choice}`, { currency: t(`site.register.${currency}`) });
        return (
          <option key={choice} value={hasCurrency ? `${choice} ${currency}` : choice}>
            {text}
          </option>
        );
      })}
    </>
  );
}

/** Unknown on the server, because the page is kept for days. */
function useToday(): string | undefined {
  const { timeZone } = COUNTRIES[useCountry()];
  const [today, setToday] = useState<string | undefined>(undefined);
  useEffect(() => setToday(textOf(nowIn(timeZone, new Date()).day)), [timeZone]);
  return today;
}
