import type { ReactNode } from 'react';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import { useTexts } from '#app/page/texts.ts';
import { Field } from '#app/ui/field/field.tsx';
import { fieldText } from './meeting-texts.ts';
import styles from './meeting-card.module.css';

/** The values the server knows (api/kernel/lead-forms.ts). */
const TYPES = ['zoom', 'google_meet', 'teams', 'physical'] as const;

type MeetingFieldsProps = {
  answer: Pick<FormOutcome, 'fields' | 'values'> | undefined;
  city: string;
  /** When somebody is there, beside the time that is asked for. */
  hours: ReactNode;
};

export function MeetingFields({ answer, city, hours }: MeetingFieldsProps) {
  const t = useTexts();
  const given = (name: string, label: string) => ({
    name,
    label,
    defaultValue: answer?.values[name] ?? '',
    error: fieldText(t, { name, label }, answer?.fields[name]),
  });
  return (
    <div className={styles['fields']}>
      <Field {...given('name', t('site.meeting.name'))} required maxLength={200} autoComplete="name" />
      <Field {...given('phone', t('site.meeting.phone'))} type="tel" required maxLength={40} autoComplete="tel" />
      <Field {...given('time', t('site.meeting.time'))} type="time" required dir="ltr" />
      <Field {...given('type', t('site.meeting.type'))} as="select" required>
        <option value="">{t('site.meeting.chooseType')}</option>
        {TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`site.meeting.type.${type}`)}
            {type === 'physical' && city && `: ${city}`}
          </option>
        ))}
      </Field>
      {hours}
      <Field
        {...given('email', `${t('site.form.email')} (${t('site.form.optional')})`)}
        type="email"
        maxLength={254}
        autoComplete="email"
      />
    </div>
  );
}
