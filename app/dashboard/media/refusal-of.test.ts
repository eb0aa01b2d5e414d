import { expect, test } from 'vitest';
import { textsIn } from '#app/dashboard/texts.ts';
import { refusalOf, takenBy } from './refusal-of.ts';

const texts = { t: textsIn('en'), size: (bytes: number) => `${bytes / 1_000_000} MB` };
const file = (name: string, size = 1000, type = '') => ({ name, size, type });

test('what fits the field is not refused, whatever the case of its ending', () => {
  for (const name of ['a.jpg', 'A.JPEG', 'b.PNG', 'c.webp', 'd.avif']) expect(refusalOf(file(name), ['image'], texts)).toBe('');
  expect(refusalOf(file('film.m4v'), ['image', 'video'], texts)).toBe('');
  expect(refusalOf(file('pasted', 1000, 'image/png'), ['image'], texts)).toBe('');
});

test('M4: a wrong type is named with the accepted ones and with what to do', () => {
  expect(refusalOf(file('IMG_1.HEIC'), ['image'], texts)).toMatch(/^“IMG_1.HEIC” cannot be used here. Accepted: JPG, PNG, .*iPhone/);
  expect(refusalOf(file('logo.svg'), ['image'], texts)).toMatch(/PNG or WebP/);
  expect(refusalOf(file('film.mov'), ['video'], texts)).toMatch(/MP4 \(H.264\)/);
  expect(refusalOf(file('film.mov'), ['image'], texts)).not.toMatch(/H.264/);
  expect(refusalOf(file('sheet.docx'), ['pdf'], texts)).toMatch(/as PDF/);
});

test('M4: a file that is too large is refused with both sizes before it is sent', () => {
  expect(refusalOf(file('photo.jpg', 58_000_000), ['image'], texts)).toMatch(/58\sMB.*10\sMB is the most.*2,400\spixels/);
  expect(refusalOf(file('photo.jpg', 10_000_000), ['image'], texts)).toBe('');
  expect(refusalOf(file('film.mp4', 58_000_000), ['image', 'video'], texts)).toBe('');
});

test('a field tells what it takes', () => {
  expect(takenBy(['pdf'], texts)).toBe('PDF, up to 25 MB');
  expect(takenBy(['image', 'video'], texts)).toBe('JPG, PNG, WEBP, GIF, AVIF, up to 10 MB · MP4, WEBM, OGG, up to 200 MB');
});
