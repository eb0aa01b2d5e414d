import type { FieldCode } from '#api/errors.ts';

const REQUIRED = ['date', 'time', 'name', 'phone', 'type'] as const;

/** What can be said before anything is sent: empty fields, and a time of today that has passed. */
export function missingIn(form: FormData, now: { today: string; time: string }): Record<string, FieldCode> {
  const given = (name: string) => String(form.get(name) ?? '').trim();
  const missing = REQUIRED.filter((name) => given(name) === '');
  const isLate = given('date') === now.today && given('time') !== '' && given('time') <= now.time;
  return { ...Object.fromEntries(missing.map((name) => [name, 'required'] as const)), ...(isLate && { time: 'out-of-range' as const }) };
}
