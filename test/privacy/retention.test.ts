import { expect, test } from 'vitest';
import type { Schema } from '#store/database/schema.ts';
import { caller, signIn } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { proves } from '#test/requirements/proves.ts';
import { liveOn, runJobsOf } from '#test/rig/jobs.ts';

const START = new Date('2026-11-15T08:00:00.000Z');
const time = { now: START };

onBothEngines(
  ({ app, call, admin }) => {
    const kysely = () => app().server.database.kysely;
    const live = (days: number) => liveOn(app(), days, time);
    const count = async (table: keyof Schema) =>
      Number(
        (
          await kysely()
            .selectFrom(table)
            .select((eb) => eb.fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );

    test('P43 4-29: everything is kept for its time and not longer, by the usual times and by those that were set', async () => {
      proves('4-29');
      const contact = { name: 'Sara', number: '0500000000', message: 'A wall, please' };
      await call('POST', '/api/en/email/send-email-sa', { json: { kind: 'contact', fields: contact } });
      await call('POST', '/api/en/email/booking-sa', {
        json: { fields: { date: '2026-11-30', time: '10:00', name: 'Sara', phone: '0500000000', type: 'zoom' } },
      });
      await call('POST', '/api/en/newsletter', { json: { email: 'sara@example.com' } });
      const post = (content: string, more: object = {}) =>
        call('POST', '/api/en/communityposts/posts', { json: { author_name: 'Sara', content, ...more } });
      const lead = await post('Kept');
      const gone = await post('Deleted');
      await call('POST', `/api/en/communityposts/posts/${String(gone.body['id'])}/comments`, {
        json: { commenter_name: 'Ali', text: 'Answer' },
      });
      await post('Spam', { extra: 'x' });
      await call('POST', '/api/en/communityreports', { json: { kind: 'post', id: lead.body['id'] } });
      await admin('POST', '/api/en/moderation/blocks', { json: { kind: 'post', id: gone.body['id'], by: 'address' } });
      await admin('DELETE', `/api/en/communityposts/posts/${String(gone.body['id'])}`);
      for (const [path, name, json] of [
        ['views', 'name', { screen: 'inbox', query: 'status=new' }],
        ['reply-templates', 'name_en', { text_en: 'Hello' }],
      ] as const) {
        await admin('POST', `/api/en/${path}`, { json: { ...json, [name]: 'Kept' } });
        const { body } = await admin('POST', `/api/en/${path}`, { json: { ...json, [name]: 'Forgotten' } });
        expect((await admin('DELETE', `/api/en/${path}/${String(body['id'])}`)).status).toBe(200);
      }
      await runJobsOf(app(), () => time.now);
      expect([
        await count('leads'),
        await count('posts'),
        await count('subscribers'),
        await count('reports'),
        await count('blocks'),
      ]).toEqual([2, 3, 1, 1, 1]);

      await live(15);
      expect([await count('subscribers'), await count('posts'), await count('reports')]).toEqual([0, 3, 1]);
      expect([await count('saved_views'), await count('reply_templates')]).toEqual([2, 2]);
      expect(await kysely().selectFrom('posts').select('id').where('address_hash', '=', '').execute()).toEqual([]);

      await live(16);
      expect([
        await count('posts'),
        await count('post_comments'),
        await count('reports'),
        await count('blocks'),
        await count('leads'),
      ]).toEqual([1, 0, 0, 0, 2]);
      expect([await count('saved_views'), await count('reply_templates')]).toEqual([1, 1]);
      const hashes = [
        await kysely().selectFrom('posts').select('address_hash').execute(),
        await kysely().selectFrom('leads').select('address_hash').execute(),
      ].flat();
      expect(new Set(hashes.map((row) => row.address_hash))).toEqual(new Set(['']));

      await live(335);
      expect((await kysely().selectFrom('leads').select('kind').execute()).map(({ kind }) => kind)).toEqual(['contact']);
      expect(await count('audit')).toBe(0);

      await live(366);
      expect([await count('leads'), await count('outbox'), await count('posts')]).toEqual([0, 0, 1]);
    });

    test('the log is not made to forget: its time has a floor, and a shorter one is noted for good', async () => {
      const staff = caller(app().url, { cookie: await signIn(call) });
      const keep = (audit_months: number) => staff('PUT', '/api/en/settings/privacy', { json: { audit_months } });
      expect(await keep(1)).toMatchObject({ status: 422, body: { errors: { audit_months: expect.stringContaining('3 to 120') } } });
      const actions = async () => (await kysely().selectFrom('audit').select('action').execute()).map(({ action }) => action);
      // However it came into the database, as from before there was a floor.
      expect((await keep(6)).status).toBe(200);
      await kysely().updateTable('entries').set({ shared: '{"audit_months":1}' }).where('collection', '=', 'settings-privacy').execute();
      await live(60);
      expect(await actions()).toContain('login');
      const noted = await kysely().selectFrom('audit').selectAll().where('action', '=', 'log-shortened').execute();
      expect(noted).toMatchObject([{ actor: 1, subject: 'settings-privacy/1', details: '{"from":12,"to":3}' }]);
      await live(60);
      expect(await actions()).toEqual(['log-shortened']);
      await live(250);
      expect(await actions()).toEqual(['log-shortened']);
      await kysely().deleteFrom('entries').where('collection', '=', 'settings-privacy').execute();
    });

    test('P43: a shorter time that the staff has set counts', async () => {
      const staff = caller(app().url, { cookie: await signIn(call) });
      expect((await staff('PUT', '/api/en/settings/privacy', { json: { inquiry_months: 1 } })).status).toBe(200);
      await call('POST', '/api/en/email/send-email-sa', {
        json: { kind: 'contact', fields: { name: 'Ali', number: '0500000000', message: 'Again' } },
      });
      await live(32);
      expect(await count('leads')).toBe(0);
      time.now = START; // the next database begins anew
    });
  },
  { clock: () => time.now },
);
