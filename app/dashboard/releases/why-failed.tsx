import { isOneOf } from '#content/known.ts';
import { RELEASE_PROBLEMS } from '#content/releases.ts';
import { useTexts } from '#app/dashboard/texts.ts';

export function WhyFailed({ problem }: { problem: string }) {
  const t = useTexts();
  if (problem === 'empty') return <p>{t('releases.failed.empty')}</p>;
  return (
    <p>
      {isOneOf(RELEASE_PROBLEMS, problem) ? t('releases.failed', { why: t(`releases.problem.${problem}`) }) : t('releases.state.failed')}
    </p>
  );
}
