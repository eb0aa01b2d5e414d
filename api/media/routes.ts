import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { FILE_KINDS } from '#content/fields/file-endings.ts';
import { STORED_NAME } from '#content/fields/stored-name.ts';
import { FILE_ORDERS } from '#store/files/list-files.ts';
import { invalid } from '#api/errors.ts';
import { readBody } from '#api/http/check-body.ts';
import { defineRoute, Done, MAX_PER_PAGE, Paging } from '#api/http/route.ts';
import { writtenBy } from '#api/kernel/written-by.ts';
import { LeftBytes, withLeft } from '#api/kernel/left-bytes.ts';
import { translate } from '#i18n/translate.ts';
import { mediaTable } from './export-media.ts';
import type { Library } from './library.ts';
import { receiveForm, type ReceivedFile } from '#api/http/receive-form.ts';
import { sendAnswer } from '#api/http/cache/send-answer.ts';
import { serveFile } from '#api/http/serve-file.ts';
import type { HotFiles } from './hot-files.ts';

const MAX_ALT = 200;
const UPLOAD_FIELD = 'file';

const ByName = z.strictObject({ name: z.string() });
const Share = z.number({ error: 'not-a-number' }).min(0, { error: 'out-of-range' }).max(1, { error: 'out-of-range' });
const Alt = z.string({ error: 'not-text' }).max(MAX_ALT, { error: 'too-long' });

const MediaQuery = Paging.extend({
  search: z.string().max(MAX_ALT, { error: 'too-long' }).optional(),
  kind: z.enum(FILE_KINDS, { error: 'not-a-choice' }).optional(),
  unused: z.enum(['0', '1'], { error: 'not-a-flag' }).optional(),
  sort: z.enum(FILE_ORDERS, { error: 'not-a-choice' }).optional().describe('with a minus from its end'),
});

const MediaChanges = z.strictObject({
  alt: z.strictObject({ en: Alt, ar: Alt }, { error: 'invalid' }).exactOptional(),
  focalX: Share.exactOptional(),
  focalY: Share.exactOptional(),
  poster: z.string().regex(STORED_NAME, { error: 'not-a-file' }).nullable().exactOptional(),
});

const Media = z.object({
  name: z.string(),
  kind: z.enum(FILE_KINDS),
  type: z.string(),
  size: z.number().int(),
  originalName: z.string(),
  sha256: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  durationMs: z.number().int().nullable(),
  focalX: z.number(),
  focalY: z.number(),
  alt: z.object({ en: z.string(), ar: z.string() }),
  variants: z
    .object({ widths: z.array(z.number().int()), formats: z.array(z.string()) })
    .describe('smaller sizes: {name without ending}-{width}.{format}; each is made when it is first asked for'),
  variantsState: z.enum(['none', 'pending', 'done', 'failed']),
  poster: z.string().nullable(),
  createdAt: z.iso.datetime(),
  unusedSince: z.iso
    .datetime()
    .nullable()
    .describe('unused files are removed after 30 days, unless an earlier version of a record names them'),
});
const Use = z.object({ collection: z.string(), id: z.number().int(), field: z.string() });
const DescribedUse = Use.extend({
  title: z.string(),
  place: z.string(),
  label: z.string(),
  parent: z.number().int(),
  isTrashed: z.boolean(),
});

type Parts = { media: Library; dataDir: string };

export function mediaRoutes({ media, dataDir }: Parts) {
  return [...readingRoutes(media), ...writingRoutes(media, dataDir), fileRoute(media)] as const;
}

function readingRoutes(media: Library) {
  const common = { method: 'GET', group: 'media' } as const;
  return [
    defineRoute({
      ...common,
      path: '/media',
      access: 'media.read',
      summary: 'List the uploads, newest first unless asked for otherwise',
      query: MediaQuery,
      answer: z.object({ files: z.array(Media), total: z.number().int() }),
      handle: ({ query: { search, kind, unused, sort, page = 1, per_page: perPage = MAX_PER_PAGE } }) =>
        media.listMedia({ search, kind, sort, unused: unused && unused === '1', page, perPage }),
    }),
    defineRoute({
      ...common,
      path: '/media/export',
      access: 'media.read',
      summary: 'Take the list of uploads along as a table (CSV) that spreadsheets open safely',
      query: MediaQuery.omit({ page: true, per_page: true }),
      answer: z.unknown(),
      answersFile: true,
      async handle({ query: { search, kind, unused, sort }, user, language, reply }) {
        await media.noteExport(writtenBy(user, 'media').actor);
        const table = mediaTable(media, { search, kind, sort, unused: unused && unused === '1' }, language);
        return reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="media.csv"').send(table);
      },
    }),
    defineRoute({
      ...common,
      path: '/media/{name}',
      access: 'media.read',
      summary: 'Read what is known about an upload and where it is used',
      params: ByName,
      answer: Media.extend({
        uses: z.array(Use),
        versions: z.number().int().describe('records whose earlier versions name it; it is kept for them'),
      }),
      handle: ({ params }) => media.readMedia(params.name),
    }),
    defineRoute({
      ...common,
      path: '/media/{name}/uses',
      access: 'media.read',
      summary: 'Where an upload is used, in words',
      params: ByName,
      answer: z.array(DescribedUse),
      handle: ({ params, language }) => media.whereUsed(params.name, language),
    }),
  ] as const;
}

