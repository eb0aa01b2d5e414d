import { LookSection } from '#app/looks/parts/look-section.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import styles from './proof.module.css';

type Quote = { text: string; name: string; role: string; result: string };

/** What clients said, each with a name and with what came of it. */
export function Quotes({ heading, quotes }: { heading: string; quotes: readonly Quote[] }) {
  if (quotes.length === 0) return null;
  return (
    <LookSection heading={heading} tone="light" size="m">
      {/* A phone swipes them and they hold no link: keys reach them by the list itself. */}
      <ul className={styles['quotes']} tabIndex={0} aria-label={heading}>
        {quotes.map(({ text, name, role, result }) => (
          <li key={text}>
            <figure className={styles['quote']}>
              {result && (
                <p className={styles['result']}>
                  <MixedText text={result} />
                </p>
              )}
              <blockquote className={styles['said']}>
                <p>
                  <MixedText text={text} />
                </p>
              </blockquote>
              <figcaption>
                <b className={styles['name']}>{name}</b>
                <span className={styles['role']}>{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </LookSection>
  );
}
