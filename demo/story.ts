import type { figure, standardItem } from '#content/shapes.ts';
import type { DemoRecord, MediaPath } from './record.ts';

/** "Title | Sentence": one line per language keeps a page of stories readable. */
type Words = `${string} | ${string}`;

/** `figure`: the number that is set large beside it, in English and in Arabic. */
type StoryWords = { en: Words; ar: Words; figure?: readonly [string, string] };

/** An item of any section that shows a picture or film, a title, a text and a link. */
export type Story = DemoRecord<{ fields: typeof standardItem & { figure: typeof figure } }>;
export type Stories = readonly Story[];

export function story(icon: MediaPath, path: string, words: StoryWords): Story {
  const [en, ar] = words.figure ?? [];
  return {
    en: { ...split(words.en), ...(en && { figure: en }) },
    ar: { ...split(words.ar), ...(ar && { figure: ar }) },
    shared: { path },
    files: { icon },
  };
}

/** A question without a picture of its own: the one of the first question stays beside it. */
export function asked(path: string, words: { en: Words; ar: Words }): Story {
  return { en: split(words.en), ar: split(words.ar), shared: { path } };
}

export function ofParent(parent: number, stories: Stories): Story[] {
  return stories.map((item) => ({ ...item, parent }));
}

function split(words: Words): Story['en'] {
  const [title = '', text = ''] = words.split(' | ');
  return { title, text };
}
