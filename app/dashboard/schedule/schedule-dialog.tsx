import { type FormEvent, useState } from 'react';
import { CLOCKS, SCHEDULED_ACTIONS } from '#content/schedule.ts';
import { LANGUAGES } from '#content/languages.ts';
import type { Request } from '#app/page/api-client.ts';
import { useLanguage } from '#app/page/texts.ts';
import { textsOf } from '#app/dashboard/forms/texts-of.ts';
import { Chooser } from '#app/dashboard/ui/chooser.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { SelectField, TextField } from '#app/dashboard/ui/text-field.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { soonInRiyadh } from './clock-time.ts';
import styles from './schedule.module.css';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Settings are never hidden. */
  canHide: boolean;
  /** Of a release: it is published, in whatever languages are in it. */
  isTimeAlone?: boolean;
  /** The plan that is changed, if there is one. */
  planned?: { action: string; language: string; time: string; country: string } | undefined;
  /** The call that plans it, once everything that was typed is kept; undefined if that failed. */
  plan: (body: Readonly<Record<string, string>>) => Promise<Request | undefined>;
};

/** Publish or hide at a time, by the clock of Riyadh or of Dubai. Apart from the form it is opened in: a form inside a form would be that one. */
export function ScheduleDialog({ isOpen, onClose, canHide, isTimeAlone = false, planned, plan }: DialogProps) {
  const t = useTexts();
  const language = useLanguage();
  const { isBusy, call } = useBusyChange();
  const [soon] = useState(() => soonInRiyadh(new Date()));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const planning = await plan(textsOf(event.currentTarget));
    if (!planning) return onClose();
    const answer = await call(planning);
    setErrors(answer.errors);
    if (answer.isOk) onClose();
  }

  const actions = SCHEDULED_ACTIONS.filter((action) => canHide || action === 'publish');
  return (
    <Chooser isOpen={isOpen} onClose={onClose} title={t('schedule.set.title')}>
      <form className={styles['plan']} onSubmit={(event) => void send(event)}>
        {!isTimeAlone && (
          <>
            <SelectField
              name="action"
              label={t('schedule.action')}
              defaultValue={planned?.action}
              options={actions.map((action) => [action, t(`schedule.action.${action}`)] as const)}
            />
            <SelectField
              name="language"
              label={t('schedule.language')}
              hint={t('schedule.shared')}
              defaultValue={planned?.language}
              options={[['both', t('schedule.language.both')], ...LANGUAGES.map((one) => [one, t(`language.${one}`)] as const)]}
            />
          </>
        )}
        <TextField
          name="time"
          type="datetime-local"
          label={t('schedule.time')}
          error={errors['time']}
          required
          defaultValue={planned?.time ?? soon}
        />
        <SelectField
          name="country"
          label={t('schedule.clock')}
          defaultValue={planned?.country}
          options={(['sa', 'ae'] as const).map((country) => [country, CLOCKS[country][language]] as const)}
        />
        {Object.entries(errors).map(([name, error]) => name !== 'time' && <p key={name} role="alert">{`${name}: ${error}`}</p>)}
        <Action look="main" type="submit" disabled={isBusy}>
          {t('schedule.plan')}
        </Action>
      </form>
    </Chooser>
  );
}
