import { useId } from 'react';
import type { Story } from '#app/site/catalogue/story.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import { useFiles } from '#app/site/files.ts';
import { linkTo } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './project-blogs.module.css';

/** Things to read, as rows with a small picture. */
export function ProjectBlogs({ blogs }: { blogs: readonly Story[] }) {
  const t = useTexts();
  const id = useId();
  if (blogs.length === 0) return null;
  return (
    <Section tone="light" labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.register.blogs')}</Heading>
        <ul className={styles['blogs']}>
          {blogs.map((blog) => (
            <li key={blog.id}>
              <Blog blog={blog} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Blog({ blog }: { blog: Story }) {
  const file = useFiles()(blog.icon);
  const link = linkTo(blog.path, [blog.title], useLanguage());
  const title = <Words of={blog} field="title" />;
  return (
    <article className={styles['blog']}>
      <div className={styles['picture']}>{file && <Picture file={file} sizes="(min-width: 768px) 22vw, 92vw" cover decorative />}</div>
      <div className={styles['words']}>
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
      </div>
    </article>
  );
}
