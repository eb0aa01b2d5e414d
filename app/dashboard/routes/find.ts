import { LANGUAGES } from '#content/languages.ts';
import { may, type Right } from '#content/roles.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { ACTIONS } from '#app/dashboard/finder/actions.ts';
import { isCalled, withoutDoing, wordRank } from '#app/dashboard/finder/alike.ts';
import { findActions } from '#app/dashboard/finder/find-actions.server.ts';
import { type Called, findScreens } from '#app/dashboard/finder/also-called.server.ts';
import { findSettings } from '#app/dashboard/finder/find-settings.server.ts';
import type { Goal, RankedGoal } from '#app/dashboard/finder/use-found.ts';
import { collectionLabel, recordAddress } from '#app/dashboard/record-address.server.ts';
import { TAB_GROUPS } from '#app/dashboard/tabs.ts';
import { textsIn } from '#app/dashboard/texts.ts';
import { inLanguage } from '#app/page/address.ts';

const MOST = 6;
const LONGEST = 100;
/** Of customers who are only nearly called so. */
const NEARLY = 3;

/** Actions and screens by other names, records, inquiries, offers, people and settings by a few letters, each for those who may open it. */
export const loader = dashboardLoader('signed-in', async ({ operations, user, language, url }): Promise<{ found: Goal[] }> => {
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, LONGEST);
  if (text === '') return { found: [] };
  const t = textsIn(language);
  const to = (path: string) => inLanguage(path, language);
  const [records, leads, offers, people] = await Promise.all([
    may(user, 'content.read') ? operations.finder.records(text, MOST, language) : [],
    may(user, 'leads.read') ? operations.inbox.newestWith(text, MOST, language) : [],
    may(user, 'offers.read') ? operations.offers.latestWith(text, MOST) : [],
    may(user, 'people.read') ? operations.accounts.listUsers() : [],
  ]);
  const isNobody = leads.length + offers.length === 0;
  const [nearLeads, nearOffers] = isNobody
    ? await Promise.all([
        may(user, 'leads.read') ? operations.inbox.nearlyFrom(text, NEARLY, language) : [],
        may(user, 'offers.read') ? operations.offers.nearlyFor(text, NEARLY) : [],
      ])
    : [[], []];
  const thing = withoutDoing(text);
  const mayUse = (right: Right) => may(user, right);
  const settingsFound = findSettings(thing, (area) => may(user, `${area}.read`), language);
  const settingGoals = (list: typeof settingsFound) =>
    list
      .toSorted(byRank)
      .slice(0, MOST)
      .map(({ group, title, of, rank }) => ({
        rank,
        to: to(`/dashboard/settings/${group}`),
        title,
        place: [t('shell.tab.settings'), of].filter(Boolean).join(' · '),
      }));
  const isNearly = operations.finder.nearlyCalled(text);
  const namedExactly = people.filter((one) => isCalled(staffNames(one), text));
  const staff = namedExactly.length > 0 ? namedExactly : people.filter((one) => isNearly(staffNames(one)));
  const found: RankedGoal[] = [
    ...findActions(text, mayUse, language),
    ...findScreens(thing, mayUse, language),
    ...records.flatMap((record) => {
      const address = recordAddress(record, language);
      return address
        ? [{ to: address, title: record.title, place: collectionLabel(record.collection, language), rank: wordRank(record.names, thing) }]
        : [];
    }),
    ...[...leads, ...nearLeads].map(({ id, name, title, reference }) => ({
      to: to(`/dashboard/inbox/${id}`),
      title: [name, title].filter(Boolean).join(' · '),
      place: t('shell.tab.inbox'),
      number: reference,
      rank: wordRank([`${name ?? ''} ${title} ${reference}`], text),
    })),
    ...[...offers, ...nearOffers].map(({ id, number, name, company }) => ({
      to: to(`/dashboard/offers/${id}`),
      title: [name, company].filter(Boolean).join(' · '),
      place: t('shell.tab.offers'),
      ...(number && { number }),
      rank: wordRank([`${name} ${company} ${number}`], text),
    })),
    ...staff.slice(0, MOST).map((one) => ({
      to: to('/dashboard/users'),
      title: one.displayName || one.username,
      place: t('shell.tab.users'),
      rank: wordRank([staffNames(one)], text),
    })),
    ...settingGoals(settingsFound),
  ];
  if (found.length > 0 || isNamed(thing)) return { found: inOrder(found) };
  // A slip of the finger is forgiven where nothing is called what was typed.
  const nearly = operations.finder.nearlyCalled(thing);
  const called: Called = (names, others) => [...names, ...others].some(nearly);
  return {
    found: inOrder([
      ...findActions(text, mayUse, language, called),
      ...findScreens(thing, mayUse, language, called),
      ...settingGoals(findSettings(thing, (area) => may(user, `${area}.read`), language, called)),
    ]).slice(0, MOST),
  };
});

function staffNames({ username, displayName, email }: { username: string; displayName: string; email: string | null }): string {
  return `${username} ${displayName} ${email ?? ''}`;
}

function byRank(one: { rank: number }, other: { rank: number }): number {
  return one.rank - other.rank;
}

/** Whole words and their beginnings above what stands inside of words. */
function inOrder(goals: readonly RankedGoal[]): Goal[] {
  return goals.toSorted(byRank).map(({ rank: _rank, ...goal }) => goal);
}

/** Whether the browser has found it by its name already. */
function isNamed(text: string): boolean {
  const labels = [...TAB_GROUPS.flatMap(({ tabs }) => tabs), ...ACTIONS].map(({ label }) => label);
  return labels.some((label) => LANGUAGES.some((language) => isCalled(textsIn(language)(label), text)));
}
