import { useTexts } from '#app/page/texts.ts';
import { OFFICE_ORDER } from './office.ts';
import { type Point, projected, SHEET } from './gulf-projection.ts';
import styles from './gulf-map.module.css';

/** From the public-domain coastline of Natural Earth, 1:50 million, in the units of the sheet. */
const COAST =
  'M609 -9l0 231 0-16 0 2-7 1-10-6-22-1-10-5-6 2-2-3-15-3-9-24-2-18-5-8-7-6-17-2-13 6-11 2-9 9-5-1-15 10-10 2-14-8-21-1-7-5-2-4-30-16-8-13-17-8-16-2-12-11 0-4-7-12-2-9-8-8 2-6-8-4-1-11-18-21-4-12-4 0-15 8-21-13-1-2 2-1 8 0-1-3-9-2 2 3-5 2 0 12-3 3-15 4-11-4-6 1 0 7 6 12-7-2-9 9 10 0 2 2 5 15 6 10 11 26 7 10 0 7 16 10-2 2 9 11 5 1 7 8 9 6 7 7-5-2 0 4 8 12-3 9-5 0 8 20 9 9 3 13 7 10 3 3 2-4-4-24 9-22 10-7 11 11 1 5-3 10 4 20-6 16-7 3 6 3-4 8 9 2 2-2 3 4 3 0 3 10 11 1 20-8 44 4 13-4 9-5 14-22 13-9 16-20 16-12 9-17 5-2 3-5 1 2 0 9-5 19 3 3 0 23 10 23 11 14 11 10 35 8 8 4 9-1 7 5 16 23 2 8 0 56-13 14-16 30-10-1 2-7-6 1-6 8-361 0-208 0 0-402 0 402 315 0-315 0 0-429zM589 420l-3 0 6-5 3-8 3 7zM493 146l-9 9-4-1-16 6-4 0-1-3 18-7 0-5 6 1 11-4 3 3zM407 261l0 1-11-1 8-4zM281 189l-1 3-1-1-3-5 0-11 5-1zM193 33l-4 0-1-2-3-6 3-4 1-3 7 8z';

type Points = Readonly<Record<(typeof OFFICE_ORDER)[number], Point | undefined>>;

/** Where the offices stand, as their links to a map say; nothing is fetched for it. */
export function GulfMap({ points }: { points: Points }) {
  const t = useTexts();
  const offices = OFFICE_ORDER.flatMap((country) => {
    const at = points[country] && projected(points[country]);
    return at ? [{ country, x: at[0], y: at[1], name: t(`site.country.${country}`) }] : [];
  });
  if (offices.length === 0) return null;
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={offices.map(({ name }) => name).join(', ')}
      className={styles['sheet']}
    >
      <path d={COAST} />
      {offices.map(({ country, x, y, name }) => (
        <g key={country} data-office={country} transform={`translate(${x} ${y})`}>
          <circle r="13" />
          <circle r="5" />
          <text y="38">{name}</text>
        </g>
      ))}
    </svg>
  );
}
