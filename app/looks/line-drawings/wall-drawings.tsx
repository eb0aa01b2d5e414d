import { SPECIFICATIONS } from '#content/specifications/kinds.ts';
import { partFor, sidesFor } from '#content/specifications/values.ts';
import { writeSpecification } from '#content/specifications/write.ts';
import { pairsOf } from '#content/known.ts';
import { useLanguage } from '#app/page/texts.ts';
import { gridOf } from './body-drawings.tsx';
import { type Label, Person, Sheet } from './sheet.tsx';
import type { DrawingProps } from './texts.ts';
import lines from './sheet.module.css';

/** Three plates on one axis, from the light to the power. */
export function ExplodedDrawing({ specifications, texts }: DrawingProps) {
  if (!specifications.cabinet) return null;
  const plates = [70, 208, 346] as const;
  const [slant, tall, top] = [22, 116, 66];
  const plate = (x: number, wide = 64) => `M${x} ${top + slant}l${wide} ${-slant}v${tall}l${-wide} ${slant}z`;
  const labels = pairsOf(['modules', 'frame', 'powerUnit'] as const, plates).map(([word, x]): Label => ({
    x: x + 32,
    y: 246,
    text: texts.say(word),
  }));
  const lamps = Array.from({ length: 42 }, (_, index) => ({ column: index % 6, row: Math.floor(index / 6) }));
  return (
    <Sheet name="exploded" labels={labels}>
      <path className={lines['dashed']} d={`M40 ${top + tall / 2 + slant / 2}H440`} />
      <path className={lines['lit']} d={plate(plates[0])} />
      <path
        className={lines['line']}
        d={`M${plates[0] + 64} ${top}l6 2v${tall}l-6 -2M${plates[0]} ${top + slant + tall}l6 2l64 ${-slant}`}
      />
      {lamps.map(({ column, row }) => (
        <circle
          key={`${column} ${row}`}
          className={lines['lamp']}
          cx={plates[0] + 8 + column * 9.6}
          cy={top + slant + 10 + row * 16 - ((8 + column * 9.6) / 64) * slant}
          r={1.7}
        />
      ))}
      <path className={lines['body']} d={plate(plates[1])} />
      <path className={lines['body']} d={`M${plates[1] + 9} ${top + slant + 9}l46 ${-slant * 0.72}v${tall - 18}l-46 ${slant * 0.72}z`} />
      <path
        className={lines['soft']}
        d={`M${plates[1] + 9} ${top + slant + 48}l46 ${-slant * 0.72}M${plates[1] + 9} ${top + slant + 76}l46 ${-slant * 0.72}`}
      />
      <path className={lines['body']} d={`M${plates[2] + 6} ${top + slant + 26}l40 ${-slant * 0.62}v60l-40 ${slant * 0.62}z`} />
      <path className={lines['body']} d={`M${plates[2] + 46} ${top + slant + 26 - slant * 0.62}l12 5v60l-12 -5z`} />
      <path
        className={lines['line']}
        d={[0, 1, 2, 3].map((index) => `M${plates[2] + 14} ${top + slant + 36 + index * 10}l24 ${-slant * 0.37}`).join('')}
      />
      <path className={lines['accent']} d={`M${plates[2] + 26} ${top + slant + 82}v18q0 6 8 6h28`} />
    </Sheet>
  );
}

/** Data runs from cabinet to cabinet and turns at the end of each row; power enters every row from the other side. */
export function CablesDrawing({ specifications, texts }: DrawingProps) {
  const [wide, high] = sidesFor(specifications, 'cabinet') ?? [];
  if (!wide || !high) return null;
  const cell = Math.min(280 / 4, (168 / 3) * (wide / high));
  const [columns, rows] = [Math.max(2, Math.min(5, Math.floor(280 / cell))), 3];
  const [w, h] = [columns * cell, Math.min(168, (rows * cell * high) / wide)];
  const [x, y] = [150 + (270 - w) / 2, 32];
  const middle = (row: number) => y + (h / rows) * (rows - 0.5 - row);
  const [first, last] = [x + cell / 2, x + w - cell / 2];
  const turns = Array.from({ length: rows }, (_, row) =>
    row % 2 === 0 ? `L${first} ${middle(row)}H${last}` : `L${last} ${middle(row)}H${first}`,
  ).join('');
  const start = middle(0);
  return (
    <Sheet
      name="cables"
      labels={[
        { x: 62, y: start + 42, text: texts.say('controller') },
        { x: 196, y: 253, text: texts.say('data'), anchor: 'start' },
        { x: 336, y: 253, text: texts.say('power'), anchor: 'start' },
      ]}
    >
      <rect className={lines['body']} x={x} y={y} width={w} height={h} />
      <path className={lines['soft']} d={gridOf(x, y, w, h, { columns, rows })} />
      <rect className={lines['body']} x={34} y={start - 14} width={56} height={28} rx={3} />
      <circle className={lines['lamp']} cx={46} cy={start} r={2.5} />
      <path className={lines['accent']} d={`M90 ${start}${turns}m-7 -6l7 6 -7 6`} />
      {Array.from({ length: rows }, (_, row) => (
        <path key={row} className={lines['dashed']} d={`M${x + w + 16} ${middle(row) + 9}H${x + 8}`} />
      ))}
      <path className={lines['dashed']} d={`M${x + w + 16} ${middle(rows - 1) + 9}V${middle(0) + 9}`} />
      <path className={lines['accent']} d="M160 248h26" />
      <path className={lines['dashed']} d="M300 248h26" />
    </Sheet>
  );
}

