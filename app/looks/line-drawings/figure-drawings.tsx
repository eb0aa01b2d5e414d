import { SPECIFICATIONS } from '#content/specifications/kinds.ts';
import { numberFor, partFor } from '#content/specifications/values.ts';
import { writeSpecification } from '#content/specifications/write.ts';
import { useLanguage } from '#app/page/texts.ts';
import { type Label, measure, Person, Sheet } from './sheet.tsx';
import type { DrawingProps } from './texts.ts';
import lines from './sheet.module.css';

const WINDOW = 150;

/** Two windows of the same true size: this pitch, and one that people know. */
export function PitchDrawing({ specifications, texts }: DrawingProps) {
  const pitch = numberFor(specifications, 'pixel-pitch');
  if (!pitch) return null;
  const other = pitch < 2.2 ? 4 : pitch < 5 ? 10 : 2.5;
  const millimetres = Math.max(20, Math.max(pitch, other) * 3);
  const scale = WINDOW / millimetres;
  const ruler = 10 * scale;
  const labels: Label[] = [
    { x: 125, y: 214, text: texts.millimetres(pitch), tone: 'accent', isLarge: true },
    { x: 355, y: 214, text: texts.millimetres(other), tone: 'soft' },
    { x: 240, y: 255, text: texts.millimetres(10), tone: 'soft' },
  ];
  return (
    <Sheet name="pitch" labels={labels}>
      <Pixels x={50} pitch={pitch * scale} isOwn />
      <Pixels x={280} pitch={other * scale} />
      <path className={lines['soft']} d={measure([240 - ruler / 2, 231], [240 + ruler / 2, 231])} />
    </Sheet>
  );
}

/** All pixels as one path: a fine pitch has hundreds. */
function Pixels({ x, pitch, isOwn = false }: { x: number; pitch: number; isOwn?: boolean }) {
  const count = Math.floor(WINDOW / pitch);
  const radius = pitch * 0.3;
  const bars = Array.from({ length: count }, (_, index) => (index + 0.5) * (WINDOW / count));
  const dots = bars.flatMap((v) =>
    bars.map(
      (u) =>
        `M${round(x + u - radius)} ${round(28 + v)}a${round(radius)} ${round(radius)} 0 1 0 ${round(radius * 2)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-radius * 2)} 0`,
    ),
  );
  return (
    <>
      <rect className={lines['body']} x={x} y={28} width={WINDOW} height={WINDOW} rx={2} />
      <path className={isOwn ? lines['lamp'] : lines['dot']} d={dots.join('')} />
    </>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function DistanceDrawing({ specifications, texts }: DrawingProps) {
  const distance = numberFor(specifications, 'viewing-distance');
  if (!distance) return null;
  return (
    <Sheet name="distance" labels={[{ x: 236, y: 256, text: texts.from(texts.metres(distance)), tone: 'accent', isLarge: true }]}>
      <path className={lines['soft']} d="M24 226H456" />
      <path className={lines['body']} d="M58 34h10v168h-10z" />
      <path className={lines['lit']} d="M64 34h4v168h-4z" />
      <path className={lines['dashed']} d="M68 36L392 104L68 200" />
      <Person x={372} ground={226} scale={0.078} />
      <path className={lines['accent']} d={measure([68, 238], [392, 238])} />
    </Sheet>
  );
}

const DROPS = ['M70 52', 'M116 40', 'M150 70', 'M56 96', 'M104 96', 'M146 124', 'M70 152', 'M118 160'] as const;
const DUST = [
  [336, 54],
  [368, 42],
  [404, 62],
  [352, 92],
  [392, 104],
  [424, 88],
  [344, 136],
  [380, 150],
  [416, 140],
] as const;

export function ProtectionDrawing({ specifications, texts }: DrawingProps) {
  const [front, back, impact] = [
    partFor(specifications, 'protection-front'),
    partFor(specifications, 'protection-back'),
    partFor(specifications, 'impact'),
  ];
  if (!front || !back) return null;
  const labels: Label[] = [
    { x: 104, y: 214, text: String(front), tone: 'accent', isLarge: true },
    { x: 104, y: 242, text: texts.say('front'), tone: 'soft' },
    { x: 376, y: 214, text: String(back), tone: 'accent', isLarge: true },
    { x: 376, y: 242, text: texts.say('back'), tone: 'soft' },
    ...(impact ? [{ x: 240, y: 242, text: String(impact) }] : []),
  ];
  return (
    <Sheet name="protection" labels={labels}>
      <path className={lines['body']} d="M214 32h52v164h-52z" />
      <path className={lines['lit']} d="M214 32h10v164h-10z" />
      <path className={lines['accent']} d="M206 26q-8 2 -8 10v156q0 8 8 10M274 26q8 2 8 10v156q0 8 -8 10" />
      <path className={lines['line']} d={DROPS.map((start) => `${start}q-5 8 0 11q5 -3 0 -11`).join('')} />
      {DUST.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={lines['dot']} cx={x} cy={y} r={2.2} />
      ))}
    </Sheet>
  );
}

const [COLDEST, HOTTEST, START, END] = [-40, 70, 44, 436];

/** Numbers grow to the right in both languages, as on every thermometer laid on its side. */
export function TemperatureDrawing({ specifications }: DrawingProps) {
  const language = useLanguage();
  const range = partFor(specifications, 'temperature');
  if (!Array.isArray(range)) return null;
  const [from = 0, to = 0] = range.map(Number);
  const at = (degrees: number) => START + ((degrees - COLDEST) / (HOTTEST - COLDEST)) * (END - START);
  const write = (degrees: number) => writeSpecification(SPECIFICATIONS.temperature, [[degrees, degrees]], language);
  const ticks = Array.from({ length: 12 }, (_, index) => COLDEST + index * 10);
  const labels: Label[] = [
    { x: at(from), y: 92, text: write(from), tone: 'accent' },
    { x: at(to), y: 92, text: write(to), tone: 'accent' },
    ...[-20, 0, 20, 40, 60].map((degrees): Label => ({ x: at(degrees), y: 196, text: String(degrees).replace('-', '−'), tone: 'soft' })),
  ];
  return (
    <Sheet name="temperature" labels={labels} keepsDirection>
      <path className={lines['soft']} d={ticks.map((degrees) => `M${at(degrees)} 162v${degrees % 20 === 0 ? 14 : 8}`).join('')} />
      <rect className={lines['body']} x={START} y={116} width={END - START} height={38} rx={19} />
      <rect className={lines['lit']} x={at(from)} y={116} width={at(to) - at(from)} height={38} />
      <path className={lines['accent']} d={`M${at(from)} 104v58M${at(to)} 104v58`} />
    </Sheet>
  );
}
