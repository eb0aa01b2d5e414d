import { expect, test } from 'vitest';
import { doChores } from '#api/chores.ts';
import { caller, signIn } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';

const DAY_MS = 24 * 3600_000;

const START = new Date('2026-11-15T08:00:00.000Z');
let now = START;
const later = (days: number) => (now = new Date(now.getTime() + days * DAY_MS));

onBothEngines(
  ({ app, call, admin }) => {
    const kysely = () => app().server.database.kysely;
    const doThem = () => {
      const { database, storage, operations } = app().server;
      return doChores({ database, storage, clock: () => now, applyRetention: operations.privacy.applyRetention });
    };
    const count = async (table: 'leads' | 'outbox' | 'posts' | 'subscribers' | 'audit' | 'reports' | 'blocks' | 'post_comments') =>
      Number(
        (
          await kysely()
            .selectFrom(table)
            .select((eb) => eb.fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );

    test('P43 4-29: everything is kept for its time and not longer, by the usual times and by those that were set', async () => {
      const contact = { name: 'Sara', number: '0500000000', message: 'A wall, please' };
      await call('POST', '/api/en/email/send-email-sa', { json: { kind: 'contact', fields: contact } });
      await call('POST', '/api/en/email/booking-sa', {
        json: { fields: { date: '2026-11-30', time: '10:00', name: 'Sara', phone: '0500000000', type: 'zoom' } },
      });
      await call('POST', '/api/en/newsletter', { json: { email: 'sara@example.com' } });
      const post = (content: string, more: object = {}) =>
        call('POST', '/api/en/communityposts/posts', { json: { author_name: 'Sara', content, ...more } });
      const kept = await post('Kept');
      const gone = await post('Deleted');
      await call('POST', `/api/en/communityposts/posts/${String(gone.body['id'])}/comments`, {
        json: { commenter_name: 'Ali', text: 'Answer' },
      });
      await post('Spam', { extra: 'x' });
      await call('POST', '/api/en/communityreports', { json: { kind: 'post', id: kept.body['id'] } });
      await admin('POST', '/api/en/moderation/blocks', { json: { kind: 'post', id: gone.body['id'], by: 'address' } });
      await admin('DELETE', `/api/en/communityposts/posts/${String(gone.body['id'])}`);
      await doThem();
      expect([
        await count('leads'),
        await count('posts'),
        await count('subscribers'),
        await count('reports'),
        await count('blocks'),
      ]).toEqual([2, 3, 1, 1, 1]);

      later(15);
      await doThem();
      expect([await count('subscribers'), await count('posts'), await count('reports')]).toEqual([0, 3, 1]);
      expect(await kysely().selectFrom('posts').select('id').where('address_hash', '=', '').execute()).toEqual([]);

      later(16);
      await doThem();
      expect([
        await count('posts'),
        await count('post_comments'),
        await count('reports'),
        await count('blocks'),
        await count('leads'),
      ]).toEqual([1, 0, 0, 0, 2]);
      const hashes = [
        await kysely().selectFrom('posts').select('address_hash').execute(),
        await kysely().selectFrom('leads').select('address_hash').execute(),
      ].flat();
      expect(new Set(hashes.map((row) => row.address_hash))).toEqual(new Set(['']));

      later(335);
      await doThem();
      expect((await kysely().selectFrom('leads').select('kind').execute()).map(({ kind }) => kind)).toEqual(['contact']);
      expect(await count('audit')).toBe(0);

      later(366);
      await doThem();
      expect([await count('leads'), await count('outbox'), await count('posts')]).toEqual([0, 0, 1]);
    });

    test('P43: a shorter time that the staff has set counts', async () => {
      const staff = caller(app().url, { cookie: await signIn(call) });
      expect((await staff('PUT', '/api/en/settings/privacy', { json: { inquiry_months: 1 } })).status).toBe(200);
      await call('POST', '/api/en/email/send-email-sa', {
        json: { kind: 'contact', fields: { name: 'Ali', number: '0500000000', message: 'Again' } },
      });
      later(32);
      await doThem();
      expect(await count('leads')).toBe(0);
      now = START; // the next database begins anew
    });
  },
  { clock: () => now },
);
