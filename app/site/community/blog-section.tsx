import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { useFallback } from '#app/looks/parts/fallback.ts';
import type { DrawnLink } from '#app/looks/look-props.ts';
import { ReadMore } from '#app/looks/parts/read-more.tsx';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { useFiles } from '#app/page/files.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { HtmlProse } from '#app/ui/prose/html-prose.tsx';
import { ShareLinks } from './share-links.tsx';
import styles from './blog-section.module.css';

/** `html` is the section's text, cleaned by the server. `address` names blog and section. */
export type BlogSectionView = Pick<Item<typeof collections.blogSections>, 'id' | 'title' | 'icon' | 'fallback'> & {
  link: DrawnLink | undefined;
  html: string;
  address: string;
};

export function BlogSection({ section }: { section: BlogSectionView }) {
  const file = useFiles()(section.icon);
  const fallback = useFallback(section)('text');
  return (
    <article className={styles['section']}>
      {file && (
        <div className={styles['picture']}>
          <Picture file={file} sizes="(min-width: 1024px) 60vw, 92vw" cover />
        </div>
      )}
      <h2 className={styles['title']}>
        <FieldText of={section} field="title" />
      </h2>
      <div {...fallback} className={styles['text']}>
        <HtmlProse html={section.html} />
      </div>
      <div className={styles['end']}>
        <ReadMore of={section} />
        <ShareLinks title={section.title} address={section.address} />
      </div>
    </article>
  );
}
