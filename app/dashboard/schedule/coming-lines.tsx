import { oneOrBoth } from '#content/languages.ts';
import type { Coming } from '#api/features/schedule/present-scheduled.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { useClockTime } from './clock-time.ts';

/** In a form: what happens to its record at a time. */
export function ComingLines({ coming }: { coming: readonly Coming[] }) {
  const t = useTexts();
  const when = useClockTime();
  const named = (one: ReturnType<typeof oneOrBoth>) => (one === 'both' ? t('schedule.language.both') : t(`language.${one}`));
  return coming.map(({ action, languages, at, country, problem }) => (
    <span key={`${action} ${languages.join()}`} role={problem ? 'alert' : undefined}>
      {t(`schedule.will.${action}`, {
        when: when(at, country),
        language: named(oneOrBoth(languages)),
      })}
      {problem && ` ${t(`schedule.problem.${problem}`)}`}
    </span>
  ));
}
