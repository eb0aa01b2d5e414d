import type { ShellData } from '#app/site/shell/shell-data.ts';
import { useFiles } from '#app/page/files.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './category-panel.module.css';

/** Families with their icons; scripts put a product below each, see start-category-panels.ts. */
export function CategoryPanel({ families }: { families: ShellData['categories'][number]['families'] }) {
  const files = useFiles();
  if (families.length === 0) return null;
  return (
    <ul className={styles['panel']}>
      {families.map(({ title, icon, to }) => {
        const file = files(icon);
        return (
          <li key={to}>
            <a href={to} className={styles['family']}>
              <span className={styles['icon']}>{file && <Picture file={file} sizes="3rem" decorative />}</span>
              <bdi>{title}</bdi>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
