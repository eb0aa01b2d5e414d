import type { ReactNode } from 'react';
import styles from './section.module.css';

export type Tone = 'dark' | 'light';

type SectionProps = {
  tone?: Tone;
  /** The heading's id: it names the region. */
  labelledBy?: string;
  /** `flush` for a section that brings its own room, such as a full-width picture. */
  room?: 'normal' | 'small' | 'flush';
  id?: string;
  className?: string | undefined;
  children: ReactNode;
};

export function Section({ tone = 'dark', labelledBy, room = 'normal', id, className = '', children }: SectionProps) {
  return (
    <section id={id} data-tone={tone} data-room={room} aria-labelledby={labelledBy} className={`${styles['section']} ${className}`}>
      {children}
    </section>
  );
}

/** The page's measure. `wide` goes to the edges of the screen, for rows that scroll. */
export function Container({
  wide = false,
  className = '',
  children,
}: {
  wide?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={`${styles['container']} ${className}`} data-wide={wide || undefined}>
      {children}
    </div>
  );
}
