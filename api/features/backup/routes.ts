import * as z from 'zod';
import { AppError } from '#api/errors.ts';
import { readBody } from '#api/http/check-body.ts';
import { defineRoute, Done } from '#api/http/route.ts';
import type { RestoredRecord } from '#store/backup/restore-record.ts';
import { translate, type Language } from '#i18n/translate.ts';
import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '#api/kernel/session-user.ts';
import { askServer, passFileOn, wasPassedOn } from './ask-server.ts';
import type { Backups } from './backups.ts';
import type { Copies } from './copies.ts';

const Count = z.number().int();
const Backup = z.object({
  name: z.string(),
  createdAt: z.iso.datetime(),
  version: z.string().optional().describe('of the program that made it'),
  rows: Count,
  files: Count,
  size: Count.describe('bytes'),
  server: z.string().optional().describe('in whose data folder it lies, where that is not the server that answers'),
  missing: Count.describe('files its rows name that it has not got: they were gone when it was made'),
  verified: z.object({ at: z.iso.datetime(), rows: Count }).optional().describe('when it was last restored as a trial'),
});
const Work = z.object({
  kind: z.enum(['make', 'verify', 'restore']),
  backup: z.string(),
  startedAt: z.iso.datetime(),
  state: z.enum(['running', 'done', 'incomplete', 'failed']),
  missing: Count.optional().describe('how many files it lacks, where it is incomplete'),
  reason: z
    .enum(['newer', 'damaged', 'other-key', 'restart', 'untried'])
    .optional()
    .describe(
      'why a restore was refused; `restart`: everything is back, and the server must be started anew; `untried`: there was no room to prove it',
    ),
  before: z.string().optional().describe('the backup of what was there before a restore'),
});
const Begun = Done.extend({ work: Work });
const ByBackup = z.strictObject({ backup: z.string() });
const OneRecord = z.strictObject({ collection: z.string().max(100), id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const Whole = z.strictObject({ confirm: z.string().max(40).describe('the day it was made, such as 2026-11-18') });
const Restored = Done.extend({ files: Count.describe('pictures that came back with it') });
const Copy = z.object({
  name: z.string(),
  createdAt: z.iso.datetime(),
  version: z.string().optional(),
  rows: Count,
  files: Count,
  size: Count.describe('bytes'),
});

export function backupRoutes(backups: Backups, copies: Copies) {
  const common = { group: 'backups' } as const;
  const actor = (user: Pick<SessionUser, 'id'> | undefined) => user?.id ?? null;
  /** The server on which the backup lies, if it is another one. */
  const elsewhere = async (request: FastifyRequest, name: string) => (wasPassedOn(request) ? undefined : backups.addressOf(name));
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/backups',
      access: 'backups.read',
      summary: 'List the backups of all servers, newest first',
      answer: z.array(Backup),
      handle: async () => (await backups.list()).map(({ address: _address, ...backup }) => backup),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/backups',
      access: 'backups.write',
      summary: 'Begin to make a backup',
      answer: Begun,
      status: 202,
      handle: ({ user, language }) => ({
        success: true,
        message: translate(language, 'api.done.backup-begun'),
        work: backups.beginMaking(actor(user)),
      }),
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/backups/work',
      access: 'backups.read',
      summary: 'How far the making or checking of a backup is, or how the last one went',
      answer: z.object({ work: Work.optional().describe('not there until a server has begun one') }),
      handle: async () => ({ work: await backups.latestWork() }),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/backups/{backup}/verify',
      access: 'backups.write',
      summary: 'Begin to restore a backup into a database of its own and to count what comes back',
      params: ByBackup,
      answer: Begun,
      status: 202,
      async handle({ params, user, language, request }) {
        const address = await elsewhere(request, params.backup);
        if (address !== undefined) return Begun.parse(await askServer(request, address));
        const work = await backups.beginVerifying(params.backup, actor(user));
        return { success: true, message: translate(language, 'api.done.backup-check-begun'), work };
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/backups/{backup}/download',
      access: 'backups.write',
      asksAgain: true,
      summary: 'Take a backup along as one file',
      params: ByBackup,
      answer: z.unknown(),
      answersFile: true,
      async handle({ params, user, request, reply }) {
        const address = await elsewhere(request, params.backup);
        if (address !== undefined) return passFileOn(request, reply, address);
        const { stream, fileName } = await backups.download(params.backup, actor(user));
        return reply.type('application/gzip').header('content-disposition', `attachment; filename="${fileName}"`).send(stream);
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/backups/{backup}',
      access: 'backups.write',
      summary: 'Delete a backup',
      params: ByBackup,
      answer: Done,
      async handle({ params, user, language, request }) {
        const address = await elsewhere(request, params.backup);
        if (address !== undefined) return Done.parse(await askServer(request, address));
        await backups.remove(params.backup, actor(user));
        return { success: true, message: translate(language, 'api.done.backup-removed') };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/backups/{backup}/records',
      access: 'backups.write',
      summary: 'Bring one record back as it was in a backup, as a new version',
      params: ByBackup,
      body: { encoding: 'json', schema: OneRecord },
      answer: Restored,
      async handle({ params, user, language, request }) {
        const body = readBody(request, OneRecord);
        const address = await elsewhere(request, params.backup);
        if (address !== undefined) return Restored.parse(await askServer(request, address, body));
        const restored = await backups.restoreRecord(params.backup, `${body.collection}/${body.id}`, actor(user));
        return { success: true, message: sayRestored(restored, language), files: restored.files };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/backups/{backup}/restore',
      access: 'backups.write',
      asksAgain: true,
      summary: 'Begin to bring everything back as it was in a backup, after a copy of what is there now',
      params: ByBackup,
      body: { encoding: 'json', schema: Whole },
      answer: Begun,
      status: 202,
      async handle({ params, user, language, request }) {
        const body = readBody(request, Whole);
        refusePrograms(user);
        const address = await elsewhere(request, params.backup);
        if (address !== undefined) return Begun.parse(await askServer(request, address, body));
        const work = await backups.beginRestoringBackup(params.backup, body.confirm, actor(user));
        return { success: true, message: translate(language, 'api.done.restore-begun'), work };
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/copies',
      access: 'backups.read',
      summary: 'List the sealed copies that lie elsewhere, newest first',
      answer: z.object({
        copies: z.array(Copy),
        opens: z.boolean().describe('whether this site has the key that opens them, not only the one that seals'),
        isThere: z.boolean().describe('false where the place they lie at does not answer'),
      }),
      async handle() {
        const { copies: found, ...state } = await copies.list();
        return { copies: found.map(({ files, ...copy }) => ({ ...copy, files: files.length })), ...state };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/copies/{copy}/records',
      access: 'backups.write',
      summary: 'Bring one record back as it was in a copy that lies elsewhere, as a new version',
      params: z.strictObject({ copy: z.string() }),
      body: { encoding: 'json', schema: OneRecord },
      answer: Restored,
      async handle({ params, user, language, request }) {
        const { collection, id } = readBody(request, OneRecord);
        const restored = await copies.restoreRecord(params.copy, `${collection}/${id}`, actor(user));
        return { success: true, message: sayRestored(restored, language), files: restored.files };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/copies/{copy}/restore',
      access: 'backups.write',
      asksAgain: true,
      summary: 'Begin to bring everything back as it was in a copy that lies elsewhere, after a copy of what is there now',
      params: z.strictObject({ copy: z.string() }),
      body: { encoding: 'json', schema: Whole },
      answer: Begun,
      status: 202,
      async handle({ params, user, language, request }) {
        const { confirm } = readBody(request, Whole);
        refusePrograms(user);
        const found = await copies.find(params.copy);
        const work = backups.beginRestoring({ ...found, confirm, actor: actor(user) });
        return { success: true, message: translate(language, 'api.done.restore-begun'), work };
      },
    }),
  ] as const;
}

/** Only what was there has a history, and a picture that is nowhere did not come back. */
function sayRestored({ wasThere, missing }: RestoredRecord, language: Language): string {
  const done = translate(language, wasThere ? 'api.done.record-restored' : 'api.done.record-brought-back');
  return missing === 0 ? done : translate(language, 'api.done.record-files-missing', { done, count: missing });
}

/** No dialog asks a program for confirmation: it has to name the day. */
function refusePrograms(user: SessionUser | undefined): void {
  if (user?.token !== undefined) throw new AppError('not-allowed', { reason: 'not-for-programs' });
}
