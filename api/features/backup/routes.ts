import * as z from 'zod';
import { defineRoute, Done } from '#api/http/route.ts';
import { translate } from '#i18n/translate.ts';
import type { Backups } from './backups.ts';

const Count = z.number().int();
const Backup = z.object({
  name: z.string(),
  createdAt: z.iso.datetime(),
  rows: Count,
  files: Count,
  size: Count.describe('bytes'),
  missing: Count.describe('files its rows name that it has not got: they were gone when it was made'),
  verified: z.object({ at: z.iso.datetime(), rows: Count }).optional().describe('when it was last restored as a trial'),
});
const Work = z.object({
  kind: z.enum(['make', 'verify']),
  backup: z.string(),
  startedAt: z.iso.datetime(),
  state: z.enum(['running', 'done', 'incomplete', 'failed']),
  missing: Count.optional().describe('how many files it lacks, where it is incomplete'),
});
const Begun = Done.extend({ work: Work });
const ByBackup = z.strictObject({ backup: z.string() });

export function backupRoutes(backups: Backups) {
  const common = { group: 'backups' } as const;
  const actor = (user: { id: number } | undefined) => user?.id ?? null;
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/backups',
      access: 'backups.read',
      summary: 'List the backups in the data folder, newest first',
      answer: z.array(Backup),
      handle: () => backups.list(),
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
      answer: z.object({ work: Work.optional().describe('not there until this process has begun one') }),
      handle: () => ({ work: backups.latestWork() }),
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
      handle: async ({ params, user, language }) => ({
        success: true,
        message: translate(language, 'api.done.backup-check-begun'),
        work: await backups.beginVerifying(params.backup, actor(user)),
      }),
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
      async handle({ params, user, reply }) {
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
      async handle({ params, user, language }) {
        await backups.remove(params.backup, actor(user));
        return { success: true, message: translate(language, 'api.done.backup-removed') };
      },
    }),
  ] as const;
}
