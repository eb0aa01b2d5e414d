import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { communityPath, FEED, feedPath } from './community-path.ts';
import { useFiles } from '#app/page/files.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './blogs.module.css';

export type Blog = Pick<Item<typeof collections.blogs>, 'id' | 'name' | 'icon' | 'fallback'> & {
  sections: readonly Pick<Item<typeof collections.blogSections>, 'id' | 'title' | 'fallback'>[];
};

type BlogsProps = { blogs: readonly Blog[]; current: { blog: number; section: number | undefined }; feedTitle: string };

/** The list beside the page: every blog with its sections, and the feed as the last entry. */
export function Blogs({ blogs, current, feedTitle }: BlogsProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <nav aria-label={t('site.community.blogs')} className={styles['blogs']}>
      <ul>
        {blogs.map((blog) => (
          <li key={blog.id} data-current={blog.id === current.blog || undefined}>
            <BlogEntry blog={blog} current={current} />
          </li>
        ))}
        <li data-current={current.blog === FEED.id || undefined}>
          <a href={feedPath(language)} className={styles['blog']} aria-current={current.blog === FEED.id ? 'page' : undefined}>
            <span className={styles['dots']} />
            {feedTitle || t('site.community.feed')}
          </a>
        </li>
      </ul>
    </nav>
  );
}

function BlogEntry({ blog, current }: { blog: Blog; current: BlogsProps['current'] }) {
  const language = useLanguage();
  const file = useFiles()(blog.icon);
  return (
    <>
      <a href={communityPath(language, blog.name)} className={styles['blog']} aria-current={blog.id === current.blog || undefined}>
        <span className={styles['icon']}>{file && <Picture file={file} sizes="40px" cover decorative />}</span>
        <FieldText of={blog} field="name" />
      </a>
      {blog.sections.length > 0 && (
        <ul className={styles['sections']}>
          {blog.sections.map((section) => (
            <li key={section.id}>
              <a
                href={communityPath(language, blog.name, section.title)}
                aria-current={section.id === current.section ? 'page' : undefined}
              >
                <FieldText of={section} field="title" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
