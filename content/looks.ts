import { drawing } from './drawings.ts';
import { document } from './fields/document.ts';
import { flag } from './fields/flag.ts';
import { icon } from './fields/icon.ts';
import { image } from './fields/image.ts';
import type { Fields } from './fields/kinds.ts';
import { link } from './fields/link.ts';
import { list } from './fields/list.ts';
import { media } from './fields/media.ts';
import { text } from './fields/text.ts';
import { video } from './fields/video.ts';

type LookDeclaration = {
  /** What every record must bring, written as fields, because fields fill it. */
  needs: Fields;
  /** What is drawn where a collection has it. */
  draws?: Fields;
  /** What a collection may choose; the first is taken where it chooses nothing. */
  options?: Readonly<Record<string, readonly [string, ...string[]]>>;
  /** Words of the section beside its heading. */
  texts?: readonly string[];
};

const code = () => text({ shared: true });
const item = { text: text(), picture: image(), link: link() };

/** Every way to show the records of a collection on a public page. The drawings are in app/looks, a folder each. */
const LOOKS = {
  /** Rows with a small picture; `aside` are small cards for the edge of a page. */
  articles: { needs: { title: text() }, draws: item, options: { layout: ['rows', 'aside'] } },
  /** Pictures and films across the screen, one after the other. `text` describes the picture. */
  banners: { needs: { title: text() }, draws: { text: text(), picture: media(), link: link() } },
  /** Two or three in a line; `staggered` are two columns, the second a step lower. */
  cards: { needs: { title: text() }, draws: { ...item, overline: text(), drawing: drawing() }, options: { layout: ['wide', 'staggered'] } },
  /** Products side by side: the same fact at the same height in each column. */
  columns: {
    needs: { title: text() },
    draws: {
      ...item,
      kind: text(),
      promise: text(),
      about: text(),
      sheet: document(),
      icons: list(icon()),
      sizes: list(text()),
      features: list({ title: text(), image: image() }),
      advantages: list({ name: text(), value: flag() }),
    },
  },
  /** Each picture or film as wide as the screen, with its words below; on a wide desk whole beside them. A title of one or two letters is not drawn. */
  cover: { needs: { title: text() }, draws: { text: text(), picture: media(), figure: text() } },
  /** Set like a data sheet: the number first. */
  figures: { needs: { title: text(), text: text() }, draws: { picture: image() } },
  /** Small cards with an icon, four side by side. */
  'icon-cards': { needs: { title: text() }, draws: { text: text(), icon: icon(), link: link() } },
  /** Logos in a row without an end. */
  logos: { needs: { title: text(), picture: image() } },
  /** Pictures and films on a wall. */
  media: { needs: { title: text(), picture: media() }, draws: { text: text(), drawing: drawing() } },
  /** Portraits: in rows to turn through, those of group 0 first, or in a grid. */
  people: {
    needs: { title: text() },
    draws: { ...item, role: text(), group: code() },
    options: { layout: ['rows', 'grid'] },
    texts: ['first', 'others'],
  },
  /** Opens one answer at a time, with its picture. */
  questions: { needs: { title: text(), text: text() }, draws: { picture: image() } },
  /** One story per screen, the sides changing from row to row. */
  rows: { needs: { title: text() }, draws: { ...item, figure: text(), drawing: drawing() } },
  /** Pictures with a name under each: two large ones and the names of all, or three in a row. */
  showcase: {
    needs: { title: text() },
    draws: { overline: text(), picture: media(), link: link() },
    options: { layout: ['two', 'three'] },
    texts: ['all'],
  },
  /** A carousel of pictures: tall, wide and without an end, or with the words on them. */
  slides: {
    needs: { title: text() },
    draws: { text: text(), picture: media(), link: link() },
    options: { layout: ['tall', 'wide', 'cover'] },
  },
  /** Numbered pictures, all leading to one page. */
  steps: {
    needs: { title: text() },
    draws: { text: text(), picture: image() },
    options: { to: ['communityShort', 'contact', 'register'] },
  },
  /** One large picture with words beside it at a time. */
  stories: { needs: { title: text() }, draws: item },
  /** Where one can go from here: small pictures in a line. */
  strip: { needs: { title: text() }, draws: { picture: image(), link: link() } },
  /** Small cards with a torn-off edge. */
  tickets: { needs: { title: text() }, draws: item },
  /** Pictures of two sizes with words on them, white or black as the record says, or else white, or else by turns. */
  tiles: {
    needs: { title: text() },
    draws: { ...item, color: code(), white: flag() },
    options: { pattern: ['home', 'category'], leads: ['title', 'button'], colors: ['white', 'by turns'] },
  },
  /** Films that open over the page. */
  videos: { needs: { title: text(), film: video() }, draws: { text: text() } },
} as const satisfies Readonly<Record<string, LookDeclaration>>;

export type LookName = keyof typeof LOOKS;
type Part<L extends LookName, Name extends keyof LookDeclaration> = Name extends keyof (typeof LOOKS)[L] ? (typeof LOOKS)[L][Name] : never;

/** What a look must find in every record, and everything it draws. */
export type NeedsOf<L extends LookName> = Part<L, 'needs'>;
export type PropsOf<L extends LookName> = NeedsOf<L> & ([Part<L, 'draws'>] extends [never] ? unknown : Part<L, 'draws'>);
export type OptionsOf<L extends LookName> = {
  [Name in keyof Part<L, 'options'>]: Part<L, 'options'>[Name] extends readonly (infer Value)[] ? Value : never;
};
export type TextOf<L extends LookName> = Part<L, 'texts'> extends readonly (infer Name extends string)[] ? Name : never;

/** `LOOKS`, where the types of single looks do not matter. */
export const lookNamed: Readonly<Record<LookName, LookDeclaration>> = LOOKS;
