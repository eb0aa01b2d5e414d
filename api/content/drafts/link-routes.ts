import * as z from 'zod';
import { LONGEST_LINK_HOURS } from '#content/releases.ts';
import { areaOf } from '#api/content/model-named.ts';
import { checkAccess } from '#api/http/access.ts';
import { readBody } from '#api/http/check-body.ts';
import { defineRoute, Done, Id } from '#api/http/route.ts';
import type { SessionUser } from '#api/kernel/session-user.ts';
import { writtenBy } from '#api/kernel/written-by.ts';
import { LOCALES } from '#i18n/locales.ts';
import { translate } from '#i18n/translate.ts';
import type { DraftLinks } from './draft-links.ts';
import { draftedNamed } from './drafted-models.ts';

const OfRecord = z.strictObject({ collection: z.string(), id: Id });
const Wanted = z.strictObject({
  hours: z
    .number({ error: 'not-a-number' })
    .int({ error: 'not-a-number' })
    .min(1, { error: 'out-of-range' })
    .max(LONGEST_LINK_HOURS, { error: 'out-of-range' })
    .default(48),
  isNew: z
    .boolean({ error: 'invalid' })
    .default(true)
    .describe('false: the link that still holds, if there is one; its end stays as it is'),
});

/** Whoever may publish a draft may show it outside. */
export function draftLinkRoutes(links: DraftLinks) {
  const common = { group: 'drafts', access: 'signed-in', params: OfRecord, path: '/drafts/{collection}/{id}/link' } as const;
  function allowed(user: SessionUser | undefined, collection: string) {
    draftedNamed(collection); // or there is no such address
    checkAccess(`${areaOf(collection)}.write`, user);
    return writtenBy(user, areaOf(collection));
  }
  return [
    defineRoute({
      ...common,
      method: 'POST',
      summary: 'A link that shows a draft on its page to somebody without an account, and ends by itself; the link before ends',
      body: { encoding: 'json', schema: Wanted },
      answer: Done.extend({ token: z.string(), path: z.string(), endsAt: z.iso.datetime() }),
      async handle({ params, request, user, language }) {
        const { token, path, endsAt } = await links.make(params, readBody(request, Wanted), allowed(user, params.collection));
        const address = `${LOCALES[language].prefix}${path}?rehearsal=${encodeURIComponent(token)}`;
        return { success: true, message: translate(language, 'api.done.release-link'), token, path: address, endsAt };
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      summary: 'End the link to a draft',
      answer: Done,
      async handle({ params, user, language }) {
        const hasEnded = await links.end(params, allowed(user, params.collection));
        return { success: true, message: translate(language, hasEnded ? 'api.done.release-link-ended' : 'api.done.no-link') };
      },
    }),
  ] as const;
}
