import { type SiteKey, useTexts } from '#app/page/texts.ts';
import type { NotMade } from '#content/chosen-size.ts';
import { writeNumber } from '#content/specifications/write.ts';
import styles from './size-not-made.module.css';

const NOT_READ = {
  size: 'site.specs.notASize',
  wall: 'site.specs.notAWall',
  'no-wall': 'site.specs.noCabinets',
} as const satisfies Record<string, SiteKey>;

/** Of a size or a wall that nobody makes the page says so; empty where it is offered, for the script that follows the choice. */
export function SizeNotMade({ path, missed }: { path: string; missed: NotMade | undefined }) {
  return (
    <div role="status" data-sized="missed">
      {missed && <Missed path={path} missed={missed} />}
    </div>
  );
}

function Missed({ path, missed }: { path: string; missed: NotMade }) {
  const t = useTexts();
  if ('of' in missed) return <p className={styles['missed']}>{t(NOT_READ[missed.of], { typed: `\u2068${missed.typed}\u2069` })}</p>;
  if ('wall' in missed) {
    const [columns, rows] = missed.built;
    return <p className={styles['missed']}>{t('site.specs.notBuilt', { typed: `\u2068${missed.wall}\u2069`, columns, rows })}</p>;
  }
  const { asked, instead } = missed;
  const size = writeNumber(asked);
  if (!instead) return <p className={styles['missed']}>{t('site.specs.notByInch', { size })}</p>;
  const { shown, nearest } = instead;
  return (
    <p className={styles['missed']}>
      {t('site.specs.notMade', { size, shown: writeNumber(shown) })}
      {nearest !== shown && (
        <>
          {' '}
          <a href={`${path}?size=${nearest}`}>{t('site.specs.nearestSize', { size: writeNumber(nearest) })}</a>
        </>
      )}
    </p>
  );
}
