import { useId, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { askedOf } from '#app/dashboard/asked-of.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { Action } from './action.tsx';
import styles from './folded-filters.module.css';

const NEVER_FOLDED: readonly string[] = ['search', 'sort', 'open'];

/** What narrows a list besides words. On a phone it is folded away, and the button says how much of it counts. */
export function FoldedFilters({ children }: { children: ReactNode }) {
  const t = useTexts();
  const id = useId();
  const [params] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const count = [...askedOf(params).keys()].filter((name) => !NEVER_FOLDED.includes(name)).length;
  return (
    <>
      <Action
        className={styles['unfold'] ?? ''}
        glyph="sliders"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count > 0 ? t('desk.filters.count', { count }) : t('desk.filters')}
      </Action>
      <div id={id} className={styles['choices']} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
