import { expect, test } from 'vitest';
import { generatePassword } from './generated-password.ts';
import { newPasswordProblem } from './password-rules.ts';

test('a new password has 12 to 128 characters, counted as people count them', () => {
  expect(newPasswordProblem('kamelhaar-7', 'admin')).toBe('too-short');
  expect(newPasswordProblem('kamelhaar-78', 'admin')).toBeUndefined();
  expect(newPasswordProblem('🌙✨🌵🐪🏜️🕌🌴🎐'.slice(0, 14), 'admin')).toBe('too-short');
  expect(newPasswordProblem('é'.normalize('NFD').repeat(11), 'admin')).toBe('too-short');
  const varied = Array.from({ length: 128 }, (_, n) => String.fromCodePoint(0x621 + ((n * 7) % 40))).join('');
  expect(newPasswordProblem(varied, 'admin')).toBeUndefined();
  expect(newPasswordProblem(`${varied}x`, 'admin')).toBe('too-long');
  expect(newPasswordProblem('x'.repeat(1_000_000), 'admin')).toBe('too-long');
});

test('the commonest leaked passwords of 12 characters and more are refused', () => {
  const leaked = `q1w2e3r4t5y6 1qaz2wsx3edc 1q2w3e4r5t6y 1q2w3e4r5t6y7u8i9o0p qwerty123456 123qweasdzxc startfinding 123456654321
    123456123456 qwertyuiop[] 123456qwerty MaprCheM56458 megaparol12345 Megaparol12345 111222tianya PolniyPizdec0211
    Sojdlg123aljg qazwsxedcrfv 112233445566 123456789123 123456789987654321 123456789123456789 TempPassWord admintelecom
    administrator Password@123 Aa@123456789 theworldinyourhand d41d8cd98f00b204e9800998ecf8427e PolniyPizdec110211`;
  for (const password of leaked.split(/\s+/)) expect([password, newPasswordProblem(password, 'sara')]).toEqual([password, 'too-common']);
});

test('a password of no pattern is refused where it is among the million commonest that leaked, in any case', () => {
  for (const password of ['leavemealone', 'SonyEricsson', 'gfhjkmgfhjkm', 'mailcreated5240', 'ghhh47hj7649'])
    expect([password, newPasswordProblem(password, 'sara')]).toEqual([password, 'too-common']);
  for (const password of ['four quite unrelated words', 'زرافة تعزف العود ليلا', 'leavemealone and more'])
    expect([password, newPasswordProblem(password, 'sara')]).toEqual([password, undefined]);
});

test('passwords made in an easy way are refused', () => {
  const easy = [
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'passwordpassword',
    'abcdefghijkl',
    '210987654321',
    'poiuytrewqlkjhgfdsa',
    'P@$$w0rd2026!',
    'admin1234567',
    'Welcome@20262026',
    'Lamha-2026-2027',
    'كلمة المرور 123',
    'ابتثجحخدذرزس',
    'sara.q123456',
    'sara.qsara.q',
  ];
  for (const password of easy) expect([password, newPasswordProblem(password, 'sara.q')]).toEqual([password, 'too-common']);
});

test('ordinary good passwords and generated ones are taken', () => {
  const good = [
    'GlowMate-15-lights-up',
    'correct horse but with a lamp',
    'أضواء المدينة آمنة ليلًا',
    'Xk7!pq2Rw9zt',
    'sara.q is a friend of mine',
  ];
  for (const password of [...good, ...Array.from({ length: 200 }, generatePassword)])
    expect([password, newPasswordProblem(password, 'sara.q')]).toEqual([password, undefined]);
});
