import { useId } from 'react';
import type { Story } from '#app/site/catalogue/story.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import { useFiles } from '#app/site/files.ts';
import { linkTo } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './side-blogs.module.css';

export function SideBlogs({ blogs }: { blogs: readonly Story[] }) {
  const t = useTexts();
  const id = useId();
  if (blogs.length === 0) return null;
  return (
    <aside aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {t('site.community.side')}
      </h2>
      <ul className={styles['cards']}>
        {blogs.map((blog) => (
          <li key={blog.id}>
            <Card blog={blog} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Card({ blog }: { blog: Story }) {
  const file = useFiles()(blog.icon);
  const link = linkTo(blog.path, [blog.title], useLanguage());
  const title = <Words of={blog} field="title" />;
  return (
    <article className={styles['card']}>
      <div className={styles['picture']}>{file && <Picture file={file} sizes="(min-width: 1024px) 24vw, 45vw" cover decorative />}</div>
      <h3 className={styles['title']}>
        {link ? (
          <AnyLink to={link.to} className={styles['link']}>
            {title}
          </AnyLink>
        ) : (
          title
        )}
      </h3>
      <p className={styles['text']}>
        <Words of={blog} field="text" />
      </p>
    </article>
  );
}
