import { Link } from 'react-router';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import { communityPath, FEED, feedPath } from '#app/site/community/community-path.ts';
import { useFiles } from '#app/site/files.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
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
          <Link to={feedPath(language)} className={styles['blog']} aria-current={current.blog === FEED.id ? 'page' : undefined}>
            <span className={styles['dots']} />
            {feedTitle || t('site.community.feed')}
          </Link>
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
      <Link to={communityPath(language, blog.name)} className={styles['blog']} aria-current={blog.id === current.blog || undefined}>
        <span className={styles['icon']}>{file && <Picture file={file} sizes="40px" cover decorative />}</span>
        <Words of={blog} field="name" />
      </Link>
      {blog.sections.length > 0 && (
        <ul className={styles['sections']}>
          {blog.sections.map((section) => (
            <li key={section.id}>
              <Link
                to={communityPath(language, blog.name, section.title)}
                prefetch="intent"
                aria-current={section.id === current.section ? 'page' : undefined}
              >
                <Words of={section} field="title" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