function writingRoutes(media: Library, dataDir: string) {
  const common = { group: 'media' } as const;
  return [
    defineRoute({
      ...common,
      method: 'POST',
      path: '/media',
      access: 'media.write',
      summary: 'Upload one or more files',
      body: { encoding: 'multipart', schema: z.object({ [UPLOAD_FIELD]: z.file() }) },
      query: z.strictObject({
        same: z.enum(['once'], { error: 'not-a-choice' }).optional().describe('the same bytes under another name are kept once'),
      }),
      answer: Done.extend({ files: z.array(Media), known: z.array(z.string()).describe('those that were there already') }),
      async handle({ request, language, user, query }) {
        const options = { isNameNothing: query.same === 'once' };
        const stored = await withUploads(request, dataDir, (received) => media.uploadMedia(received, user?.id ?? null, options));
        const isNew = stored.known.length < stored.files.length;
        return { success: true, message: translate(language, isNew ? 'api.done.file-added' : 'api.done.file-known'), ...stored };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/media/{name}/replace',
      access: 'media.write',
      summary: 'Put another file of the same kind in its place, everywhere it is used',
      params: ByName,
      body: { encoding: 'multipart', schema: z.object({ [UPLOAD_FIELD]: z.file() }) },
      answer: Done.extend(Media.shape),
      async handle({ request, params, language, user }) {
        const file = await withUploads(request, dataDir, ([received]) => media.replaceMedia(params.name, received, user?.id ?? null));
        return { success: true, message: translate(language, 'api.done.file-replaced'), ...file };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/media/delete-unused',
      access: 'media.write',
      summary: 'Delete every upload that nothing uses, except those of the last hour',
      answer: Done.extend({ count: z.number().int(), left: LeftBytes }),
      async handle({ language, user }) {
        const { count, left } = await media.deleteUnused(user?.id ?? null);
        const deleted = () => withLeft(translate(language, 'api.done.files-deleted', { count }), left, language);
        return { success: true, message: count === 0 ? translate(language, 'api.done.no-files-deleted') : deleted(), count, left };
      },
    }),
    defineRoute({
      ...common,
      method: 'PUT',
      path: '/media/{name}',
      access: 'media.translate',
      summary: 'Change alternative texts, focal point or poster',
      params: ByName,
      body: { encoding: 'json', schema: MediaChanges },
      answer: Done.extend(Media.shape),
      async handle({ request, params, language, user }) {
        const file = await media.changeMedia(params.name, readBody(request, MediaChanges), writtenBy(user, 'media'));
        return { success: true, message: translate(language, 'api.done.file-updated'), ...file };
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/media/{name}',
      access: 'media.write',
      summary: 'Delete an upload that nothing uses',
      params: ByName,
      answer: Done.extend({ left: LeftBytes }),
      async handle({ params, language, user }) {
        const left = await media.deleteMedia(params.name, user?.id ?? null);
        return { success: true, message: withLeft(translate(language, 'api.done.file-deleted'), left, language), left };
      },
    }),
  ] as const;
}

async function withUploads<Result>(
  request: FastifyRequest,
  dataDir: string,
  use: (received: readonly [ReceivedFile, ...ReceivedFile[]]) => Promise<Result>,
): Promise<Result> {
  const accepts = (name: string) => (name === UPLOAD_FIELD ? FILE_KINDS : undefined);
  const form = await receiveForm(request, { fields: new Set(), files: accepts, repeatable: () => true, dataDir });
  try {
    const [first, ...others] = form.files;
    if (!first) throw invalid({ [UPLOAD_FIELD]: 'required' });
    return await use([first, ...others]);
  } finally {
    await form.discard();
  }
}

function fileRoute(media: Library) {
  return defineRoute({
    method: 'GET',
    access: 'public',
    group: 'media',
    path: '/uploads/{name}',
    summary: 'Read a file; with `download=1` under its original name',
    params: ByName,
    anyQuery: true,
    answer: z.unknown(),
    answersFile: true,
    handle: ({ request, reply, params }) => serveFile(media, request, reply, params.name),
  });
}

/** Pages name files without a base, because files are the same in both languages. */
export function mountUploads(app: FastifyInstance, media: Library, hot: HotFiles): void {
  app.get<{ Params: { name: string } }>('/uploads/:name', { config: { access: 'public' } }, async (request, reply) => {
    const { name } = request.params;
    const answer = request.url === `/uploads/${name}` ? await hot(request, name) : undefined;
    return answer ? sendAnswer(request, reply, answer) : serveFile(media, request, reply, name);
  });
}
