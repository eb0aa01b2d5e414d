import { liftOf, PERSON_HEIGHT, planDrawing } from '#content/specifications/plan-drawing.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { sidesFor } from '#content/specifications/values.ts';
import { pairsOf } from '#content/known.ts';
import { type Label, Leaders, measure, Person, Sheet } from './sheet.tsx';
import type { DrawingProps } from './texts.ts';
import lines from './sheet.module.css';

const GROUND = 236;

/** Width, height and depth of the whole: its body, or an example wall of cabinets. */
function wholeOf(specifications: Specifications) {
  const plan = planDrawing(specifications, 0, 'ltr');
  if (!plan || plan.front.width <= 0 || plan.side.width <= 0) return undefined;
  return { wide: plan.front.width, high: plan.front.height, deep: plan.side.width, cabinets: plan.cabinets };
}

export function FrontDrawing({ specifications, texts }: DrawingProps) {
  const whole = wholeOf(specifications);
  if (!whole) return null;
  const { wide, high, cabinets } = whole;
  const lift = liftOf(specifications, high);
  const scale = Math.min(176 / Math.max(high + lift, PERSON_HEIGHT), 230 / wide);
  const [w, h] = [wide * scale, high * scale];
  const [x, y] = [256 - w / 2, GROUND - (lift + high) * scale];
  const [pictureWide, pictureHigh] = specifications.body ? (sidesFor(specifications, 'picture-size') ?? []) : [wide, high];
  const edge = pictureWide ? ((wide - pictureWide) / 2) * scale : 0;
  const labels: Label[] = [
    { x: 256, y: y - 18, text: texts.millimetres(wide) },
    { x: x + w + 22, y: y + h / 2 + 5, text: texts.millimetres(high), anchor: 'start' },
  ];
  return (
    <Sheet name="front" labels={labels}>
      <path className={lines['soft']} d={`M24 ${GROUND}H456`} />
      <Person x={x - 34 - 520 * scale} ground={GROUND} scale={scale} />
      <rect className={lines['body']} x={x} y={y} width={w} height={h} />
      {pictureWide && pictureHigh && (
        <rect
          className={lines['lit']}
          x={x + edge}
          y={y + Math.min(edge, h - pictureHigh * scale)}
          width={pictureWide * scale}
          height={pictureHigh * scale}
        />
      )}
      {cabinets.columns * cabinets.rows > 1 && <path className={lines['soft']} d={gridOf(x, y, w, h, cabinets)} />}
      <path className={lines['accent']} d={measure([x, y - 10], [x + w, y - 10]) + measure([x + w + 12, y], [x + w + 12, y + h])} />
    </Sheet>
  );
}

export function SideDrawing({ specifications, texts }: DrawingProps) {
  const whole = wholeOf(specifications);
  if (!whole) return null;
  const { high, deep } = whole;
  const lift = liftOf(specifications, high);
  const scale = 186 / Math.max(high + lift, PERSON_HEIGHT);
  const top = GROUND - (lift + high) * scale;
  const thick = Math.max(2.5, deep * scale);
  // Under the lens the depth is always as wide: what one reads there is the figure.
  const lens = { x: 340, y: 122, r: 84, wide: 92 };
  const left = lens.x - lens.wide / 2;
  return (
    <Sheet name="side" labels={[{ x: lens.x, y: 250, text: texts.millimetres(deep), tone: 'accent', isLarge: true }]}>
      <path className={lines['soft']} d={`M24 ${GROUND}H220`} />
      <Person x={50} ground={GROUND} scale={scale} />
      <rect className={lines['body']} x={168} y={top} width={thick} height={high * scale} />
      <path
        className={lines['dashed']}
        d={`M${170 + thick} ${top + 8}L${lens.x - 40} ${lens.y - lens.r + 12}M${170 + thick} ${top + 12}L${lens.x - 44} ${lens.y + lens.r - 14}`}
      />
      <circle className={lines['soft']} cx={168 + thick / 2} cy={top + 8} r={9} />
      <clipPath id="lens">
        <circle cx={lens.x} cy={lens.y} r={lens.r} />
      </clipPath>
      <g clipPath="url(#lens)">
        <rect className={lines['body']} x={left} y={92} width={lens.wide} height={140} rx={3} />
        <rect className={lines['lit']} x={left} y={96} width={9} height={140} />
        <path className={lines['soft']} d={`M${left + 24} 92v140M${left + lens.wide - 14} 92v140`} />
      </g>
      <circle className={lines['line']} cx={lens.x} cy={lens.y} r={lens.r} />
      <path className={lines['accent']} d={measure([left, 78], [left + lens.wide, 78])} />
    </Sheet>
  );
}

/** Of a kiosk or a screen the door with its lock; of a cabinet its handles and its power unit. */
export function BackDrawing(props: DrawingProps) {
  return props.specifications.body ? <BodyBack {...props} /> : <CabinetBack {...props} />;
}

