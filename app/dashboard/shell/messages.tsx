import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useWords } from '#app/dashboard/words.ts';
import { Action, GlyphButton } from '#app/dashboard/ui/action.tsx';
import styles from './messages.module.css';

export type Message = { kind: 'ok' | 'error'; text: string; undo?: () => void };
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
  return (
    <MessagesContext value={show}>
      {children}
      <div className={styles['region']} data-tone="dark" role={shown?.kind === 'error' ? 'alert' : 'status'}>
        {shown && <Bar key={shown.id} message={shown} onClose={close} />}
      </div>
    </MessagesContext>
  );
}

function Bar({ message: { kind, text, undo }, onClose }: { message: Message; onClose: () => void }) {
  const t = useWords();
  const [isHeld, setIsHeld] = useState(false);

  const time = kind === 'error' || isHeld ? undefined : undo ? UNDO_MS : OK_MS;

  useEffect(() => {
    if (time === undefined) return undefined;
    const timer = setTimeout(onClose, time);
    return () => clearTimeout(timer);
  }, [time, onClose]);

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
        <Action
          look="quiet"
          onClick={() => {
            onClose();
            undo();
          }}
        >
          {t('action.undo')}
        </Action>
      )}
      <GlyphButton label={t('action.close')} glyph="x" onClick={onClose} />
    </div>
  );
}
