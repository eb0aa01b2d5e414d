import { useId } from 'react';
import { LETTER_SHARE } from '#content/advisor/rules.ts';
import type { Question } from '#content/advisor/question.ts';
import type { Wall } from '#content/advisor/wall.ts';
import { distancesOf } from '#content/advisor/advise.ts';
import { useTexts } from '#app/page/texts.ts';
import { figure } from '#content/writing/figures.ts';
import { MagnifiedPixels } from './magnified-pixels.tsx';
import styles from './pixel-view.module.css';

/** A page at arm's length (mm), in CSS pixels of 1/96 inch. */
const ARM = 500;
const PIXELS_PER_MM = 96 / 25.4;
const VIEW = { width: 320, height: 132 };
const LARGEST_LETTER = 32;
/** What any screen shows as a pattern; finer ones are drawn as they are seen, even. */
const FINEST = 0.55;

/** The same angle for the reader as for a viewer in front of the wall. */
export function onPage(millimetres: number, metres: number): number {
  return (millimetres / (1000 * metres)) * ARM * PIXELS_PER_MM;
}

export function PixelViews({ wall, question: { nearest, farthest } }: { wall: Wall; question: Question }) {
  return (
    <div className={styles['views']}>
      {(nearest === farthest ? [nearest] : [nearest, farthest]).map((distance) => (
        <PixelView key={distance} wall={wall} distance={distance} />
      ))}
      <MagnifiedPixels pitch={wall.pitch} />
    </div>
  );
}

function PixelView({ wall, distance }: { wall: Wall; distance: number }) {
  const t = useTexts();
  const id = useId();
  const step = onPage(wall.pitch, distance);
  const largest = (LARGEST_LETTER / onPage(1, distance)) | 0;
  const letters = Math.min(Math.round(LETTER_SHARE * wall.height), Math.max(1, largest));
  const size = onPage(letters, distance);
  const isSeen = distance < distancesOf(wall).acuity;
  const caption = t(isSeen ? 'site.advisor.fromSeen' : 'site.advisor.fromUnseen', { distance: figure(distance), letters });
  return (
    <figure>
      <svg
        width={VIEW.width}
        height={VIEW.height}
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        className={styles['view']}
        role="img"
        aria-label={caption}
      >
        <defs>
          <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse">
            <circle cx={step / 2} cy={step / 2} r={step * 0.44} fill="#fff" />
          </pattern>
          <mask id={`${id}m`}>
            <rect width="100%" height="100%" fill={isSeen && step > FINEST ? `url(#${id})` : '#fff'} />
          </mask>
        </defs>
        <rect width="100%" height="100%" fill="#0b0a09" />
        <g mask={`url(#${id}m)`}>
          <rect width="100%" height="100%" fill="#241a0c" />
          {/* A capital letter is about seven tenths of its type size. */}
          <text x="50%" y="38%" fontSize={size / 0.7} className={styles['sample']} textAnchor="middle" lang="ar" direction="rtl">
            {t('site.advisor.sampleAr')}
          </text>
          <text x="50%" y="82%" fontSize={size / 0.7} className={styles['sample']} textAnchor="middle" lang="en" direction="ltr">
            {t('site.advisor.sampleEn')}
          </text>
        </g>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
