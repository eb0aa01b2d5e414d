import { useId, useState } from 'react';
import type { FormAnswer } from '#app/site/form-action.server.ts';
import { island } from '#app/islands/island.tsx';
import { request } from '#app/page/api-client.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { type Remark, remarkOf, type SentComment } from './remark.ts';
import { Remarks } from './remarks.tsx';
import { fetchList, share, type Told } from './share.ts';
import { VisitorForm } from './visitor-form.tsx';
import { useWaitingItems, WaitingItems } from './waiting-comments.tsx';
import type { Dates } from './when.tsx';
import styles from './community.module.css';

const SHOWN = 2;
const AT_ONCE = 50;

type SectionCommentsProps = {
  sectionId: number;
  comments: readonly Remark[];
  count: number;
  /** Where those above the first one are, for a page without scripts. */
  earlier: string | undefined;
  dates: Dates;
  posted: FormAnswer | undefined;
};

export const SectionComments = island(
  'section-comments',
  { wakes: 'seen', texts: ['community', 'site.sending', 'site.tooMany', 'site.agree.community', 'site.nav.privacy'] },
  function SectionCommentsView(props: SectionCommentsProps) {
    return (
      <WaitingItems>
        <Comments {...props} />
      </WaitingItems>
    );
  },
);

function Comments({ sectionId, comments, count, earlier, dates, posted }: SectionCommentsProps) {
  const t = useTexts();
  const id = useId();
  const language = useLanguage();
  const [fresh, setFresh] = useState({ remarks: comments, count });
  const { waiting, addWaiting } = useWaitingItems('comment', sectionId);

  function fetchLast(before?: number) {
    return fetchList(language, request('GET /communitypostcomments/{id}', { params: { id: sectionId }, query: { last: AT_ONCE, before } }));
  }
  async function fetchAgain() {
    const answer = await fetchLast();
    if (answer) setFresh({ remarks: answer.list.map(remarkOf), count: answer.count });
  }
  async function fetchEarlier() {
    const first = fresh.remarks[0]?.id;
    const answer = first && (await fetchLast(first));
    if (answer) setFresh({ ...fresh, remarks: [...answer.list.map(remarkOf), ...fresh.remarks] });
  }
  async function settle({ token, ...sent }: SentComment & Told) {
    if (token) addWaiting(token, remarkOf(sent));
    await fetchAgain();
  }
  return (
    <section aria-labelledby={id} className={styles['comments']}>
      <Heading id={id} size="m">
        {t('site.community.comments')}
      </Heading>
      {earlier && (
        <LinkButton data-without-scripts to={earlier}>
          {t('site.community.earlier')}
        </LinkButton>
      )}
      <Remarks
        remarks={[...fresh.remarks, ...waiting]}
        kind="comment"
        count={fresh.count + waiting.length}
        shown={SHOWN}
        from="end"
        more={t('site.community.loadMore')}
        {...{ dates, posted }}
        clock={12}
        onMore={fetchEarlier}
      />
      <VisitorForm
        intent="comment"
        about={sectionId}
        nameField="username"
        textField="text"
        labels={{ title: t('site.community.addComment'), text: t('site.community.comment'), send: t('site.community.sendComment') }}
        checks
        posted={posted}
        send={(texts) => share(language, request('POST /communitypostcomments', { body: { post_id: sectionId, ...texts } }))}
        onSent={(sent) => void settle(sent)}
      />
    </section>
  );
}