/** Up to three ways, each as the section through it. */
export function MountingDrawing({ specifications }: DrawingProps) {
  const language = useLanguage();
  const ways = (specifications.mounting ?? []).map(String).filter(isWay).slice(0, 3);
  if (ways.length === 0) return null;
  const step = 480 / ways.length;
  const labels = ways.map((way, index): Label => ({
    x: step * (index + 0.5),
    y: 244,
    text: writeSpecification(SPECIFICATIONS.mounting, [way], language),
  }));
  return (
    <Sheet name="mounting" labels={labels}>
      {ways.map((way, index) => (
        <g key={way} transform={`translate(${step * (index + 0.5) - 60} 40)`}>
          {MOUNTED[way]}
        </g>
      ))}
    </Sheet>
  );
}

const HATCH = Array.from({ length: 9 }, (_, index) => `M22 ${14 + index * 18}l-12 12`).join('');

const MOUNTED = {
  floor: (
    <>
      <path className={lines['soft']} d="M4 168h112" />
      <path className={lines['body']} d="M54 26h14v136h-14z" />
      <path className={lines['lit']} d="M54 26h4v108h-4z" />
      <path className={lines['accent']} d="M34 165h54" />
    </>
  ),
  wall: (
    <>
      <path className={lines['soft']} d={`M22 4v168${HATCH}`} />
      <path className={lines['accent']} d="M23 60h14M23 116h14" />
      <path className={lines['body']} d="M38 34h12v108h-12z" />
      <path className={lines['lit']} d="M46 34h4v108h-4z" />
    </>
  ),
  hung: (
    <>
      <path className={lines['line']} d="M10 14h100M10 26h100M10 14l12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12" />
      <path className={lines['accent']} d="M54 26v26M66 26v26" />
      <path className={lines['body']} d="M53 52h14v96h-14z" />
      <path className={lines['lit']} d="M53 52h4v96h-4z" />
      <path className={lines['soft']} d="M4 172h112" />
    </>
  ),
  structure: (
    <>
      <path className={lines['soft']} d="M4 172h112" />
      <path className={lines['line']} d="M62 172V20M82 172V20M62 40h20M62 84h20M62 128h20M62 40l20 44M62 84l20 44M62 128l20 44" />
      <path className={lines['accent']} d="M54 44h8M54 100h8" />
      <path className={lines['body']} d="M40 20h14v112h-14z" />
      <path className={lines['lit']} d="M40 20h4v112h-4z" />
    </>
  ),
  glass: (
    <>
      <path className={lines['line']} d="M60 6v164M66 6v164" />
      <path className={lines['soft']} d="M46 170h34M46 6h34" />
      <path className={lines['accent']} d="M57 30v116" />
      <path className={lines['dashed']} d="M20 70h36M20 96h36M20 122h36" />
    </>
  ),
  counter: (
    <>
      <path className={lines['soft']} d="M4 172h112M18 108h84M28 108v64M92 108v64" />
      <path className={lines['body']} d="M50 104l14 -66 8 2 -12 64z" />
      <path className={lines['lit']} d="M50 104l14 -66 2.6 .6 -14 66z" />
      <path className={lines['accent']} d="M40 107h36" />
    </>
  ),
} as const;

function isWay(way: string): way is keyof typeof MOUNTED {
  return Object.hasOwn(MOUNTED, way);
}

/** Who stands where: a module comes toward the front, or a door opens at the back. */
export function ServiceDrawing({ specifications, texts }: DrawingProps) {
  const side = partFor(specifications, 'service');
  if (side !== 'front' && side !== 'back' && side !== 'both') return null;
  const [front, back] = [side !== 'back', side !== 'front'];
  const labels: Label[] = [
    { x: 130, y: 258, text: texts.say('front'), tone: front ? 'accent' : 'soft' },
    { x: 350, y: 258, text: texts.say('back'), tone: back ? 'accent' : 'soft' },
  ];
  return (
    <Sheet name="service" labels={labels}>
      <path className={lines['soft']} d="M24 236H456" />
      <path className={lines['body']} d="M230 44h24v184h-24z" />
      <path className={lines['lit']} d="M230 44h6v184h-6z" />
      <path className={lines['soft']} d="M230 90h24M230 136h24M230 182h24" />
      {front && (
        <>
          <Person x={96} ground={236} scale={0.108} />
          <path className={lines['lit']} d="M190 92h8v42h-8z" />
          <path className={lines['accent']} d="M226 113h-22m7 -6l-7 6 7 6" />
        </>
      )}
      {back ? (
        <>
          <Person x={326} ground={236} scale={0.108} />
          <path className={lines['line']} d="M254 92l34 -14v42l-34 14" />
          <path className={lines['accent']} d="M262 146h26m-7 -6l7 6 -7 6" />
        </>
      ) : (
        <path
          className={lines['soft']}
          d={`M262 30v206${Array.from({ length: 11 }, (_, index) => `M262 ${38 + index * 18}l14 12`).join('')}`}
        />
      )}
    </Sheet>
  );
}