const VENTS = 14;

function BodyBack({ specifications, texts }: DrawingProps) {
  const [wide, high] = sidesFor(specifications, 'body') ?? [];
  if (!wide || !high) return null;
  const scale = Math.min(204 / high, 200 / wide);
  const [w, h] = [wide * scale, high * scale];
  const [x, y] = [150 - w / 2, 28 + (204 - h)];
  const door = { x: x + w * 0.1, y: y + h * 0.12, width: w * 0.8, height: h * 0.46 };
  const lock = { x: door.x + door.width * 0.86, y: door.y + door.height * 0.52 };
  const vents = Array.from({ length: VENTS }, (_, index) => `M${x + w * 0.24} ${y + h * (0.64 + index * 0.014)}h${w * 0.52}`).join('');
  const foot = y + h;
  const rows = [58, 104, 150, 196];
  const marks = [
    [door.x + door.width * 0.6, door.y + 14],
    [lock.x, lock.y],
    [x + w * 0.76, y + h * 0.73],
    [x + w * 0.5 + 26, foot + 8],
  ] as const;
  const labels = pairsOf(['door', 'lock', 'vents', 'cable'] as const, rows).map(([word, row]): Label => ({
    x: 304,
    y: row + 5,
    text: texts.say(word),
    anchor: 'start',
  }));
  return (
    <Sheet name="back" labels={labels}>
      <path className={lines['soft']} d={`M24 ${foot + 16}H456`} />
      <rect className={lines['body']} x={x} y={y} width={w} height={h} rx={2} />
      <rect className={lines['line']} {...door} rx={1.5} />
      <path className={lines['line']} d={vents} />
      <circle className={lines['accent']} cx={lock.x} cy={lock.y} r={4.5} />
      <path className={lines['accent']} d={`M${x + w / 2} ${foot - 6}v8q0 6 8 6h40q10 0 10 8`} />
      <Leaders parts={marks} rows={rows} />
    </Sheet>
  );
}

function CabinetBack({ specifications, texts }: DrawingProps) {
  const [wide, high] = sidesFor(specifications, 'cabinet') ?? [];
  if (!wide || !high) return null;
  const scale = Math.min(190 / high, 210 / wide);
  const [w, h] = [wide * scale, high * scale];
  const [x, y] = [150 - w / 2, 135 - h / 2];
  const rows = [58, 110, 162, 214];
  const marks = [
    [x + w - 4, y + 5],
    [x + w * 0.86, y + h * 0.4],
    [x + w * 0.66, y + h * 0.6],
    [x + w - 12, y + h - 12],
  ] as const;
  const labels = pairsOf(['frame', 'handles', 'powerUnit', 'locks'] as const, rows).map(([word, row]): Label => ({
    x: 304,
    y: row + 5,
    text: texts.say(word),
    anchor: 'start',
  }));
  const corners = [
    [x + 12, y + 12],
    [x + w - 12, y + 12],
    [x + 12, y + h - 12],
    [x + w - 12, y + h - 12],
  ] as const;
  return (
    <Sheet name="back" labels={labels}>
      <rect className={lines['body']} x={x} y={y} width={w} height={h} rx={3} />
      <rect className={lines['soft']} x={x + 6} y={y + 6} width={w - 12} height={h - 12} rx={2} />
      <path className={lines['soft']} d={`M${x + 6} ${y + h / 3}h${w - 12}M${x + 6} ${y + (h * 2) / 3}h${w - 12}`} />
      <rect className={lines['body']} x={x + w * 0.32} y={y + h * 0.26} width={w * 0.36} height={h * 0.48} rx={2} />
      <path
        className={lines['line']}
        d={Array.from({ length: 5 }, (_, index) => `M${x + w * 0.38} ${y + h * (0.42 + index * 0.05)}h${w * 0.24}`).join('')}
      />
      <path className={lines['line']} d={[0.16, 0.84].map((at) => `M${x + w * at - 3} ${y + h * 0.3}h6v${h * 0.4}h-6z`).join('')} />
      {corners.map(([u, v]) => (
        <circle key={`${u} ${v}`} className={lines['accent']} cx={u} cy={v} r={3.5} />
      ))}
      <Leaders parts={marks} rows={rows} />
    </Sheet>
  );
}

export function gridOf(x: number, y: number, width: number, height: number, { columns, rows }: { columns: number; rows: number }): string {
  const across = Array.from({ length: Math.ceil(rows) - 1 }, (_, index) => `M${x} ${y + ((index + 1) * height) / rows}h${width}`);
  const down = Array.from({ length: Math.ceil(columns) - 1 }, (_, index) => `M${x + ((index + 1) * width) / columns} ${y}v${height}`);
  return [...across, ...down].join('');
}
