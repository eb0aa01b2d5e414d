import { Fragment } from 'react';
import { numberFor } from '#content/specifications/values.ts';
import { useLanguage } from '#app/page/texts.ts';
import lines from '#app/looks/line-drawings/sheet.module.css';
import { type Label, measure, SHEET, Sheet } from '#app/looks/line-drawings/sheet.tsx';
import { textsFor } from '#app/looks/line-drawings/texts.ts';
import type { FamilyMember } from './family-drawing.tsx';

const MOST = 5;
const [WALL, END, TOP, BOTTOM] = [34, 376, 16, 250];
/** From above, in metres: shoulders and head. */
const [BROAD, DEEP, HEAD] = [0.46, 0.26, 0.1];

/** Seen from above: of every product as much wall, and a person at the nearest comfortable distance. */
export function DistancesDrawing({ products }: { products: readonly FamilyMember[] }) {
  const texts = textsFor(useLanguage());
  const lanes = products.flatMap(({ name, specifications }) => {
    const distance = numberFor(specifications, 'viewing-distance');
    return distance ? [{ name, distance }] : [];
  });
  const shown = lanes.slice(0, MOST).toSorted((one, other) => one.distance - other.distance);
  const lane = (BOTTOM - TOP) / shown.length;
  const scale = Math.min((END - WALL) / Math.max(...shown.map(({ distance }) => distance)), (lane * 1.1) / BROAD);
  const placed = shown.map(({ name, distance }, index) => ({ name, distance, y: TOP + lane * (index + 0.62), x: WALL + distance * scale }));
  const labels = placed.flatMap(({ name, distance, x, y }): Label[] => [
    { x: WALL + 12, y: y - 12, text: name, anchor: 'start' },
    { x: x + Math.max((DEEP / 2) * scale, 4) + 8, y: y + 5, text: texts.metres(distance), tone: 'accent', anchor: 'start' },
  ]);
  return (
    <Sheet name="distance" labels={labels}>
      {placed.map(({ name, x, y }) => (
        <Fragment key={name}>
          <path className={lines['lit']} d={`M${WALL - 8} ${y - lane * 0.4}h8v${lane * 0.62}h-8z`} />
          <path className={lines['soft']} d={measure([WALL + 6, y], [x, y])} />
          <ellipse
            className={lines['person']}
            cx={x}
            cy={y}
            rx={Math.max(2.5, (DEEP / 2) * scale)}
            ry={Math.max(4.5, (BROAD / 2) * scale)}
          />
          <circle className={lines['dot']} cx={x} cy={y} r={Math.max(2, HEAD * scale)} />
        </Fragment>
      ))}
      <path className={lines['line']} d={`M${WALL - 8} ${TOP}V${Math.min(BOTTOM, SHEET.height - 8)}`} />
    </Sheet>
  );
}
