import { useEffect, useMemo, useState } from 'react';
import { isRecord } from '#content/known.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useMay } from '#app/dashboard/rights.tsx';
import { useRead } from '#app/dashboard/shell/use-read.ts';
import { TAB_GROUPS } from '#app/dashboard/tabs.ts';
import { textsIn, useTexts } from '#app/dashboard/texts.ts';
import type { DashboardKey } from '#i18n/messages/dashboard.ts';
import { LANGUAGES } from '#content/languages.ts';
import { ACTIONS, type Deed, mayDo } from './actions.ts';
import { INSIDE, isCalled, withoutDoing, wordRank } from './alike.ts';
import { goalsIn, goalsUsedLast } from './used-last.ts';

/** `does`: it is done here and now, and no screen is opened for it. */
export type Goal = { to: string; title: string; place: string; number?: string; does?: Deed };
/** How well its names fit what was typed: `wordRank`. */
export type RankedGoal = Goal & { rank: number };

/** The other lists that something can be added to, by their tabs. */
const ADDED_TO: readonly string[] = ['banners', 'categories', 'sub_category', 'projects', 'single_project', 'community', 'community_blogs'];
const PAUSE_MS = 150;

/** Screens and actions at once, everything else as soon as the server answers; without words what was used last. `sure`: how many of them no answer changes any more. */
export function useFound(text: string): { goals: readonly Goal[]; isSearching: boolean; sure: number } {
  const read = useRead();
  const near = useNear();
  const [far, setFar] = useState<{ text: string; goals: readonly Goal[] }>({ text: '', goals: [] });
  const wanted = text.trim();

  useEffect(() => {
    if (wanted === '') return undefined;
    let isCurrent = true;
    async function find() {
      const answer = await read(`/dashboard/find?text=${encodeURIComponent(wanted)}`, isRecord);
      if (isCurrent) setFar({ text: wanted, goals: goalsIn(answer?.['found']) });
    }
    const timer = setTimeout(() => void find(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, read]);

  const isSearching = wanted !== '' && wanted !== far.text;
  const [goals, sure] = useMemo(() => {
    if (wanted === '') {
      const used = goalsUsedLast();
      return [used, used.length];
    }
    const found = near(wanted);
    const first = found.filter(({ rank }) => rank < INSIDE);
    const all = [...first, ...far.goals, ...found.filter(({ rank }) => rank === INSIDE)].map((goal) => withoutRank(goal));
    return [all, isSearching ? first.length : all.length];
  }, [wanted, near, far, isSearching]);
  return { goals, isSearching, sure };
}

function withoutRank({ rank: _rank, ...goal }: Goal & { rank?: number }): Goal {
  return goal;
}

/** The screens and actions that somebody may use, by their names in either language. */
function useNear(): (text: string) => RankedGoal[] {
  const t = useTexts();
  const language = useLanguage();
  const mayUse = useMay();
  return useMemo(() => {
    const names = (label: DashboardKey) => LANGUAGES.map((each) => textsIn(each)(label));
    const screens = TAB_GROUPS.flatMap((group) =>
      group.tabs
        .filter(({ needs }) => !needs || needs.some((right) => mayUse(right)))
        .map(({ path, label }) => ({ to: inLanguage(path, language), title: t(label), place: t(group.label), names: names(label) })),
    );
    const actions = ACTIONS.filter((action) => mayDo(action, mayUse)).map(({ to, label, does }) => ({
      to: inLanguage(to, language),
      title: t(label),
      place: t('finder.action'),
      names: names(label),
      ...(does && { does }),
    }));
    const additions = TAB_GROUPS.flatMap(({ tabs }) => tabs)
      .filter(({ path }) => ADDED_TO.includes(path.slice('/dashboard/'.length)) && mayUse('content.write'))
      .map(({ path, label }) => ({
        to: inLanguage(`${path}?add=`, language),
        title: t('finder.action.add', { place: t(label) }),
        place: t('finder.action'),
        names: LANGUAGES.map((each) => textsIn(each)('finder.action.add', { place: textsIn(each)(label) })),
      }));
    return (typed) => {
      const text = withoutDoing(typed);
      // Whoever types what to do wants to do it.
      const isDoing = text !== typed;
      const doing = [...actions, ...additions];
      return (isDoing ? [...doing, ...screens] : [...screens, ...doing])
        .filter((one) => one.names.some((name) => isCalled(name, text)))
        .map(({ names: called, ...goal }) => ({ ...goal, rank: wordRank(called, text) }))
        .toSorted((one, other) => one.rank - other.rank);
    };
  }, [t, language, mayUse]);
}
