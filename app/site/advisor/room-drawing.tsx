import type { Question } from '#content/advisor/question.ts';
import type { Wall } from '#content/advisor/wall.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { figure, metres } from '#content/writing/figures.ts';
import { type Mount, planFront, planSide, SHEET } from '#content/advisor/plan-room.ts';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import styles from './room-drawing.module.css';

type DrawingProps = { wall: Wall; mount: Mount; question: Question };

/** Front and side, to scale, laid out along the line of the language. */
export function RoomDrawing(props: DrawingProps) {
  const t = useTexts();
  return (
    <div className={styles['drawings']}>
      <Front {...props} />
      <Side
        {...props}
        caption={t('site.advisor.side', { nearest: figure(props.question.nearest), farthest: figure(props.question.farthest) })}
      />
    </div>
  );
}

/** In Arabic everything stands on the other side; only words must not be turned around. */
function useMirror(): { turn: string | undefined; at: (x: number) => number } {
  const isRtl = useLanguage() === 'ar';
  return { turn: isRtl ? `matrix(-1 0 0 1 ${SHEET} 0)` : undefined, at: (x) => (isRtl ? SHEET - x : x) };
}

function Front({ wall, mount }: DrawingProps) {
  const t = useTexts();
  const language = useLanguage();
  const { turn, at } = useMirror();
  const { height, ground, wall: box, person, columns, rows, table } = planFront(wall, mount);
  const lines = (count: number) => Array.from({ length: Math.max(0, Math.min(count, 200) - 1) }, (_, index) => (index + 1) / count);
  return (
    <figure>
      <svg viewBox={`0 0 ${SHEET} ${Math.ceil(height)}`} className={styles['drawing']} role="img" aria-label={t('site.advisor.drawing')}>
        <g transform={turn}>
          <line x1="0" x2={SHEET} y1={ground} y2={ground} className={styles['ground']} />
          {table && <rect {...table} className={styles['table']} />}
          <rect {...box} className={styles['screen']} />
          {lines(columns).map((share) => (
            <line
              key={`c${share}`}
              x1={box.x + share * box.width}
              x2={box.x + share * box.width}
              y1={box.y}
              y2={box.y + box.height}
              className={styles['joint']}
            />
          ))}
          {lines(rows).map((share) => (
            <line
              key={`r${share}`}
              y1={box.y + share * box.height}
              y2={box.y + share * box.height}
              x1={box.x}
              x2={box.x + box.width}
              className={styles['joint']}
            />
          ))}
          <Person {...person} />
        </g>
        <text x={at(box.x + box.width / 2)} y={box.y - 12} className={styles['words']} textAnchor="middle">
          {t('site.advisor.metres', { value: figure(wall.body[0] / 1000, 3) })}
        </text>
        <text
          x={at(box.x + box.width + 8)}
          y={box.y + box.height / 2}
          className={styles['words']}
          textAnchor={language === 'ar' ? 'end' : 'start'}
          direction="ltr"
        >
          {figure(wall.body[1] / 1000, 3)}
        </text>
      </svg>
      <figcaption>
        <MixedText text={t('site.advisor.front', { size: metres(wall.body, language) })} />
      </figcaption>
    </figure>
  );
}

type SideProps = {
  wall: Pick<Wall, 'body' | 'depth'>;
  mount: Mount;
  question: Pick<Question, 'nearest' | 'farthest'>;
  caption: string;
};

export function Side({ wall, mount, question: { nearest, farthest }, caption }: SideProps) {
  const t = useTexts();
  const { turn, at } = useMirror();
  const plan = planSide(wall, mount, nearest === farthest ? [nearest] : [nearest, farthest]);
  const { height, ground, wall: box, table, viewers } = plan;
  const face = box.x + box.width;
  return (
    <figure>
      <svg viewBox={`0 0 ${SHEET} ${Math.ceil(height)}`} className={styles['drawing']} role="img" aria-label={t('site.advisor.drawing')}>
        <g transform={turn}>
          {viewers.map(({ at: distance, eye }) => (
            <path key={distance} d={`M${face} ${box.y}L${eye.x} ${eye.y}L${face} ${box.y + box.height}Z`} className={styles['sight']} />
          ))}
          <line x1="0" x2={SHEET} y1={ground} y2={ground} className={styles['ground']} />
          {table && <rect {...table} className={styles['table']} />}
          <rect {...box} className={styles['screen']} />
          {viewers.map(({ at: distance, person }) => (
            <Person key={distance} {...person} />
          ))}
        </g>
        {viewers.map(({ at: distance, eye }, index) => (
          <text
            key={distance}
            x={at(Math.max(eye.x, 40))}
            y={ground + 24 + 20 * (index % 2)}
            className={styles['words']}
            textAnchor="middle"
          >
            {t('site.advisor.metres', { value: figure(distance) })}
          </text>
        ))}
      </svg>
      <figcaption>
        <MixedText text={caption} />
      </figcaption>
    </figure>
  );
}

/** 1.70 m tall, in a box of three tenths of that. */
function Person({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const head = height * 0.075;
  const middle = x + width / 2;
  return (
    <g className={styles['person']}>
      <circle cx={middle} cy={y + head} r={head} />
      <path
        d={`M${middle - width * 0.36} ${y + height * 0.2}h${width * 0.72}q${width * 0.06} 0 ${width * 0.06} ${height * 0.03}v${height * 0.3}h${-width * 0.14}v${height * 0.47}h${-width * 0.56}v${-height * 0.47}h${-width * 0.14}v${-height * 0.3}q0 ${-height * 0.03} ${width * 0.06} ${-height * 0.03}z`}
      />
    </g>
  );
}
