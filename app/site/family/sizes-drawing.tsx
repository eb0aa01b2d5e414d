import { offeredSizes, writeSize } from '#content/offered-size.ts';
import { liftOf, PERSON_HEIGHT } from '#content/specifications/plan-drawing.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { sidesFor } from '#content/specifications/values.ts';
import { writeNumber } from '#content/specifications/write.ts';
import lines from '#app/looks/line-drawings/sheet.module.css';
import { type Label, Person, SHEET, Sheet } from '#app/looks/line-drawings/sheet.tsx';
import type { FamilyMember } from './family-drawing.tsx';

const MOST = 7;
const [MARGIN, TALLEST] = [18, 190];
/** The line of names below the ground. */
const UNDER = 34;
/** Millimetres: between two bodies, and as wide as a person is drawn. */
const [GAP, PERSON] = [300, 520];

type Body = { name: string; width: number; height: number; lift: number; picture: readonly number[] | undefined };

/** All sizes of a family side by side, hung or standing as they are, beside a person. */
export function SizesDrawing({ products }: { products: readonly FamilyMember[] }) {
  const bodies = products
    .flatMap(({ name, specifications }) => bodiesOf(name, specifications))
    .toSorted((one, other) => one.width * one.height - other.width * other.height)
    .slice(0, MOST);
  const across = bodies.reduce((sum, { width }) => sum + GAP + width, PERSON);
  const tallest = Math.max(PERSON_HEIGHT, ...bodies.map(({ height, lift }) => height + lift));
  const scale = Math.min((SHEET.width - 2 * MARGIN) / across, TALLEST / tallest);
  const start = (SHEET.width - across * scale) / 2;
  const ground = (SHEET.height + tallest * scale - UNDER) / 2;
  const before = (index: number) => bodies.slice(0, index).reduce((sum, { width }) => sum + GAP + width, PERSON + GAP);
  const placed = bodies.map((body, index) => ({ ...body, x: start + before(index) * scale }));
  const labels = placed.map(({ name, width, x }): Label => ({ x: x + (width * scale) / 2, y: ground + 24, text: name, tone: 'accent' }));
  return (
    <Sheet name="front" labels={labels}>
      <path className={lines['soft']} d={`M${MARGIN} ${ground}H${SHEET.width - MARGIN}`} />
      <Person x={start} ground={ground} scale={scale} />
      {placed.map(({ name, x, width, height, lift, picture }) => (
        <g key={`${name} ${x}`}>
          <rect
            className={lines['body']}
            x={x}
            y={ground - (lift + height) * scale}
            width={width * scale}
            height={height * scale}
            rx={1.5}
          />
          <Screen body={{ width, height }} picture={picture} x={x} y={ground - (lift + height) * scale} scale={scale} />
        </g>
      ))}
    </Sheet>
  );
}

type ScreenProps = { body: Pick<Body, 'width' | 'height'>; picture: Body['picture']; x: number; y: number; scale: number };

/** As far from the top as from the sides. */
function Screen({ body, picture, x, y, scale }: ScreenProps) {
  const [width, height] = picture ?? [];
  if (!width || !height || width > body.width || height > body.height) return null;
  const edge = (body.width - width) / 2;
  const below = Math.min(edge, (body.height - height) / 2);
  return <rect className={lines['lit']} x={x + edge * scale} y={y + below * scale} width={width * scale} height={height * scale} />;
}

function bodiesOf(name: string, specifications: Specifications): Body[] {
  const sizes = offeredSizes(specifications);
  return (specifications.body ?? []).flatMap((_, index) => {
    const [width = 0, height = 0] = sidesFor(specifications, 'body', index) ?? [];
    const inches = sizes[index];
    const body = {
      name: inches === undefined ? name : writeSize(writeNumber(inches)),
      width,
      height,
      lift: liftOf(specifications, height),
      picture: sidesFor(specifications, 'picture-size', index),
    };
    return width > 0 && height > 0 ? [body] : [];
  });
}
