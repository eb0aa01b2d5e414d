import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { request } from '#app/page/api-client.ts';
import { useLanguage } from '#app/page/texts.ts';
import type { Remark, RemarkKind } from './remark.ts';
import { fetchList } from './share.ts';

type Waiting = Remark & { kind: RemarkKind; about: number };

const STORED_AS = 'waiting-words';
const MOST = 15;

const WaitingContext = createContext<{ items: readonly Waiting[]; add: (token: string, items: Waiting) => void }>({
  items: [],
  add: () => {},
});

/** Shown to their author alone, by a token in the browser and after the page is there, so that the page is the same for everybody. */
export function WaitingItems({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const [items, setItems] = useState<readonly Waiting[]>([]);

  useEffect(() => {
    const tokens = readTokens();
    if (tokens.length === 0) return;
    let isCurrent = true;
    async function ask() {
      const answer = await fetchList(language, request('GET /communitywaiting/{tokens}', { params: { tokens: tokens.join(',') } }));
      if (!answer || !isCurrent) return;
      const { list } = answer;
      keepTokens(tokens.filter((token) => list.some(({ kind, id }) => token.startsWith(`${kind}:${id}.`))));
      setItems(list.map(({ created_at, ...held }) => ({ ...held, at: created_at, isStaff: false, isWaiting: true })));
    }
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [language]);

  const add = useCallback((token: string, own: Waiting) => {
    keepTokens([...readTokens(), token]);
    setItems((before) => [...before, { ...own, isWaiting: true }]);
  }, []);
  const value = useMemo(() => ({ items, add }), [items, add]);
  return <WaitingContext value={value}>{children}</WaitingContext>;
}

/** The visitor's own words about one thing that nobody else sees yet. */
export function useWaitingItems(kind: RemarkKind, about: number) {
  const { items, add } = useContext(WaitingContext);
  return {
    waiting: items.filter((one) => one.kind === kind && one.about === about),
    addWaiting: (token: string, remark: Remark) => add(token, { ...remark, kind, about }),
  };
}

function readTokens(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '[]');
    return Array.isArray(stored) ? stored.filter((token) => typeof token === 'string') : [];
  } catch {
    return []; // storage is switched off, or somebody else wrote there
  }
}

function keepTokens(tokens: readonly string[]): void {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(tokens.slice(-MOST)));
  } catch {
    // Without storage the words are shown until the page is left.
  }
}
