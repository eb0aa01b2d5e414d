import { collections } from '#content/index.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';

type Reading = Pick<PageArgs, 'operations' | 'reader' | 'language'>;

/** Blogs with their sections, each with its names in both languages: an address may have been copied from the other one. */
export async function loadBlogs({ operations, reader, language }: Reading) {
  const { list } = operations.content;
  const other = { language: language === 'ar' ? 'en' : 'ar', sees: reader.sees } as const;
  const [blogs, otherBlogs] = await Promise.all([list(collections.blogs, reader), list(collections.blogs, other)]);
  return Promise.all(
    blogs.map(async (blog) => {
      const [sections, otherSections] = await Promise.all([
        list(collections.blogSections, reader, blog.id),
        list(collections.blogSections, other, blog.id),
      ]);
      return {
        ...blog,
        names: namesOf(blog.name, otherBlogs.find(({ id }) => id === blog.id)?.name),
        sections: sections.map((section) => ({
          ...section,
          names: namesOf(section.title, otherSections.find(({ id }) => id === section.id)?.title),
        })),
      };
    }),
  );
}

/** This language's first; the other one only where it can be read. */
function namesOf(own: string, other: string | undefined): Names {
  return other ? [own, other] : [own];
}

export type Names = readonly [own: string] | readonly [own: string, other: string];

export type LoadedSection = Awaited<ReturnType<typeof loadBlogs>>[number]['sections'][number];
