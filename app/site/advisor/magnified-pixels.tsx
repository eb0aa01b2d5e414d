import { useTexts } from '#app/page/texts.ts';
import { figure } from '#content/writing/figures.ts';
import styles from './pixel-view.module.css';

const SIDE = 156;
/** Pixels of the wall along the side of the piece; half as many of the coarser one beside it. */
const ACROSS = 16;
/** A ring, like a letter's curve: where its line is, as shares of the side. */
const RING = { inner: 0.26, outer: 0.42 };

/** A piece of the wall under a lens, and the same piece at twice the pitch: at true scale no page can show single pixels. */
export function MagnifiedPixels({ pitch }: { pitch: number }) {
  const t = useTexts();
  const piece = figure(ACROSS * pitch, 0);
  return (
    <>
      <Piece across={ACROSS} caption={t('site.advisor.magnified', { piece, pitch: figure(pitch) })} />
      <Piece across={ACROSS / 2} caption={t('site.advisor.magnifiedCoarse', { piece, pitch: figure(2 * pitch) })} />
    </>
  );
}

function Piece({ across, caption }: { across: number; caption: string }) {
  const step = SIDE / across;
  const centres = Array.from({ length: across }, (_, index) => (index + 0.5) * step);
  return (
    <figure className={styles['piece']}>
      <svg width={SIDE} height={SIDE} viewBox={`0 0 ${SIDE} ${SIDE}`} className={styles['view']} role="img" aria-label={caption}>
        <rect width="100%" height="100%" fill="#0b0a09" />
        {centres.flatMap((y) =>
          centres.map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={step * 0.4} fill={isLit(x, y) ? '#ffb224' : '#241a0c'} />),
        )}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function isLit(x: number, y: number): boolean {
  const share = Math.hypot(x - SIDE / 2, y - SIDE / 2) / SIDE;
  return share >= RING.inner && share <= RING.outer;
}
