import { useState } from 'react';
import { isOneOf } from '#content/known.ts';
import { RELEASE_PROBLEMS } from '#content/releases.ts';
import type { PresentedItem, PresentedRelease } from '#api/features/releases/present-release.ts';
import type { Remark } from '#api/features/releases/remarks.ts';
import { request, type Request } from '#app/page/api-client.ts';
import { isObject } from '#app/dashboard/json-object.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { ScheduleDialog } from '#app/dashboard/schedule/schedule-dialog.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { ShownOnce } from '#app/dashboard/ui/shown-once.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { WhyFailed } from './why-failed.tsx';
import { ReleaseCheck, ReleaseItems, type Addressed } from './release-items.tsx';
import styles from '#app/dashboard/schedule/schedule.module.css';

type PanelProps = {
  release: PresentedRelease & { items: readonly Addressed<PresentedItem>[] };
  problems: readonly Addressed<PresentedItem>[];
  remarks: readonly Addressed<Remark>[];
  mayPublish: boolean;
};
type Asked = 'publish' | 'take-back' | 'over' | 'remove' | 'time';

/** One release: what is in it, what stands in its way, and what can be done with it. */
export function ReleasePanel({ release, problems, remarks, mayPublish }: PanelProps) {
  const t = useTexts();
  const { when } = useFormats();
  const { isBusy, call } = useBusyChange();
  const [asks, setAsks] = useState<Asked>();
  const [stopped, setStopped] = useState<readonly Readonly<Record<string, unknown>>[]>([]);
  const [link, setLink] = useState<string>();
  const { id, items, state, problem, linkEndsAt } = release;
  const params = { id };
  const isOpen = state !== 'published';
  const close = () => setAsks(undefined);

  async function rehearse() {
    const answer = await call(request('POST /releases/{id}/link', { params, body: {} }));
    if (answer.isOk) setLink(location.origin + answer.body.path);
  }

  /** What stood in the way is listed, also of a release that is published already and has no check any more. */
  async function unless(change: Request) {
    const answer = await call(change);
    const current = answer.isOk ? [] : answer.body.current;
    setStopped(Array.isArray(current) ? current.filter(isObject) : []);
  }

  function drop({ collection, id: record, about }: PresentedItem) {
    void call(request('DELETE /releases/{id}/items', { params, query: { collection, record, about } }));
  }

  return (
    <div className={styles['days']}>
      {state === 'failed' && <WhyFailed problem={problem} />}
      <ReleaseItems items={items} onDrop={isOpen && mayPublish ? drop : undefined} />
      {isOpen && mayPublish && items.length > 0 && <ReleaseCheck problems={problems} remarks={remarks} />}
      {!isOpen && stopped.length > 0 && <ReleaseCheck problems={items.flatMap(stoppedBy(stopped))} remarks={[]} />}
      {linkEndsAt && <p className={styles['soft']}>{t('releases.rehearse.until', { at: when(linkEndsAt) })}</p>}
      {mayPublish && isOpen && (
        <div className={styles['tools']}>
          <Action look="main" disabled={isBusy || items.length === 0} onClick={() => setAsks('publish')}>
            {t('releases.publish')}
          </Action>
          <Action glyph="eye" disabled={isBusy} onClick={() => void rehearse()}>
            {t('releases.rehearse')}
          </Action>
          {linkEndsAt && (
            <Action disabled={isBusy} onClick={() => void call(request('DELETE /releases/{id}/link', { params }))}>
              {t('releases.rehearse.end')}
            </Action>
          )}
          <Action glyph="calendar" disabled={isBusy || items.length === 0} onClick={() => setAsks('time')}>
            {t('releases.time')}
          </Action>
          {state !== 'open' && (
            <Action disabled={isBusy} onClick={() => void call(request('DELETE /releases/{id}/time', { params }))}>
              {t('releases.time.off')}
            </Action>
          )}
          <Action look="danger" glyph="trash" disabled={isBusy} onClick={() => setAsks('remove')}>
            {t('releases.remove')}
          </Action>
        </div>
      )}
      {mayPublish && !isOpen && (
        <div className={styles['tools']}>
          <Action disabled={isBusy} onClick={() => setAsks('take-back')}>
            {t('releases.take-back')}
          </Action>
          <Action look="danger" disabled={isBusy} onClick={() => setAsks('over')}>
            {t('releases.take-back.over')}
          </Action>
        </div>
      )}
      <Question
        isOpen={asks === 'publish'}
        text={t('releases.publish.question')}
        yes={t('releases.publish')}
        onYes={() => void unless(request('POST /releases/{id}/publish', { params }))}
        onClose={close}
      />
      <Question
        isOpen={asks === 'take-back' || asks === 'over'}
        text={t('releases.take-back.question')}
        yes={t('releases.take-back')}
        isGrave
        onYes={() => void unless(request('POST /releases/{id}/take-back', { params, body: { over: asks === 'over' } }))}
        onClose={close}
      />
      <Question
        isOpen={asks === 'remove'}
        text={t('releases.remove.question')}
        yes={t('releases.remove')}
        isGrave
        onYes={() => void call(request('DELETE /releases/{id}', { params }))}
        onClose={close}
      />
      <ScheduleDialog
        isOpen={asks === 'time'}
        onClose={close}
        canHide={false}
        isTimeAlone
        plan={(body) => Promise.resolve(request('PUT /releases/{id}/time', { params, body }))}
      />
      <ShownOnce secret={link} title={t('releases.rehearse')} lead={t('releases.rehearse.lead')} onClose={() => setLink(undefined)} />
    </div>
  );
}

/** Of the items on the screen, those that an answer names, with what is wrong with them. */
function stoppedBy(named: readonly Readonly<Record<string, unknown>>[]) {
  return (item: Addressed<PresentedItem>): Addressed<PresentedItem>[] => {
    const problem = named.find(({ collection, id }) => collection === item.collection && id === item.id)?.['problem'];
    return isOneOf(RELEASE_PROBLEMS, problem) ? [{ ...item, problem }] : [];
  };
}
