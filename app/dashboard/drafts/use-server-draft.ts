import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PresentedDraft } from '#api/content/drafts/present-draft.ts';
import { useLanguage } from '#app/page/texts.ts';
import { isObject, type JsonObject } from '#app/dashboard/json-object.ts';
import { request } from '#app/page/api-client.ts';
import { type Answer, send } from '#app/dashboard/send.ts';
import { useSignInAgain } from '#app/dashboard/shell/session.tsx';
import { seenOf } from '#app/dashboard/content/save-call.ts';
import { changedValues } from './changed-values.ts';
import { draftIn } from './read-draft.ts';
import { carriedDraftKey, rememberDraftKey } from '#app/dashboard/forms/carried-texts.ts';

/** A pause while typing, and the longest that somebody who makes none waits. */
const PAUSE_MS = 900;
/** While the page stands beside the form, it follows. */
const WATCHED_MS = 150;
const LONGEST_MS = 4000;
const RETRY_MS = 10_000;
type DraftVersions = PresentedDraft['versions'];
const NONE: DraftVersions = { shared: 0, en: 0, ar: 0 };

export type DraftState = 'nothing' | 'typing' | 'kept' | 'failed';

type Options = {
  collection: string;
  parent: number;
  /** The id of the record, or of the draft of a new one. */
  id: number | undefined;
  versions: DraftVersions | undefined;
  /** What was typed before the form was opened. */
  typed: JsonObject;
  /** The version of the record that is typed over. */
  base: number;
  /** The preview beside the form is open. */
  isWatched: boolean;
  read: () => JsonObject | undefined;
  /** Something new has a draft from now on. */
  onBegun: (id: number) => void;
  /** The server has everything that stands in the form. */
  onDraftSaved: () => void;
  /** Called when a colleague changed the same part of the draft. */
  onChanged: (mine: JsonObject, theirs: JsonObject) => void;
};

