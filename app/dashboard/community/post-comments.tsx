import { useCallback, useEffect, useState } from 'react';
import { request } from '#app/page/api-client.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Action, ActionLink } from '#app/dashboard/ui/action.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './post-comments.module.css';

type Comment = { id: number; username: string; text: string; created_at: string };

const SHOWN = 200;
/** A long list would push the next card out of sight. */
const OPEN_UP_TO = 5;

/** The comments on one section of a blog, below its card in the editor; each can be deleted and brought back. */
export function PostComments({ id }: { id: number }) {
  return (
    <Allowed to="moderation.read">
      <Comments sectionId={id} />
    </Allowed>
  );
}

function Comments({ sectionId }: { sectionId: number }) {
  const t = useTexts();
  const language = useLanguage();
  const { when } = useFormats();
  const api = useApi();
  const say = useMessages();
  const [comments, setComments] = useState<readonly Comment[]>();
  const [asked, setAsked] = useState<number>();

  const load = useCallback(async () => {
    const answer = await api(request('GET /communitypostcomments', { query: { post_id: sectionId, per_page: SHOWN } }));
    if (answer.isOk) setComments(answer.body);
  }, [api, sectionId]);
  useEffect(() => void load(), [load]);

  async function remove(id: number) {
    const answer = await api(request('DELETE /communitypostcomments/{id}', { params: { id } }));
    const undone = { items: [{ kind: 'comment' as const, id }], from: 'deleted' as const };
    const undo = () => void api(request('POST /moderation/undo', { body: undone })).then(load);
    say(
      answer.isOk
        ? { kind: 'ok', text: answer.message, undo }
        : { kind: 'error', text: `${t('post-comments.failed')} ${answer.message}`.trim() },
    );
    await load();
  }
  if (!comments) return null;
  return (
    <details className={styles['comments']} open={comments.length <= OPEN_UP_TO}>
      <summary>{t('post-comments.title', { count: comments.length })}</summary>
      {comments.length === 0 && <p>{t('post-comments.none')}</p>}
      <ul>
        {comments.map(({ id, username, text, created_at }) => (
          <li key={id}>
            <p className={styles['head']}>
              <strong>
                <bdi>{username}</bdi>
              </strong>
              <time dateTime={created_at}>{when(created_at)}</time>
            </p>
            <p dir="auto" className={styles['text']}>
              {text}
            </p>
            <Allowed to="moderation.write">
              <Action look="danger" aria-label={t('post-comments.delete', { name: username })} onClick={() => setAsked(id)}>
                {t('action.delete')}
              </Action>
            </Allowed>
          </li>
        ))}
      </ul>
      {comments.length === SHOWN && (
        <ActionLink to={inLanguage('/dashboard/moderation?state=shown&kind=comment', language)}>{t('post-comments.more')}</ActionLink>
      )}
      <Question
        isOpen={asked !== undefined}
        text={t('post-comments.question')}
        yes={t('action.delete')}
        isGrave
        onYes={() => asked !== undefined && void remove(asked)}
        onClose={() => setAsked(undefined)}
      />
    </details>
  );
}
