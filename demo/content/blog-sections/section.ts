import type { blogSections } from '#content/collections/blog-sections.ts';
import type { DemoRecord, NamedFile } from '#demo/record.ts';

export type BlogSection = DemoRecord<typeof blogSections>;
type Article = { title: string; lead: string; text: readonly string[] };

/** The lead opens the article and is what search engines show of it. */
export function section(parent: number, icon: NamedFile, path: string, articles: { en: Article; ar: Article }): BlogSection {
  return { parent, en: textsOf(articles.en), ar: textsOf(articles.ar), shared: { path }, files: { icon } };
}

function textsOf({ title, lead, text }: Article): BlogSection['en'] {
  return { title, text: [lead, ...text].join('\n'), seo_title: title, seo_description: lead };
}
