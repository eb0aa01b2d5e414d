import { useFiles } from '#app/site/files.ts';
import { linkTo } from '#app/site/links.ts';
import { useLanguage } from '#app/site/texts.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Story } from '#app/site/catalogue/story.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import styles from './icon-strip.module.css';

/** Where one can go from here, each with a small picture. A long strip scrolls. */
export function IconStrip({ label, items }: { label: string; items: readonly Story[] }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} className={styles['strip']}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <StripItem item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StripItem({ item }: { item: Story }) {
  const file = useFiles()(item.icon);
  const link = linkTo(item.path, [item.title], useLanguage());
  const inside = (
    <>
      <span className={styles['icon']}>{file && <Picture file={file} sizes="72px" cover decorative />}</span>
      <span className={styles['title']}>
        <Words of={item} field="title" />
      </span>
    </>
  );
  if (!link) return <span className={styles['item']}>{inside}</span>;
  return (
    <AnyLink to={link.to} className={styles['item']}>
      {inside}
    </AnyLink>
  );
}
