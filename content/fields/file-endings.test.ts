import { expect, test } from 'vitest';
import { proves } from '#test/requirements/proves.ts';
import { fileKindOf } from './file-endings.ts';

test('the last ending decides what a file is, without its query and in any letter case', () => {
  proves('3-85', 'AA-13');
  expect(['a.MP4?x=1', 'a.png.webm', 'a.OGG#t=3', 'b.mp4.png', 'c.JPG?film.mp4'].map(fileKindOf)).toEqual([
    'video',
    'video',
    'video',
    'image',
    'image',
  ]);
  expect(['a.mov', 'a.mp4x', ''].map(fileKindOf)).toEqual([undefined, undefined, undefined]);
});
