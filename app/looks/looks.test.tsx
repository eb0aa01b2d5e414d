import { expect, test } from 'vitest';
import { lookNamed, type LookName } from '#content/looks.ts';
import { DRAWINGS } from '#content/drawings.ts';
import { namesOf } from '#content/known.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { drawLook } from '#test/rig/draw-look.tsx';
import { markOf, sampleRecord } from '#test/rig/sample-record.ts';
import { OfProduct } from './line-drawings/line-drawing.tsx';
import type { LoadedSection } from './look-props.ts';
import { Sections } from './sections.tsx';
import { proves } from '#test/requirements/proves.ts';

/** Places that decide how a record is drawn, and are not seen themselves. */
const DECIDES = new Set(['people.group', 'tiles.color', 'tiles.white', 'cards.drawing', 'media.drawing', 'rows.drawing']);

/** Every look in every combination of its options. */
const variants = (Object.keys(lookNamed) as LookName[]).flatMap((look) => {
  const choices = Object.entries(lookNamed[look].options ?? {});
  const all = choices.reduce<Record<string, string>[]>(
    (made, [name, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
  return all.map((options) => ({ look, options, name: [look, ...Object.values(options)].join(' ') }));
});

function sectionOf(look: LookName, options: Record<string, string>, records: readonly unknown[]): LoadedSection {
  const section: unknown = {
    look,
    name: 'sample',
    area: 'main',
    props: { heading: 'The heading', tone: undefined, options, texts: {}, records },
  };
  return section as LoadedSection;
}

test.each(variants)('$name draws everything its declaration says', ({ look, options }) => {
  const { needs, draws } = lookNamed[look];
  const html = drawLook(<Sections of="community" loaded={[sectionOf(look, options, [sampleRecord(look)])]} />);
  const filled = Object.entries({ ...needs, ...draws }).filter(([prop]) => !DECIDES.has(`${look}.${prop}`));
  expect(filled.filter(([prop, field]) => !html.includes(markOf(prop, field))).map(([prop]) => prop)).toEqual([]);
});

test.each(variants)('$name stands with nothing but what it needs', ({ look, options }) => {
  const { needs, draws = {} } = lookNamed[look];
  const empty = Object.fromEntries(Object.entries(draws).map(([prop, field]) => [prop, field.kind === 'link' ? undefined : field.empty]));
  const html = drawLook(<Sections of="community" loaded={[sectionOf(look, options, [sampleRecord(look, empty)])]} />);
  expect(Object.entries(needs).filter(([prop, field]) => !html.includes(markOf(prop, field)))).toEqual([]);
  expect(html).not.toMatch(/<img[^>]*src=""|href="undefined"|>undefined</);
});

test.each(variants)('$name says in which language a borrowed title is written', ({ look, options }) => {
  const html = drawLook(
    <Sections of="community" loaded={[sectionOf(look, options, [sampleRecord(look, { fallback: ['title'] })])]} />,
    'ar',
  );
  // Logos and strips of films draw the title as a name for those who cannot see them, where no language can be told.
  if (look !== 'logos') expect(html).toMatch(/<span lang="en" dir="ltr">The title<\/span>/);
});

const PRODUCT = {
  'pixel-pitch': [1.25],
  'viewing-distance': [1.2],
  cabinet: [[600, 337.5, 45]],
  mounting: ['wall', 'hung'],
  service: ['front'],
  'protection-front': ['IP54'],
  'protection-back': ['IP40'],
  temperature: [[-10, 45]],
} as const;

test.each(namesOf(DRAWINGS))(
  'the drawing "%s" takes the place of the picture, in both languages, where the product has its figures',
  (drawing) => {
    const story = sectionOf('rows', {}, [sampleRecord('rows', { drawing })]);
    for (const language of ['en', 'ar'] as const) {
      const draw = (specifications: Specifications) =>
        drawLook(
          <OfProduct specifications={specifications}>
            <Sections of="community" loaded={[story]} />
          </OfProduct>,
          language,
        );
      expect(draw(PRODUCT)).toContain(`data-drawing="${drawing}"`);
      expect(draw(PRODUCT)).toContain(`aria-label="${DRAWINGS[drawing][language]}`);
      expect(draw(PRODUCT)).not.toMatch(/<img|NaN|undefined/);
      expect(draw({})).toContain('<img');
    }
  },
);

test('few logos are repeated until the row is full, and read aloud once', () => {
  const logos = [1, 2, 3].map((id) => ({ ...sampleRecord('logos'), id }));
  const html = drawLook(<Sections of="community" loaded={[sectionOf('logos', {}, logos)]} />);
  proves('3-36');
  expect(html.match(/<img/g)).toHaveLength(2 * 4 * logos.length);
  expect(html.match(/<ul\b/g)).toHaveLength(8);
  expect(html.match(/<(?:div|ul)\b[^>]*aria-hidden="true"/g)).toHaveLength(7);
});
