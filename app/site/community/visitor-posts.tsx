import { Feed } from '#app/site/community/feed.island.tsx';
import { SectionComments } from '#app/site/community/section-comments.island.tsx';
import type { FormAnswer } from '#app/site/form-action.server.ts';
import type { loader } from '#app/site/routes/community.tsx';

type VisitorPostsProps = { page: Awaited<ReturnType<typeof loader>>; posted: FormAnswer | undefined };

export function VisitorPosts({ page: { texts, dates, section, feed }, posted }: VisitorPostsProps) {
  return (
    <>
      {feed && <Feed feed={feed} head={{ title: texts.feedTitle, text: texts.feedText }} dates={dates} posted={posted} />}
      {section && (
        <SectionComments
          key={section.id}
          sectionId={section.id}
          comments={section.comments}
          count={section.count}
          earlier={section.earlier}
          dates={dates}
          posted={posted}
        />
      )}
    </>
  );
}
