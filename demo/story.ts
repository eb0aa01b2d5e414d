import type { drawing, DrawingName } from '#content/drawings.ts';
import type { figure, standardItem } from '#content/shapes.ts';
import type { DemoRecord, MediaPath, NamedFile } from './record.ts';

/** "Title | Sentence": one line per language keeps a page of stories readable. */
type Texts = `${string} | ${string}`;

/**
 * `figure`: the number that is set large beside it, in English and in Arabic. `drawing`: drawn of the specifications in place of the
 * picture.
 */
type StoryTexts = { en: Texts; ar: Texts; figure?: readonly [string, string]; drawing?: DrawingName };

/** An item of any section that shows a picture or film, a title, a text and a link. */
export type Story = DemoRecord<{ fields: typeof standardItem & { figure: typeof figure; drawing: ReturnType<typeof drawing> } }>;
export type Stories = readonly Story[];

export function story(icon: NamedFile, path: string, texts: StoryTexts): Story {
  const [en, ar] = texts.figure ?? [];
  return {
    en: { ...split(texts.en), ...(en && { figure: en }) },
    ar: { ...split(texts.ar), ...(ar && { figure: ar }) },
    shared: { path, ...(texts.drawing && { drawing: texts.drawing }) },
    files: { icon },
  };
}

/** What stands for a drawing where only files can be shown, as in the interface for other programs. */
const ICON_OF: Readonly<Record<DrawingName, MediaPath>> = {
  front: 'icons/screen-size.png',
  side: 'icons/thickness.png',
  back: 'icons/service.png',
  exploded: 'icons/led-module.png',
  cables: 'icons/power.png',
  pitch: 'icons/pixel-pitch.png',
  distance: 'icons/people.png',
  mounting: 'icons/video-wall.png',
  service: 'icons/service.png',
  protection: 'icons/protection.png',
  temperature: 'icons/temperature.png',
};

/** A story that no photograph of ours shows: it is drawn from the specifications of its product. */
export function drawn(drawing: DrawingName, path: string, texts: Omit<StoryTexts, 'drawing'>): Story {
  return story(ICON_OF[drawing], path, { ...texts, drawing });
}

/** A question without a picture of its own: the one of the first question stays beside it. */
export function asked(path: string, texts: { en: Texts; ar: Texts }): Story {
  return { en: split(texts.en), ar: split(texts.ar), shared: { path } };
}

export function ofParent(parent: number, stories: Stories): Story[] {
  return stories.map((item) => ({ ...item, parent }));
}

function split(texts: Texts): Story['en'] {
  const [title = '', text = ''] = texts.split(' | ');
  return { title, text };
}
