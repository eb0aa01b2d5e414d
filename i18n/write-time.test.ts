import { expect, test } from 'vitest';
import { writeTime } from './write-time.ts';

test('an hour is named as one in both languages', () => {
  const at = new Date('2026-11-25T07:30:00Z');
  expect(writeTime(at, 'Asia/Riyadh', 'ar')).toBe('الأربعاء، 25 نوفمبر 2026، الساعة 10:30');
  expect(writeTime(at, 'Asia/Riyadh', 'en')).toBe('Wednesday, 25 November 2026 at 10:30');
});
