import { useState } from 'react';
import type { FormAnswer } from '#app/site/form-action.server.ts';
import { request } from '#app/page/api-client.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Byline } from './byline.tsx';
import { commentOf, type FeedPost, type Remark, type SentPostComment } from './remark.ts';
import { Remarks } from './remarks.tsx';
import { fetchList, share, type Told } from './share.ts';
import { VisitorForm } from './visitor-form.tsx';
import { useWaitingItems } from './waiting-comments.tsx';
import type { Dates } from './when.tsx';
import styles from './community.module.css';

const SHOWN = 1;
const AT_ONCE = 100;

export function PostView({ post, dates, posted }: { post: FeedPost; dates: Dates; posted: FormAnswer | undefined }) {
  const t = useTexts();
  const language = useLanguage();
  const params = { id: post.id };
  const [loaded, setLoaded] = useState(post.comments);
  const [added, setAdded] = useState<readonly Remark[]>([]);
  const { waiting, addWaiting } = useWaitingItems('post-comment', post.id);
  const known = new Set(loaded.map(({ id }) => id));
  const comments = [...loaded, ...added.filter(({ id }) => !known.has(id)), ...waiting];

  /** The page brings the first comments of a post; the rest comes when somebody asks for it. */
  async function fetchMore() {
    const page = Math.floor(loaded.length / AT_ONCE) + 1;
    const query = { per_page: AT_ONCE, page };
    const answer = await fetchList(language, request('GET /communityposts/posts/{id}/comments', { params, query }));
    if (answer) setLoaded([...loaded, ...answer.list.map(commentOf).filter(({ id }) => !known.has(id))]);
  }
  function settle({ token, ...sent }: SentPostComment & Told) {
    if (token) addWaiting(token, commentOf(sent));
    else setAdded([...added, commentOf(sent)]);
  }
  return (
    <article className={styles['post']}>
      <Byline remark={post} kind="post" {...{ dates, posted }} clock={24} isHeading />
      <Prose text={post.text} />
      {!post.isWaiting && (
        <div className={styles['answers']}>
          <Remarks
            remarks={comments}
            kind="post-comment"
            count={post.count + added.length + waiting.length}
            shown={SHOWN}
            from="start"
            more={t('site.community.showMore')}
            {...{ dates, posted }}
            clock={24}
            onMore={fetchMore}
          />
          <VisitorForm
            intent="post-comment"
            about={post.id}
            nameField="commenter_name"
            textField="text"
            labels={{
              title: t('site.community.commentOn', { name: post.name }),
              text: t('site.community.comment'),
              send: t('site.community.sendComment'),
            }}
            compact
            posted={posted}
            send={(texts) => share(language, request('POST /communityposts/posts/{id}/comments', { params, body: texts }))}
            onSent={settle}
          />
        </div>
      )}
    </article>
  );
}
