import type { Item } from '#api/content/present.ts';
import { documentTexts } from '#api/typesetting/document-texts.ts';
import type { PlainSheet, Sheet } from '#api/typesetting/sheet.ts';
import type { collections } from '#content/index.ts';
import { drawWall } from '#content/wall/draw-wall.ts';
import { factsOfWall } from '#content/wall/facts.ts';
import { figuresOf } from '#content/wall/figures.ts';
import { isInRoom } from '#content/wall/in-room.ts';
import type { Counts } from '#content/wall/snap.ts';
import { writeSvg } from '#content/wall/write-svg.ts';
import type { Language } from '#i18n/translate.ts';
import { writeDay } from '#i18n/write-day.ts';
import { siteSentences } from './site-sentences.ts';

type Facts = {
  product: Item<typeof collections.products>;
  counts: Counts;
  day: string;
  company: Sheet['data']['company'];
  /** One of the two of a sheet of both languages: what is drawn is read in both. */ isBoth: boolean;
};

/** So many of its thinnest lines fit side by side into the width of a drawing on A4. */
const LINES_ACROSS = 640;

/** A wall of so many cabinets with all that somebody builds it by; nothing for a product that is no wall. It names no price. */
export function wallSheet(language: Language, { product, counts, day, company, isBoth }: Facts): PlainSheet | undefined {
  const { name, specifications } = product;
  const figures = figuresOf(specifications, counts);
  const drawing = drawWall(specifications, counts, language, isBoth ? 'both' : 'file');
  if (!figures || !drawing) return undefined;
  const t = documentTexts(language);
  const say = siteSentences(language);
  const facts = factsOfWall(figures, { t: say, language, unit: 'm', isInRoom: isInRoom(undefined, specifications) });
  const paper = { font: 'Geist, Readex Pro', line: drawing.width / LINES_ACROSS };
  return {
    template: 'wall',
    data: {
      language,
      title: say('site.wall.named', { name, ...counts }),
      day,
      company,
      foot: t('documents.asOf', { day: writeDay(day, language) }),
      texts: { kind: t('documents.wall.kind'), caption: say('site.wall.caption'), careful: say('site.wall.careful') },
      rows: facts.map((fact) => [say(fact.name), fact.value]),
      drawing: 'wall.svg',
    },
    pictures: { 'wall.svg': Buffer.from(writeSvg(drawing, name, paper)) },
  };
}
