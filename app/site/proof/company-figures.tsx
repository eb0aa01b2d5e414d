import { BigFigure } from '#app/looks/parts/big-figure.tsx';
import { leadingFigure } from '#app/looks/parts/figure.ts';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import styles from './proof.module.css';

type Figure = { title: string; text: string };

/** Four numbers in a row; `note` says where they come from. */
export function CompanyFigures({ heading, figures, note }: { heading: string; figures: readonly Figure[]; note: string }) {
  if (figures.length === 0) return null;
  return (
    <LookSection heading={heading} tone="light">
      <ul className={styles['figures']}>
        {figures.map(({ title, text }) => {
          const figure = leadingFigure(title);
          return (
            <li key={title} className={styles['figure']}>
              <p className={styles['number']}>{figure ? <BigFigure figure={figure} /> : title}</p>
              <p>
                <MixedText text={text} />
              </p>
            </li>
          );
        })}
      </ul>
      {note && <p className={styles['note']}>{note}</p>}
    </LookSection>
  );
}
