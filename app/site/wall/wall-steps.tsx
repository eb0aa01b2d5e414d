import type { WallFigures } from '#content/wall/figures.ts';
import { MOST_CABINETS, MOST_EACH_WAY } from '#content/wall/snap.ts';
import type { TypedWall } from '#content/wall/wall-keys.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { wallPath } from './wall-path.ts';
import styles from './wall.module.css';

type StepsProps = { product: number; figures: WallFigures; typed: TypedWall };

/** One column or row more or less: links, because every wall has an address. */
export function WallSteps({ product, figures: { columns, rows, cabinet }, typed }: StepsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { step } = cabinet;
  const steps = [
    { text: t('site.wall.lessColumns'), columns: columns - step.columns, rows },
    { text: t('site.wall.moreColumns'), columns: columns + step.columns, rows },
    { text: t('site.wall.lessRows'), columns, rows: rows - step.rows },
    { text: t('site.wall.moreRows'), columns, rows: rows + step.rows },
  ].filter(
    (one) => one.columns > 0 && one.rows > 0 && Math.max(one.columns, one.rows) <= MOST_EACH_WAY && one.columns * one.rows <= MOST_CABINETS,
  );
  return (
    <nav aria-label={t('site.wall.steps')} className={styles['steps']}>
      <ul>
        {steps.map(({ text, ...counts }) => (
          <li key={text}>
            <a href={`${wallPath({ product, ...counts }, language, typed)}#wall`} data-wall-link="">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
