import * as z from 'zod';
import type { Settings } from '#content/define.ts';
import { emptyDocument, readDocument, type Language } from '#content/document.ts';
import { settings as groups } from '#content/settings/index.ts';
import type { Entry } from '#store/entries/entry.ts';
import { answeringConflict } from '#api/content/answer-conflict.ts';
import type { Drafts } from '#api/content/drafts/drafts.ts';
import { SeenDraft, seenVersions } from '#api/content/drafts/seen-draft.ts';
import { formNames } from '#api/content/entry-input.ts';
import { bothLanguages } from '#api/content/present.ts';
import { withInput } from '#api/content/read-input.ts';
import { answersOf } from '#content/fields/field.ts';
import { bodySchema } from '#api/content/schemas.ts';
import { defineRoute, Done } from '#api/http/route.ts';
import { mayUser } from '#api/kernel/session-user.ts';
import { writtenBy } from '#api/kernel/written-by.ts';
import { translate } from '#i18n/translate.ts';
import { ONLY_ID, storedName, type SettingsOperations } from './settings.ts';

const Languages = z.strictObject({ languages: z.literal('both').optional() });

/** Each group has its own address, so that its body and answer are exact in the documentation. */
export function settingsRoutes(settings: SettingsOperations, drafts: Drafts, dataDir: string) {
  return [listRoute(settings), ...groups.flatMap((group) => groupRoutes(settings, drafts, group, dataDir))] as const;
}

function listRoute(settings: SettingsOperations) {
  const visible = groups.filter((group) => group.public);
  return defineRoute({
    method: 'GET',
    path: '/settings',
    access: 'public',
    group: 'settings',
    summary: 'Read everything pages need to know about the company',
    isCacheable: true,
    cost: 'list',
    answer: z.object(Object.fromEntries(visible.map((group) => [group.name, z.object(answersOf(group.fields))]))),
    async handle({ language }) {
      const values = await Promise.all(visible.map(async (group) => [group.name, await settings.read(group, language)] as const));
      return Object.fromEntries(values);
    },
  });
}

function groupRoutes(settings: SettingsOperations, drafts: Drafts, group: Settings, dataDir: string) {
  const target = { name: storedName(group), fields: group.fields, fieldAliases: {} };
  const answer = z.looseObject({ ...answersOf(group.fields), version: z.number().int() });
  const path = `/settings/${group.name}`;
  return [
    defineRoute({
      method: 'GET',
      path,
      access: group.public ? 'public' : `${group.area}.read`,
      group: 'settings',
      summary: `Read the settings “${group.label.en}”`,
      query: Languages,
      answer,
      handle: async ({ language, user, query }) =>
        values(group, await settings.entryOf(group), language, mayUser(user, `${group.area}.read`) && query.languages === 'both'),
    }),
    defineRoute({
      method: 'PUT',
      path,
      access: `${group.area}.write`,
      asksAgain: group.area === 'people',
      group: 'settings',
      summary: `Change the settings “${group.label.en}”`,
      query: z.strictObject({ ...SeenDraft }),
      body: { encoding: 'both', schema: bodySchema(target) },
      answer: Done.extend(answer.shape),
      handle: ({ request, language, user, query: { draft } }) =>
        answeringConflict(
          (entry) => values(group, entry, language, true),
          () =>
            drafts.answering(target.name, () =>
              withInput(request, formNames(target), dataDir, async (raw) => {
                const alongside = drafts.endingWith(target.name, ONLY_ID, seenVersions(draft));
                const entry = await settings.update(group, { raw, language, by: writtenBy(user, group.area), alongside });
                return { success: true, message: translate(language, 'api.done.settings'), ...values(group, entry, language, false) };
              }),
            ),
        ),
    }),
  ] as const;
}

function values(group: Settings, entry: Entry | undefined, language: Language, both: boolean): Record<string, unknown> {
  const flat = readDocument(group.fields, entry?.document ?? emptyDocument(), language).values;
  return { ...flat, ...(both && entry ? bothLanguages(group, entry) : {}), version: entry?.version ?? 0 };
}
