import { PriceFrom } from '#app/looks/parts/price-from.tsx';
import type { Files } from '#app/page/files.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { MenuProduct } from './load-menu-products.server.ts';
import styles from './category-panel.module.css';

/** Drawn by the server when a panel opens for the first time; see start-category-panels.ts. */
export function MenuProducts({ products, files }: { products: readonly MenuProduct[]; files: Files }) {
  return products.map(({ family, to, title, icon, prices }) => {
    const file = files[icon];
    return (
      <a key={family} href={to} data-of-family={family} className={styles['product']}>
        <span className={styles['shot']}>{file && <Picture file={file} sizes="20rem" cover decorative />}</span>
        <span className={styles['name']}>
          <bdi>{title}</bdi>
        </span>
        {prices && <PriceFrom specifications={prices} as="span" />}
      </a>
    );
  });
}
