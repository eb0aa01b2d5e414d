import { languageOf } from '#app/page/address.ts';
import { CommunityHero } from '#app/site/community/community-hero.tsx';
import { FEED, feedPath } from '#app/site/community/community-path.ts';
import { loadCommunity } from '#app/site/community/load-community.server.ts';
import { receiveComment } from '#app/site/community/receive-comment.server.ts';
import { formAction } from '#app/site/form-action.server.ts';
import { pagePath } from '#app/page/links.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { pageMeta, shareable } from '#app/site/page-meta.ts';
import { BlogSection } from '#app/site/community/blog-section.tsx';
import { Blogs } from '#app/site/community/blogs.tsx';
import { VisitorPosts } from '#app/site/community/visitor-posts.tsx';
import { Sections } from '#app/looks/sections.tsx';
import { shellIn } from '#app/site/shell/shell-data.ts';
import { stepsData } from '#app/site/structured-data/steps-data.ts';
import { textsOf, useTexts } from '#app/page/texts.ts';
import { Container, Section } from '#app/ui/layout/section.tsx';
import styles from '#app/site/community/community.module.css';
import type { Route } from './+types/community.ts';

export const loader = pageLoader(['community', 'looks'], loadCommunity);

export const action = formAction(receiveComment);

/** Comments and posts are no content: they do not drop kept pages, so this one is kept for a moment only. */
export function headers() {
  return { 'cache-control': 'public, max-age=0, must-revalidate, s-maxage=5' };
}

export default function CommunityPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const { texts, blogs, sections, blogId, section, feed, isNamed } = loaderData;
  return (
    <>
      <CommunityHero title={texts.title} text={texts.text} image={texts.image} isShort={isNamed} />
      <Section tone="light" room="small">
        <Container className={styles['page']}>
          <Blogs blogs={blogs} current={{ blog: blogId, section: section?.id }} feedTitle={texts.feedTitle} />
          <div className={styles['content']}>
            {section && <BlogSection key={section.id} section={section} />}
            {!feed && !section && <p>{t('site.community.noSections')}</p>}
            <VisitorPosts page={loaderData} posted={actionData} />
          </div>
          <Sections of="community" loaded={sections} area="side" />
        </Container>
      </Section>
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const shell = shellIn(matches);
  if (!loaderData || !shell) return [];
  const { texts, blogs, blogId, section, feed, isNamed, files } = loaderData;
  const language = languageOf(location.pathname);
  const t = textsOf(matches);
  const title = t('site.nav.community');
  if (feed)
    return pageMeta(matches, location.pathname, {
      title: texts.feedTitle || title,
      description: texts.feedText,
      path: feedPath('ar', feed.page),
    });
  const blog = blogs.find(({ id }) => id === blogId && id !== FEED.id);
  return pageMeta(matches, location.pathname, {
    title: isNamed && section ? section.seo.title || section.title : title,
    description: (isNamed && section?.seo.description) || texts.text,
    path: isNamed && section ? section.addresses : pagePath('community', 'ar'),
    kind: isNamed ? 'article' : 'website',
    image: shareable(files[section?.icon ?? '']),
    structured: [
      stepsData(shell.origin, [
        { name: t('site.nav.home'), path: pagePath('home', language) },
        { name: title, path: pagePath('community', language) },
        ...(blog && section ? [{ name: section.title, path: section.address }] : []),
      ]),
    ],
  });
};
