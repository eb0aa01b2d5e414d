import type { Say } from '#app/dashboard/texts.ts';

/** What a receiver said, or why it said nothing; our own codes in words. */
export function answerWords({ status, answer }: { status: number | null; answer: string }, t: Say): string {
  const words = answer === 'address-refused' ? t('webhooks.refused') : answer === 'too-late' ? t('webhooks.too-late') : answer;
  return [status, words.slice(0, 200)].filter(Boolean).join(' ');
}
