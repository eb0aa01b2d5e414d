import { type ReactNode, useId } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './accordion.module.css';

export type AccordionItem = { id: number | string; title: ReactNode; body: ReactNode };

/** At most one open, the first at the start; the browser does all of it. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const group = useId();
  return (
    <div className={styles['accordion']}>
      {items.map(({ id, title, body }, index) => (
        <details key={id} name={group} open={index === 0} className={styles['item']}>
          <summary className={styles['title']}>
            <span>{title}</span>
            <Icon name="plus-lg" className={styles['sign']} />
          </summary>
          {/* Long answers scroll inside their 200 pixels, so the box must be reachable by the keyboard. */}
          <div className={styles['body']} tabIndex={0} role="region" aria-label={typeof title === 'string' ? title : undefined}>
            {body}
          </div>
        </details>
      ))}
    </div>
  );
}
