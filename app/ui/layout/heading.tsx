import type { ReactNode } from 'react';
import styles from './heading.module.css';

type HeadingProps = {
  level?: 1 | 2 | 3;
  size?: 'xl' | 'l' | 'm' | 's';
  id?: string | undefined;
  /** Takes the focus when an address leads to it. */
  isTarget?: boolean;
  /** A sentence under the heading, in the quieter voice. */
  lead?: ReactNode;
  /** Stands at the end of the line: a link, the buttons of a carousel. */
  aside?: ReactNode;
  /** Keeps its distance from what follows; section headings do. */
  spaced?: boolean;
  children: ReactNode;
};

export function Heading({
  level = 2,
  size = level === 1 ? 'xl' : level === 2 ? 'l' : 's',
  id,
  isTarget = false,
  lead,
  aside,
  spaced = size === 'l',
  children,
}: HeadingProps) {
  const Level = `h${level}` as const;
  const heading = (
    <Level id={id} tabIndex={isTarget ? -1 : undefined} className={styles['heading']} data-size={size}>
      {children}
    </Level>
  );
  if (!lead && !aside && !spaced) return heading;
  return (
    <div className={styles['head']}>
      <div className={styles['words']}>
        {heading}
        {lead && <p className={styles['lead']}>{lead}</p>}
      </div>
      {aside}
    </div>
  );
}
