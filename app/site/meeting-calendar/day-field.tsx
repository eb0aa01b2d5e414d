import { useTexts } from '#app/page/texts.ts';
import { Field } from '#app/ui/field/field.tsx';

/** The day as the browser asks for it, where no script draws the calendar. */
export function DayField({ chosen = '' }: { chosen?: string | undefined }) {
  const t = useTexts();
  return (
    <noscript>
      <Field name="date" type="date" required label={t('site.meeting.day')} defaultValue={chosen} />
    </noscript>
  );
}
