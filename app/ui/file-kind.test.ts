import { expect, test } from 'vitest';
import { proves } from '#test/requirements/proves.ts';
import { fileKindOf } from './file-kind.ts';

test('mp4, webm and ogg are films, whatever the letter case, and everything else is a picture', () => {
  proves('AA-13');
  expect(['a.mp4', 'a.WEBM', 'a.b.Ogg', 'a.MP4'].map(fileKindOf)).toEqual(['video', 'video', 'video', 'video']);
  expect(['a.mov', 'mp4', 'a.mp4.jpg', 'a.webp'].map(fileKindOf)).toEqual(['image', 'image', 'image', 'image']);
});
