import type { Call } from './app.ts';

export const SALES = 'sales@example.com';

/** A company that can be written to. */
export async function setUpMail(
  admin: Call,
  recipients: readonly Record<string, string>[] = [{ kind: 'any', country: 'any', email: SALES }],
  more: Readonly<Record<string, number>> = { reply_hold_seconds: 0 },
): Promise<void> {
  const { status, text } = await admin('PUT', '/api/en/settings/mail', {
    json: {
      from_name: 'Lamha',
      from_address: 'no-reply@lamha.example',
      self_test_address: 'self-test@lamha.example',
      thank_you: 1,
      recipients,
      ...more,
    },
  });
  if (status !== 200) throw new Error(text);
}
