import { expect, test } from 'vitest';
import { meetingMailOf } from './mail-payload.ts';

type Parts = Parameters<typeof meetingMailOf>;

const SENDER = { company: 'Lamha', from: { name: 'Lamha', address: 'no-reply@example.com' }, answersTo: undefined } as Parts[2];
const LEAD = { language: 'en', reference: 'L-1', email: 'noura@example.com' } as Parts[0];

function mailOfChange(change: Parts[1]['change']): string {
  const payload = { change, startsAt: '2026-11-25T07:30:00Z', sequence: 1, type: 'teams', wasConfirmed: true, note: '', link: '' };
  return meetingMailOf(LEAD, payload, SENDER, new Date()).text;
}

test('a time that was declined is called the one that was asked for, and no other is', () => {
  expect(mailOfChange('declined')).toContain('Time you asked for (Riyadh time): Wednesday, 25 November 2026 at 10:30');
  for (const change of ['confirmed', 'moved'] as const) expect(mailOfChange(change)).toContain('\nRiyadh time: Wednesday');
});
