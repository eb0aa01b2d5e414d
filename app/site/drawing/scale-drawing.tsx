import { LOCALES } from '#i18n/locales.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import type { Wall } from '#content/shortlist.ts';
import { UNITS } from '#content/specifications/units.ts';
import { writeNumber } from '#content/specifications/write.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { type Box, type DrawingPlan, type Measure, planDrawing } from '#content/specifications/plan-drawing.ts';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import styles from './scale-drawing.module.css';

type ScaleDrawingProps = { specifications: Specifications; size?: number; /** So many cabinets; without it an example. */ wall?: Wall };

/** Front and side with their measures and a person for scale, drawn from the specifications. */
export function ScaleDrawing({ specifications, size = 0, wall }: ScaleDrawingProps) {
  const t = useTexts();
  const language = useLanguage();
  const plan = planDrawing(specifications, size, LOCALES[language].dir, wall);
  if (!plan) return null;
  const { front, side, screen, person, table, ground, cabinets, font } = plan;
  const unit = UNITS.millimetre[language];
  const write = (millimetres: number) => `${writeNumber(millimetres)} ${unit}`;
  const values = { width: write(front.width), height: write(front.height), depth: write(side.width) };
  const count = cabinets.columns * cabinets.rows;
  const isWall = count > 1;
  return (
    <figure className={styles['drawing']}>
      <svg viewBox={`0 0 ${plan.width} ${plan.height}`} role="img" aria-label={t('site.specs.drawing', values)}>
        <line className={styles['ground']} x1={0} x2={plan.width} y1={ground} y2={ground} />
        <Person box={person} />
        {table && <rect className={styles['table']} {...table} />}
        <rect className={styles['body']} {...front} />
        {screen && <rect className={styles['screen']} {...screen} />}
        {isWall && <path className={styles['seams']} d={seamsOf(front, cabinets)} />}
        <rect className={styles['body']} {...side} />
        {plan.measures.map((measure, index) => (
          <MeasureLine key={index} measure={measure} font={font} text={write(measure.millimetres)} isBeyond={measure.at > front.x} />
        ))}
        <Name box={front} y={ground} font={font} text={t('site.specs.front')} />
        <Name box={side} y={ground} font={font} text={t('site.specs.side')} />
      </svg>
      <figcaption>
        <MixedText
          text={
            isWall
              ? t(wall ? 'site.specs.chosenWall' : 'site.specs.exampleWall', { ...cabinets, ...values, count })
              : t('site.specs.toScale')
          }
        />
      </figcaption>
    </figure>
  );
}

function Person({ box: { x, y, width, height } }: { box: Box }) {
  return (
    <g className={styles['person']} transform={`translate(${x} ${y}) scale(${width / 52} ${height / 170})`}>
      <circle cx={26} cy={12} r={11} />
      <path d="M14 27h24q10 0 11 11l2 42q0 4-4 4t-4-4l-3-36v122q0 4-6 4t-6-4l-1-66h-2l-1 66q0 4-6 4t-6-4V44l-3 36q0 4-4 4t-4-4l2-42q1-11 11-11z" />
    </g>
  );
}

type MeasureLineProps = { measure: Measure; font: number; text: string; /** To the right of what it measures. */ isBeyond: boolean };

function MeasureLine({ measure: { axis, from, to, at }, font, text, isBeyond }: MeasureLineProps) {
  const middle = (from + to) / 2;
  const tick = font / 3;
  if (axis === 'width')
    return (
      <g className={styles['measure']}>
        <path d={`M${from} ${at - tick}v${2 * tick}M${from} ${at}H${to}M${to} ${at - tick}v${2 * tick}`} />
        <text x={middle} y={at - font * 0.7} fontSize={font}>
          {text}
        </text>
      </g>
    );
  return (
    <g className={styles['measure']}>
      <path d={`M${at - tick} ${from}h${2 * tick}M${at} ${from}V${to}M${at - tick} ${to}h${2 * tick}`} />
      <text fontSize={font} transform={`translate(${at + font * (isBeyond ? 1.4 : -0.7)} ${middle}) rotate(-90)`}>
        {text}
      </text>
    </g>
  );
}

function Name({ box, y, font, text }: { box: Box; y: number; font: number; text: string }) {
  return (
    <text className={styles['name']} x={box.x + box.width / 2} y={y + font * 1.1} fontSize={font * 0.8}>
      {text}
    </text>
  );
}

function seamsOf({ x, y, width, height }: Box, { columns, rows }: DrawingPlan['cabinets']): string {
  const across = Array.from({ length: Math.ceil(rows) - 1 }, (_, index) => `M${x} ${y + ((index + 1) * height) / rows}h${width}`);
  const down = Array.from({ length: Math.ceil(columns) - 1 }, (_, index) => `M${x + ((index + 1) * width) / columns} ${y}v${height}`);
  return [...across, ...down].join('');
}
