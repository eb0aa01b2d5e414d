import { Children, type ReactNode } from 'react';
import styles from './tiles.module.css';

/** `home` is 8 4 4 4 4 4 8, `category` 4 4 4 8 4 4 8 of twelve columns, repeated after seven; `thirds` and `quarters` are even. */
export type TilePattern = 'home' | 'category' | 'thirds' | 'quarters';

export function Tiles({ pattern, children }: { pattern: TilePattern; children: ReactNode }) {
  return (
    <ul className={styles['tiles']} data-pattern={pattern}>
      {Children.toArray(children).map((tile, index) => (
        <li key={index} className={styles['tile']}>
          {tile}
        </li>
      ))}
    </ul>
  );
}
