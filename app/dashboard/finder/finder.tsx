import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { GLYPHS } from '#app/dashboard/ui/glyphs.ts';
import { Chooser } from '#app/dashboard/ui/chooser.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { LogoutQuestion } from '#app/dashboard/shell/logout.tsx';
import { KEYS } from './keys.ts';
import { type Goal, useFound } from './use-found.ts';
import { rememberGoal } from './used-last.ts';
import { useDeeds } from './use-deeds.ts';
import styles from './finder.module.css';

type Open = 'find' | 'keys' | 'sign-out' | undefined;

/** Ctrl+K finds and opens anything, `?` tells the keys; both also by a button of the top bar. */
export function Finder() {
  const t = useTexts();
  const [open, setOpen] = useState<Open>();

  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        setOpen('find');
      }
      // An Arabic keyboard has a question mark of its own.
      if ((event.key === '?' || event.key === '؟') && !isTyping(event.target)) setOpen('keys');
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  // A dialog tells a little later that it is closed: by then another may stand in its place.
  const closing = (which: Open) => () => setOpen((now) => (now === which ? undefined : now));
  return (
    <>
      <button type="button" className={styles['open']} aria-keyshortcuts="Control+K" onClick={() => setOpen('find')}>
        <Icon svg={GLYPHS['search']} />
        <span>{t('finder.open')}</span>
        <kbd dir="ltr" aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      <Chooser isOpen={open === 'find'} onClose={closing('find')} title={t('finder.title')}>
        {open === 'find' && <Find onChosen={closing('find')} onKeys={() => setOpen('keys')} onSignOut={() => setOpen('sign-out')} />}
      </Chooser>
      <Chooser isOpen={open === 'keys'} onClose={closing('keys')} title={t('finder.keys')}>
        <dl className={styles['keys']}>
          {KEYS.map(({ keys, says }) => (
            <div key={says}>
              <dt>
                <kbd dir="ltr">{keys}</kbd>
              </dt>
              <dd>{t(says)}</dd>
            </div>
          ))}
        </dl>
      </Chooser>
      <LogoutQuestion isOpen={open === 'sign-out'} onClose={closing('sign-out')} />
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function Find({ onChosen, onKeys, onSignOut }: { onChosen: () => void; onKeys: () => void; onSignOut: () => void }) {
  const t = useTexts();
  const id = useId();
  const navigate = useNavigate();
  const deeds = useDeeds(onSignOut);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { goals, isSearching, sure } = useFound(text);
  // Enter was pressed for what the server is still asked: what stands there was found for fewer letters.
  const [isWaiting, setIsWaiting] = useState(false);
  const chosen = Math.min(at, goals.length - 1);
  const isAsked = text.trim() !== '';
  const status = useMemo(() => (isAsked && goals.length === 0 && !isSearching ? t('finder.none') : ''), [isAsked, goals, isSearching, t]);

  function go(goal: Goal | undefined) {
    if (!goal) return;
    rememberGoal(goal);
    onChosen();
    if (goal.does) deeds[goal.does]();
    else void navigate(goal.to);
  }

  const openFound = useEffectEvent(() => {
    setIsWaiting(false);
    go(goals[chosen]);
  });
  useEffect(() => {
    if (isWaiting && !isSearching) openFound();
  }, [isWaiting, isSearching]);

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((chosen + step + goals.length) % Math.max(1, goals.length));
    if (event.key === 'Enter' && (!isSearching || (chosen >= 0 && chosen < sure))) go(goals[chosen]);
    else if (event.key === 'Enter') setIsWaiting(true);
    if (step || event.key === 'Enter') event.preventDefault();
  }

  return (
    <div className={styles['finder']}>
      <input
        type="search"
        role="combobox"
        aria-label={t('finder.title')}
        aria-expanded={goals.length > 0}
        aria-controls={id}
        aria-activedescendant={goals[chosen] && `${id}-${chosen}`}
        placeholder={t('finder.hint')}
        autoComplete="off"
        maxLength={100}
        data-first-focus
        onKeyDown={press}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
          setIsWaiting(false);
        }}
      />
      <div id={id} role="listbox" aria-label={t('finder.title')}>
        {goals.map((goal, index) => (
          <button
            key={`${goal.to} ${goal.title}`}
            id={`${id}-${index}`}
            type="button"
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            onClick={() => go(goal)}
          >
            <bdi>{goal.title}</bdi>{' '}
            <small>
              {goal.place}
              {goal.number && (
                <>
                  {' · '}
                  <Foreign>{goal.number}</Foreign>
                </>
              )}
            </small>
          </button>
        ))}
      </div>
      <p role="status">{status}</p>
      <button type="button" className={styles['more']} onClick={onKeys}>
        {t('finder.keys')} <kbd dir="ltr">?</kbd>
      </button>
    </div>
  );
}
