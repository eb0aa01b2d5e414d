import type { Kysely } from 'kysely';
import { allCollections } from '#content/index.ts';
import { areaOfView, VIEW_SCREENS } from '#content/view-screens.ts';
import { lockUser } from '#store/accounts/users.ts';
import type { Database } from '#store/database/open.ts';
import {
  countViewsOf,
  findSameView,
  findView,
  insertView,
  listViews,
  setViewDeleted,
  updateView,
  type NewView,
  type SavedView,
} from '#store/desk/saved-views.ts';
import type { Schema } from '#store/database/schema.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import { sameSince } from '#api/kernel/same-since.ts';
import type { Language } from '#i18n/translate.ts';
import { mayUser, type SessionUser } from '#api/kernel/session-user.ts';

export const ALL_VIEW_SCREENS = [...Object.keys(VIEW_SCREENS), ...allCollections.map(({ name }) => name)];

/** The most saved views of one list. */
const MOST = 50;

export type ViewInput = { screen: string; name: string; query: string; shared: boolean };
export type ViewChange = { [Name in 'name' | 'query' | 'shared']?: ViewInput[Name] | undefined };
type Named = Pick<SavedView, 'screen' | 'name'> & Partial<Pick<SavedView, 'id' | 'name_en'>>;
export type SavedViews = ReturnType<typeof openSavedViews>;

/** Filters of lists under a name: one's own, or for everybody who sees the list. */
export function openSavedViews({ database: { kysely, engine }, clock }: { database: Database; clock: () => Date }) {
  /** Whoever may not see the list is told that, and nothing about views. */
  function requireList(screen: string, user: SessionUser | undefined): SessionUser {
    const right = `${areaOfView(screen)}.read` as const;
    if (!user || !mayUser(user, right)) throw new AppError('not-allowed', { right });
    return user;
  }

  function requireShare(screen: string, user: SessionUser): void {
    const right = `${areaOfView(screen)}.write` as const;
    if (!mayUser(user, right)) throw new AppError('not-allowed', { right });
  }

  /** A saved view that this user may change; private views of others are not found. */
  async function findOwn(id: number, user: SessionUser | undefined, isForgotten = false): Promise<SavedView> {
    const view = await findView(kysely, id);
    if (!view || (view.deleted_at !== null) !== isForgotten || (view.shared === 0 && view.owner !== user?.id)) throw notFound();
    const asking = requireList(view.screen, user);
    if (view.owner !== asking.id) requireShare(view.screen, asking);
    return view;
  }

  /** Two of the same name stand beside each other in one list, and nobody could tell them apart. */
  async function requireFreeName(tx: Kysely<Schema>, { screen, id, ...own }: Named, user: SessionUser): Promise<void> {
    const names = namesIn(own);
    const others = (await listViews(tx, [screen], user.id)).filter((other) => other.id !== id);
    if (others.some((other) => !names.isDisjointFrom(namesIn(other)))) throw invalid({ name: 'taken' });
  }

  return {
    /** The saved views of one list, or of all lists the user may see. */
    async list(wanted: string | undefined, user: SessionUser | undefined, reader: Language) {
      if (wanted) requireList(wanted, user);
      const screens = wanted ? [wanted] : ALL_VIEW_SCREENS.filter((screen) => mayUser(user, `${areaOfView(screen)}.read`));
      const views = user ? await listViews(kysely, screens, user.id) : [];
      return views.map(({ id, screen, name, name_en: english, query, owner, shared }) => ({
        id,
        screen,
        name: reader === 'en' && english !== '' ? english : name,
        query,
        is_shared: shared === 1,
        is_mine: owner === user?.id,
      }));
    },
    async add({ screen, name, query, shared }: ViewInput, user: SessionUser | undefined): Promise<number> {
      const asking = requireList(screen, user);
      if (shared) requireShare(screen, asking);
      const now = clock();
      const view: NewView = { screen, name, query: tidy(query), owner: asking.id, shared: shared ? 1 : 0 };
      return kysely.transaction().execute(async (tx) => {
        await lockUser(tx, engine, asking.id);
        const same = await findSameView(tx, view, sameSince(now));
        if (same !== undefined) return same;
        await requireFreeName(tx, view, asking);
        if ((await countViewsOf(tx, asking.id)) >= MOST)
          throw new AppError('limit-reached', { reason: 'parent-full', values: { max: MOST } });
        return insertView(tx, view, now);
      });
    },
    async change(id: number, change: ViewChange, user: SessionUser | undefined): Promise<void> {
      const { screen, ...view } = await findOwn(id, user);
      const { name, query, shared } = change;
      if (shared !== undefined && user) requireShare(screen, user);
      const asking = requireList(screen, user);
      // A name that stays may go on standing beside another one.
      const isRenamed = name !== undefined && !namesIn(view).has(folded(name));
      const isChanged = await kysely.transaction().execute(async (tx) => {
        await lockUser(tx, engine, asking.id);
        if (isRenamed) await requireFreeName(tx, { screen, id, name, name_en: '' }, asking);
        return updateView(tx, id, {
          ...(name !== undefined && { name, name_en: '' }),
          ...(query !== undefined && { query: tidy(query) }),
          ...(shared !== undefined && { shared: shared ? 1 : 0 }),
        });
      });
      if (!isChanged) throw notFound();
    },
    async remove(id: number, user: SessionUser | undefined): Promise<void> {
      await findOwn(id, user);
      if (!(await setViewDeleted(kysely, id, clock().toISOString()))) throw notFound();
    },
    /** As it was: its names, whose it is, and for whom. */
    async restore(id: number, user: SessionUser | undefined): Promise<void> {
      const view = await findOwn(id, user, true);
      const { owner } = view;
      const asking = requireList(view.screen, user);
      await kysely.transaction().execute(async (tx) => {
        if (owner !== null) {
          await lockUser(tx, engine, owner);
          if ((await countViewsOf(tx, owner)) >= MOST)
            throw new AppError('limit-reached', { reason: 'parent-full', values: { max: MOST } });
        }
        await requireFreeName(tx, view, asking);
        if (!(await setViewDeleted(tx, id, null))) throw notFound();
      });
    },
  };
}

function namesIn({ name, name_en: english = '' }: Pick<Named, 'name' | 'name_en'>): Set<string> {
  return new Set([name, english].filter(Boolean).map(folded));
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Without what is empty, and without the page one happened to be on. */
function tidy(query: string): string {
  return String(new URLSearchParams([...new URLSearchParams(query)].filter(([name, value]) => value !== '' && name !== 'page')));
}
