import { useState } from 'react';
import type { FormAnswer } from '#app/site/form-action.server.ts';
import { island } from '#app/islands/island.tsx';
import { request } from '#app/page/api-client.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { feedPath } from './community-path.ts';
import { PostView } from './post-view.tsx';
import { type FeedPost, postOf, type SentPost } from './remark.ts';
import { share, type Told } from './share.ts';
import { VisitorForm } from './visitor-form.tsx';
import { useWaitingItems, WaitingItems } from './waiting-comments.tsx';
import type { Dates } from './when.tsx';
import styles from './community.module.css';

type FeedProps = {
  feed: { page: number; hasOlder: boolean; posts: readonly FeedPost[] };
  head: { title: string; text: string };
  dates: Dates;
  posted: FormAnswer | undefined;
};

/** Visitors' posts, newest first; a new one is put on top at once. */
export const Feed = island(
  'feed',
  { wakes: 'seen', texts: ['community', 'site.sending', 'site.tooMany', 'site.agree.community', 'site.nav.privacy'] },
  function FeedView(props: FeedProps) {
    return (
      <WaitingItems>
        <Posts {...props} />
      </WaitingItems>
    );
  },
);

function Posts({ feed, head, dates, posted }: FeedProps) {
  const t = useTexts();
  const language = useLanguage();
  const [added, setAdded] = useState<readonly FeedPost[]>([]);
  const known = new Set(feed.posts.map(({ id }) => id));
  const { waiting, addWaiting } = useWaitingItems('post', 0);
  const own = waiting.map((remark) => ({ ...remark, count: 0, comments: [] }));
  const posts = [...own.toReversed(), ...added.filter(({ id }) => !known.has(id)), ...feed.posts];

  function settle({ token, ...sent }: SentPost & Told) {
    if (token) addWaiting(token, postOf(sent));
    else setAdded([postOf(sent), ...added]);
  }
  return (
    <div className={styles['feed']}>
      <Heading size="m" lead={head.text}>
        {head.title || t('site.community.feed')}
      </Heading>
      <VisitorForm
        intent="post"
        nameField="author_name"
        textField="content"
        labels={{
          title: t('site.community.addPost'),
          text: t('site.community.post'),
          hint: t('site.community.postHint'),
          send: t('site.community.sendPost'),
        }}
        posted={posted}
        send={(texts) => share(language, request('POST /communityposts/posts', { body: texts }))}
        onSent={settle}
      />
      {posts.length === 0 && <p>{t('site.community.noPosts')}</p>}
      <ol className={styles['posts']}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostView post={post} dates={dates} posted={posted} />
          </li>
        ))}
      </ol>
      <FeedPages page={feed.page} hasOlder={feed.hasOlder} />
    </div>
  );
}

function FeedPages({ page, hasOlder }: { page: number; hasOlder: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  if (page === 1 && !hasOlder) return null;
  return (
    <nav aria-label={t('site.community.pages')} className={styles['pages']}>
      {page > 1 && <LinkButton to={feedPath(language, page - 1)}>{t('site.community.newer')}</LinkButton>}
      {hasOlder && <LinkButton to={feedPath(language, page + 1)}>{t('site.community.older')}</LinkButton>}
    </nav>
  );
}
