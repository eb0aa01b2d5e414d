import { useTexts } from '#app/page/texts.ts';
import type { NotMade } from '#content/chosen-size.ts';
import { writeNumber } from '#content/specifications/write.ts';
import styles from './size-not-made.module.css';

/** Of a size that nobody makes the page says so; empty where the size is one that is offered, for the script that follows the choice. */
export function SizeNotMade({ path, missed }: { path: string; missed: NotMade | undefined }) {
  return (
    <div role="status" data-sized="missed">
      {missed && <Missed path={path} missed={missed} />}
    </div>
  );
}

function Missed({ path, missed: { asked, instead } }: { path: string; missed: NotMade }) {
  const t = useTexts();
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
