import { type ReactNode, useId } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './accordion.module.css';

export type AccordionItem = {
  id: number | string;
  title: ReactNode;
  /** The title in plain words, where it is more than a string. */
  name?: string;
  body: ReactNode;
};

/** At most one open, the first at the start; the browser does all of it. `data-of-item` follows what is opened, see start-accordions.ts. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const group = useId();
  return (
    <div className={styles['accordion']}>
      {items.map(({ id, title, name, body }, index) => (
        <details key={id} name={group} open={index === 0} className={styles['item']} data-item={id}>
          <summary className={styles['title']}>
            <span>{title}</span>
            <Icon name="plus-lg" className={styles['sign']} />
          </summary>
          {/* Long answers scroll inside their 200 pixels, so the box must be reachable by the keyboard. */}
          <div className={styles['body']} tabIndex={0} role="region" aria-label={name ?? (typeof title === 'string' ? title : undefined)}>
            {body}
          </div>
        </details>
      ))}
    </div>
  );
}
