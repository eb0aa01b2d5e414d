import { useState } from 'react';
import type { FormAnswer } from '#app/site/form-action.server.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { Prose } from '#app/ui/prose/prose.tsx';
import { commentOf, type FeedPost, type Remark } from './remark.ts';
import { Remarks } from './remarks.tsx';
import { fetchList, share } from './share.ts';
import { VisitorForm } from './visitor-form.tsx';
import { type Dates, When } from './when.tsx';
import styles from './community.module.css';

type SentComment = Parameters<typeof commentOf>[0];

const SHOWN = 1;

export function PostView({ post, dates, posted }: { post: FeedPost; dates: Dates; posted: FormAnswer | undefined }) {
  const t = useTexts();
  const api = `/api/${useLanguage()}/communityposts/posts/${post.id}/comments`;
  const [all, setAll] = useState<readonly Remark[] | undefined>(undefined);
  const [added, setAdded] = useState<readonly Remark[]>([]);
  const loaded = all ?? post.comments;
  const comments = [...loaded, ...added.filter(({ id }) => loaded.every((one) => one.id !== id))];

  /** The page brings the first comments of a post; the rest comes when somebody asks for it. */
  async function fetchRest() {
    if (loaded.length >= post.count) return;
    const list = await fetchList<SentComment>(api);
    if (list) setAll(list.map(commentOf));
  }
  return (
    <article className={styles['post']}>
      <header className={styles['by']}>
        <h3>
          <bdi>{post.name}</bdi>
        </h3>
        <When at={post.at} dates={dates} clock={24} />
      </header>
      <Prose text={post.text} />
      <div className={styles['answers']}>
        <Remarks
          remarks={comments}
          count={post.count + (all ? 0 : added.length)}
          shown={SHOWN}
          from="start"
          more={t('site.community.showMore')}
          dates={dates}
          clock={24}
          onMore={() => void fetchRest()}
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
          send={(commenter_name, text) => share<SentComment>(api, { commenter_name, text })}
          onSent={(comment) => setAdded([...added, commentOf(comment)])}
        />
      </div>
    </article>
  );
}
