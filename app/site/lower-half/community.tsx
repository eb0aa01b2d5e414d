import { Feed } from '#app/site/community/feed.tsx';
import { SectionComments } from '#app/site/community/section-comments.tsx';
import { WaitingWords } from '#app/site/community/waiting-words.tsx';
import type { FormAnswer } from '#app/site/form-action.server.ts';
import type { loader } from '#app/site/routes/community.tsx';

type CommunityLowerHalfProps = { page: Awaited<ReturnType<typeof loader>>; posted: FormAnswer | undefined };

/** What visitors wrote and write, under what the company wrote. */
export function CommunityLowerHalf({ page: { texts, dates, section, feed }, posted }: CommunityLowerHalfProps) {
  return (
    <WaitingWords>
      {feed && <Feed feed={feed} words={{ title: texts.feedTitle, text: texts.feedText }} dates={dates} posted={posted} />}
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
    </WaitingWords>
  );
}
