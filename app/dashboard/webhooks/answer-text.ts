import type { Say } from '#app/dashboard/texts.ts';

/** As `send-webhook.ts` has them. */
const CODES = ['address-refused', 'too-late', 'not-listening', 'broken-off', 'unknown-host'] as const;

/** What a receiver said, or why it said nothing; our own codes in words. */
export function answerText({ status, answer }: { status: number | null; answer: string }, t: Say): string {
  const code = status === null ? CODES.find((one) => one === answer) : undefined;
  const text = code ? t(`webhooks.answer.${code}`) : answer;
  return [status, text.slice(0, 200)].filter(Boolean).join(' ');
}
