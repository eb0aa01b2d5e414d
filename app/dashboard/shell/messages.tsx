import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Action, GlyphButton } from '#app/dashboard/ui/action.tsx';
import styles from './messages.module.css';

/** `undoMs` where undoing ends by itself, however long somebody looks at it. */
export type Message = { kind: 'ok' | 'error'; text: string; undo?: () => void; undoMs?: number; again?: () => void };
type Shown = Message & { id: number };

const OK_MS = 6000;
/** As the specification says: a delete can be undone for ten seconds, from here; for thirty days from the trash. */
const UNDO_MS = 10_000;

const MessagesContext = createContext<(message: Message) => void>(() => undefined);

/** Every action is confirmed in words, at the same place of every screen. */
export function useMessages() {
  return useContext(MessagesContext);
}

export function Messages({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const show = useCallback((message: Message) => setShown({ ...message, id: performance.now() }), []);
  const close = useCallback(() => setShown(undefined), []);
  const dialog = useOpenDialog(shown);
  const region = (
    <div className={styles['region']} data-tone="dark" role={shown?.kind === 'error' ? 'alert' : 'status'}>
      {shown && <Bar key={shown.id} message={shown} onClose={close} />}
    </div>
  );
  return (
    <MessagesContext value={show}>
      {children}
      {dialog ? createPortal(region, dialog) : region}
    </MessagesContext>
  );
}

/** Behind an open dialog nothing can be seen, heard or pressed, so messages stand inside it. */
function useOpenDialog(shown: Shown | undefined): Element | undefined {
  const { key } = useLocation();
  const [dialog, setDialog] = useState<Element>();

  useEffect(() => {
    const find = () => setDialog([...document.querySelectorAll('dialog:modal')].at(-1));
    const watching = new AbortController();
    for (const event of ['close', 'toggle']) document.addEventListener(event, find, { capture: true, signal: watching.signal });
    find();
    return () => watching.abort();
  }, [key, shown]);

  return dialog;
}

function Bar({ message: { kind, text, undo, undoMs, again }, onClose }: { message: Message; onClose: () => void }) {
  const t = useTexts();
  const [isHeld, setIsHeld] = useState(false);

  const time = undoMs ?? (kind === 'error' || isHeld ? undefined : undo ? UNDO_MS : OK_MS);

  useEffect(() => {
    if (time === undefined) return undefined;
    const timer = setTimeout(onClose, time);
    return () => clearTimeout(timer);
  }, [time, onClose]);

  function endWith(act: () => void) {
    onClose();
    act();
  }

  return (
    <div
      className={styles['bar']}
      data-kind={kind}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon name={kind === 'ok' ? 'check2' : 'exclamation-circle'} />
      <p>{text}</p>
      {undo && (
        <Action look="quiet" onClick={() => endWith(undo)}>
          {t('action.undo')}
        </Action>
      )}
      {again && (
        <Action look="quiet" onClick={() => endWith(again)}>
          {t('action.retry')}
        </Action>
      )}
      <GlyphButton label={t('action.close')} glyph="x" onClick={onClose} />
    </div>
  );
}
