import { LANGUAGES } from '#content/languages.ts';
import { may, type Right } from '#content/roles.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { ACTIONS } from '#app/dashboard/finder/actions.ts';
import { isCalled, withoutDoing } from '#app/dashboard/finder/alike.ts';
import { findActions } from '#app/dashboard/finder/find-actions.server.ts';
import { type Called, findScreens } from '#app/dashboard/finder/also-called.server.ts';
import { findSettings } from '#app/dashboard/finder/find-settings.server.ts';
import type { Goal } from '#app/dashboard/finder/use-found.ts';
import { collectionLabel, recordAddress } from '#app/dashboard/record-address.server.ts';
import { TAB_GROUPS } from '#app/dashboard/tabs.ts';
import { textsIn } from '#app/dashboard/texts.ts';
import { inLanguage } from '#app/page/address.ts';

const MOST = 6;
const LONGEST = 100;

/** Actions and screens by other names, records, inquiries, offers, people and settings by a few letters, each for those who may open it. */
export const loader = dashboardLoader('signed-in', async ({ operations, user, language, url }): Promise<{ found: Goal[] }> => {
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, LONGEST);
  if (text === '') return { found: [] };
  const t = textsIn(language);
  const to = (path: string) => inLanguage(path, language);
  const [records, inquiries, offers, people] = await Promise.all([
    may(user, 'content.read') ? operations.finder.records(text, MOST, language) : [],
    may(user, 'leads.read') ? operations.inbox.list({ search: text }, { limit: MOST, offset: 0 }, language) : undefined,
    may(user, 'offers.read') ? operations.offers.list({ search: text }, { limit: MOST, offset: 0 }) : undefined,
    may(user, 'people.read') ? operations.accounts.listUsers() : [],
  ]);
  const thing = withoutDoing(text);
  const mayUse = (right: Right) => may(user, right);
  const settingsFound = findSettings(thing, (area) => may(user, `${area}.read`), language);
  const settingGoals = (list: typeof settingsFound) =>
    list.slice(0, MOST).map(({ group, title, of }) => ({
      to: to(`/dashboard/settings/${group}`),
      title,
      place: [t('shell.tab.settings'), of].filter(Boolean).join(' · '),
    }));
  const found = [
    ...findActions(text, mayUse, language),
    ...findScreens(thing, mayUse, language),
    ...records.flatMap((record) => {
      const address = recordAddress(record, language);
      return address ? [{ to: address, title: record.title, place: collectionLabel(record.collection, language) }] : [];
    }),
    ...(inquiries?.leads ?? []).map(({ id, name, title, reference }) => ({
      to: to(`/dashboard/inbox/${id}`),
      title: `${name ?? ''} · ${title}`,
      place: `${t('shell.tab.inbox')} · ${reference}`,
    })),
    ...(offers?.offers ?? []).map(({ id, number, name, company }) => ({
      to: to(`/dashboard/offers/${id}`),
      title: [name, company].filter(Boolean).join(' · '),
      place: `${t('shell.tab.offers')}${number ? ` · ${number}` : ''}`,
    })),
    ...people
      .filter(({ username, displayName, email }) => isCalled(`${username} ${displayName} ${email ?? ''}`, text))
      .slice(0, MOST)
      .map(({ username, displayName }) => ({ to: to('/dashboard/users'), title: displayName || username, place: t('shell.tab.users') })),
    ...settingGoals(settingsFound),
  ];
  if (found.length > 0 || isNamed(thing)) return { found };
  // A slip of the finger is forgiven where nothing is called what was typed.
  const nearly = operations.finder.nearlyCalled(thing);
  const called: Called = (names, others) => [...names, ...others].some(nearly);
  return {
    found: [
      ...findActions(text, mayUse, language, called),
      ...findScreens(thing, mayUse, language, called),
      ...settingGoals(findSettings(thing, (area) => may(user, `${area}.read`), language, called)),
    ].slice(0, MOST),
  };
});

/** Whether the browser has found it by its name already. */
function isNamed(text: string): boolean {
  const labels = [...TAB_GROUPS.flatMap(({ tabs }) => tabs), ...ACTIONS].map(({ label }) => label);
  return labels.some((label) => LANGUAGES.some((language) => isCalled(textsIn(language)(label), text)));
}
