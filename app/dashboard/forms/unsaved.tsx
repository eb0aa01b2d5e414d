import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBlocker } from 'react-router';
import { onUnreached } from '#app/page/on-unreached.ts';
import { isStayingHere } from '#app/dashboard/shell/keep-screen.ts';
import { carryTexts, endCarrying } from './carried-texts.ts';
import { LeaveQuestion } from './leave-question.tsx';

/** What a form tells about itself; asked only when somebody is about to leave it. */
export type UnsavedForm = {
  isDirty: boolean;
  /** A save leaves by itself. */
  isSaving: boolean;
  /** Not there where saving would be sending: a reply, a decision. Answers whether it is saved. */
  save: (() => Promise<boolean>) | undefined;
  /** Keeps it where only colleagues see it; not there for forms that have no drafts. */
  keepDraft?: (() => Promise<boolean>) | undefined;
  /** Throws away what was typed; leaving waits for it. */
  discard: () => void | Promise<void>;
  /** Makes sure that the copy on this device is complete; false if there is none, or not of everything. */
  keep: () => boolean;
};

type Leave = {
  register: (form: RefObject<UnsavedForm>) => () => void;
  /** Runs at once, or after the question; answers false if it did not come to leaving. */
  leave: (go: Go) => void;
  /** Whether something of this page is typed and not saved. */
  isUnsaved: () => boolean;
  /** For the same screen in the other language: what was typed goes along. */
  carry: (go: Go) => void;
};
type Go = () => void | Promise<boolean>;

const UnsavedContext = createContext<Leave>({
  register: () => () => undefined,
  leave: (go) => void go(),
  isUnsaved: () => false,
  carry: (go) => void go(),
});

/** Ways out of the dashboard that are no links: signing out, changing the language. Also for what would go out without what is typed. */
export function useLeave(): Pick<Leave, 'leave' | 'carry' | 'isUnsaved'> {
  return useContext(UnsavedContext);
}

/** Every form somebody can type in says here what it holds: one guard for all of them. */
export function useUnsaved(form: UnsavedForm): void {
  const { register } = useContext(UnsavedContext);
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  useLayoutEffect(() => register(latest), [register]);
}

/** Asks before unsaved words are left, by a link of ours or by the browser. */
export function Unsaved({ children }: { children: ReactNode }) {
  const forms = useRef(new Set<RefObject<UnsavedForm>>());
  const isLeaving = useRef(false);
  const [waiting, setWaiting] = useState<{ go: () => void }>();
  const unsaved = useCallback(() => [...forms.current].map(({ current }) => current).filter(({ isDirty }) => isDirty), []);
  const blocker = useBlocker(
    useCallback(() => !isLeaving.current && !isStayingHere() && unsaved().some(({ isSaving }) => !isSaving), [unsaved]),
  );

  useEffect(() => {
    endCarrying(); // the forms of this page have taken what was theirs
    const listening = new AbortController();
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current && [...forms.current].some(({ current }) => current.isDirty || current.isSaving)) event.preventDefault();
    };
    addEventListener('beforeunload', ask, { signal: listening.signal });
    const stay = () => {
      isLeaving.current = false;
      endCarrying();
    };
    addEventListener('pageshow', () => void (isLeaving.current = false), { signal: listening.signal });
    onUnreached(stay, listening);
    return () => listening.abort();
  }, []);

  const value = useMemo<Leave>(() => {
    async function go(away: Go) {
      isLeaving.current = true;
      if ((await away()) === false) isLeaving.current = false;
    }
    return {
      register(form) {
        forms.current.add(form);
        return () => void forms.current.delete(form);
      },
      leave: (away) => (unsaved().length > 0 ? setWaiting({ go: () => void go(away) }) : void away()),
      isUnsaved: () => unsaved().length > 0,
      carry(away) {
        const dirty = unsaved();
        if (dirty.length > 0 && !dirty.map((form) => form.keep()).every(Boolean)) return setWaiting({ go: () => void go(away) });
        if (dirty.length > 0) carryTexts();
        return void go(away);
      },
    };
  }, [unsaved]);

  const isBlocked = blocker.state === 'blocked';
  // Somebody who says no with Escape and goes back at once is blocked again before the first answer is drawn; only another
  // question is opened then.
  const [asked, setAsked] = useState('');
  if (isBlocked && blocker.location.key !== asked) setAsked(blocker.location.key);

  function stay() {
    setWaiting(undefined);
    if (isBlocked) blocker.reset();
  }

  function leave() {
    if (isBlocked) blocker.proceed();
    else waiting?.go();
    setWaiting(undefined);
  }

  async function leaveAfter(how: 'save' | 'keepDraft') {
    for (const form of unsaved()) if (!(await form[how]?.())) return stay();
    return leave();
  }

  async function discardAndLeave() {
    for (const { discard } of unsaved()) await discard();
    leave();
  }

  return (
    <UnsavedContext value={value}>
      {children}
      <LeaveQuestion
        key={asked}
        isOpen={isBlocked || waiting !== undefined}
        canSave={() => unsaved().every(({ save }) => save !== undefined)}
        canKeepDraft={() => unsaved().every(({ keepDraft }) => keepDraft !== undefined)}
        onStay={stay}
        onSave={() => leaveAfter('save')}
        onKeepDraft={() => leaveAfter('keepDraft')}
        onLeave={() => void discardAndLeave()}
      />
    </UnsavedContext>
  );
}