/** Brings what is typed to the server within seconds, one call at a time, and tries again when the line is back. */
export function useServerDraft(options: Options) {
  const language = useLanguage();
  const signInAgain = useSignInAgain();
  const [state, setState] = useState<DraftState>('nothing');
  const latest = useRef(options);
  /** What the server knows, and what stood in the form when it was opened. */
  const known = useRef<JsonObject>({});
  const opening = useRef<JsonObject>({});
  const typedBefore = useRef<JsonObject>({});
  const key = useRef('');
  const carriedKey = useRef<string>(undefined);
  const draft = useRef({ id: options.id, versions: options.versions ?? NONE });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const since = useRef(0);
  const sending = useRef<Promise<boolean>>(undefined);
  /** Saving is held until one of two versions is chosen. */
  const isStopped = useRef(false);
  /** A save is under way, which ends the draft: none is begun meanwhile. */
  const isHeld = useRef(false);
  const savedBase = useRef(0);
  const isSignedOut = useRef(false);
  /** The draft as the server last answered it; null when it is gone. */
  const [answered, setAnswered] = useState<PresentedDraft | null>();

  useLayoutEffect(() => {
    latest.current = options;
    if (options.id !== undefined) draft.current.id = options.id;
  });

  function stop() {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function wait(ms: number) {
    stop();
    timer.current = setTimeout(() => void flush(), ms);
  }

  /** Answers whether the server has everything. */
  async function flush(): Promise<boolean> {
    stop();
    await sending.current;
    if (isHeld.current) wait(PAUSE_MS);
    const values = isHeld.current ? undefined : latest.current.read();
    const changed = values && changedValues(values, known.current);
    if (!values || isStopped.current) return false;
    since.current = 0;
    if (!changed || Object.keys(changed).length === 0) {
      if (draft.current.versions !== NONE) noteSaved();
      return true;
    }
    sending.current = bring(changed, values);
    return sending.current;
  }

  async function bring(changed: JsonObject, values: JsonObject): Promise<boolean> {
    const answer = await call(changed);
    isSignedOut.current = answer.status === 401;
    if (answer.isOk) {
      known.current = { ...known.current, ...changed };
      const isBegun = draft.current.id === undefined;
      noteDraft(answer.body.draft);
      if (isBegun && draft.current.id !== undefined) latest.current.onBegun(draft.current.id);
      setAnswered(answer.body.draft);
      noteSaved();
      return true;
    }
    setState('failed');
    if (answer.status === 409 && isObject(answer.body.current)) {
      isStopped.current = true;
      latest.current.onChanged(values, answer.body.current);
    } else if (answer.status === 0 || answer.status >= 500 || isSignedOut.current) wait(RETRY_MS);
    return false;
  }

  /** The draft has what stood in the form; what was typed since is on its way. */
  function noteSaved() {
    const isBehind = timer.current !== undefined;
    setState(isBehind ? 'typing' : 'kept');
    if (!isBehind && draft.current.id !== undefined) latest.current.onDraftSaved();
  }

  function call(values: JsonObject): Promise<Answer<{ draft: PresentedDraft | null }>> {
    const { collection, parent, base } = latest.current;
    const { id, versions } = draft.current;
    key.current ||= carriedKey.current ?? crypto.randomUUID();
    carriedKey.current = undefined;
    if (id === undefined) rememberDraftKey(`${collection}/${parent}`, key.current);
    const begun = { key: key.current, parent, values };
    if (id === undefined) return send(language, request('PATCH /drafts/{collection}', { params: { collection }, body: begun }));
    const body = { values, versions, base: Math.max(base, savedBase.current) };
    return send(language, request('PATCH /drafts/{collection}/{id}', { params: { collection, id }, body }));
  }

  function noteDraft(found: Pick<PresentedDraft, 'id' | 'versions'> | null) {
    const { id = draft.current.id, versions = NONE } = found ?? {};
    draft.current = { id, versions };
  }

  useEffect(() => {
    const { collection, parent } = latest.current;
    carriedKey.current = carriedDraftKey(`${collection}/${parent}`);
  }, []);

  // The page may be closed before the pause is over, or the line may be back.
  const flushing = useRef(flush);
  useLayoutEffect(() => {
    flushing.current = flush;
  });
  useEffect(() => {
    const listening = new AbortController();
    const now = () => timer.current !== undefined && void flushing.current();
    addEventListener('online', now, { signal: listening.signal });
    document.addEventListener('visibilitychange', now, { signal: listening.signal });
    return () => {
      listening.abort();
      stop();
    };
  }, []);

  return {
    state,
    /** The form shows what the server knows. */
    noteDrawn(versions: DraftVersions | undefined, isOpened: boolean) {
      const values = latest.current.read() ?? {};
      known.current = values;
      if (isOpened) {
        opening.current = values;
        typedBefore.current = latest.current.typed;
      }
      draft.current = { id: latest.current.id, versions: versions ?? NONE };
      if (latest.current.id === undefined) key.current = '';
      isStopped.current = false;
      setState('nothing');
      setAnswered(undefined);
    },
    /** Called at every change of a field. */
    note() {
      if (isStopped.current) return;
      setState('typing');
      since.current ||= performance.now();
      wait(Math.max(0, Math.min(latest.current.isWatched ? WATCHED_MS : PAUSE_MS, since.current + LONGEST_MS - performance.now())));
    },
    /** For whoever presses a button: where the session has ended they sign in again, and what was typed is brought after all. */
    async insist(): Promise<boolean> {
      return (await flush()) || (isSignedOut.current && (await signInAgain()) && flush());
    },
    /** Before a save: no call is under way any more, and this is the draft it ends. */
    async settle(): Promise<{ id: number | undefined; seen: string }> {
      stop();
      isHeld.current = true;
      await sending.current;
      const { id, versions } = draft.current;
      return { id, seen: seenOf(versions) };
    },
    /** It was published with these values; what was typed since begins another draft. */
    noteEnded({ id, version, values }: { id: number; version: number; values: JsonObject }) {
      known.current = values;
      opening.current = values;
      typedBefore.current = {};
      draft.current = { id: id || draft.current.id, versions: NONE };
      savedBase.current = version;
      isStopped.current = false;
      isHeld.current = false;
      setState('nothing');
      setAnswered(null);
    },
    /** Called when the save was refused. */
    release() {
      isHeld.current = false;
    },
    answered,
    /** The draft as it was when the form was opened, or none of what this form ever showed; false where the server did not say so. */
    async revert(to: 'opening' | 'nothing' = 'opening'): Promise<boolean> {
      stop();
      await sending.current;
      const changed = Object.keys(changedValues(opening.current, known.current));
      const before = to === 'opening' ? typedBefore.current : {};
      const values = Object.fromEntries(Object.entries(before).filter(([name]) => changed.includes(name)));
      const touched = to === 'opening' ? changed : [...changed, ...Object.keys(typedBefore.current)];
      const forget = [...new Set(touched)].filter((name) => !Object.hasOwn(values, name));
      const { collection, id: opened } = latest.current;
      const { id } = draft.current;
      if (id === undefined || touched.length === 0) return true;
      const params = { collection, id };
      const answer =
        opened === undefined
          ? await send(language, request('DELETE /drafts/{collection}/{id}', { params }))
          : await send(language, request('PATCH /drafts/{collection}/{id}', { params, body: { values, forget } }));
      return answer.isOk || answer.status === (opened === undefined ? 409 : 404);
    },
    /** After both versions were looked at: the own one counts, over the one that was shown. */
    async overrule(theirs: JsonObject): Promise<boolean> {
      noteDraft(draftIn(theirs));
      isStopped.current = false;
      return flush();
    },
    idOfDraft: () => draft.current.id,
  };
}
