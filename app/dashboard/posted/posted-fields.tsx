import { FormStatus } from '#app/ui/field/form-status.tsx';
import { CodeField } from '#app/dashboard/factors/code-field.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { NAMES } from './names.ts';
import { usePosted } from './use-posted.ts';

type PostedProps = { form: string; of?: string; values?: Readonly<Record<string, string | number | undefined>> | undefined };

const NOTHING = {};
/** It is the one thing that is missing. */
const TAKES_FOCUS = { autoFocus: true } as const;

/** What a form says besides its fields when no script sends it, and what it was answered. */
export function PostedFields({ form, of = '', values = NOTHING }: PostedProps) {
  const t = useTexts();
  const posted = usePosted(form, of);
  return (
    <>
      <input type="hidden" name={NAMES.form} value={form} />
      {Object.entries(values).map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)}
      {posted && <FormStatus kind="error">{posted.message}</FormStatus>}
      {posted?.asks && (
        <>
          <p>{t('confirm.lead')}</p>
          <TextField
            name={NAMES.password}
            type="password"
            dir="ltr"
            label={t('login.password')}
            error={posted.errors[NAMES.password]}
            autoComplete="current-password"
            {...TAKES_FOCUS}
          />
          <CodeField />
        </>
      )}
    </>
  );
}
