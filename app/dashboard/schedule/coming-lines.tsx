import type { Coming } from '#api/features/schedule/present-scheduled.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { useClockTime } from './clock-time.ts';

/** In a form: what happens to its record at a time. */
export function ComingLines({ coming }: { coming: readonly Coming[] }) {
  const t = useTexts();
  const when = useClockTime();
  return coming.map(({ action, languages, at, country, problem }) => (
    <span key={`${action} ${languages.join()}`} role={problem ? 'alert' : undefined}>
      {t(`schedule.will.${action}`, {
        when: when(at, country),
        language: languages.length === 1 ? t(`language.${languages[0]!}`) : t('schedule.language.both'),
      })}
      {problem && ` ${t(`schedule.problem.${problem}`)}`}
    </span>
  ));
}
