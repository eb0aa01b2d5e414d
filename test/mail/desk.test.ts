import { describe, expect, test } from 'vitest';
import { insertUser } from '#store/accounts/users.ts';
import { signIn, type Call } from '#test/rig/app.ts';
import { openMailFixture } from '#test/rig/mail-fixture.ts';
import { addPerson } from '#test/rig/people.ts';
import { ENGINES } from '#test/rig/postgres.ts';

type Row = Record<string, unknown>;
type Lead = Row & { id: number; status: string; owner: number | null; reference: string; mails: Row[] };

const HOLD_SECONDS = 10;
const RACES = 24;
let secondsAhead = 0;

describe.each(ENGINES)('%s', (engine) => {
  const fixture = openMailFixture(engine, { clock: () => new Date(Date.now() + secondsAhead * 1000), env: { TRUST_PROXY: '1' } });
  const admin: Call = (...call) => fixture.app.admin(...call);
  const hold = (seconds: number) => admin('PUT', '/api/en/settings/mail', { json: { reply_hold_seconds: seconds } });
  const open = async (id: number) => (await admin('GET', `/api/en/inbox/${id}`)).body as Lead;
  const reply = (id: number, json: Row) => admin('POST', `/api/en/inbox/${id}/reply`, { json });
  const takeBack = (id: number, mail: unknown, language = 'en') =>
    admin('POST', `/api/${language}/inbox/${id}/take-back`, { json: { mail } });
  const arrived = (word: string) => fixture.mail.received.filter(({ raw }) => raw.toString().includes(word)).length;
  async function logged(action: string, id: number): Promise<number> {
    const { kysely } = fixture.app.server.database;
    const rows = await kysely.selectFrom('audit').select('id').where('action', '=', action).where('subject', '=', `leads/${id}`).execute();
    return rows.length;
  }
  let visitors = 0;
  const receive = async (fields: Row = {}, more: Row = {}): Promise<Lead> => {
    visitors += 1;
    secondsAhead += 61;
    const json = {
      kind: 'contact',
      fields: { name: 'Sara', number: '0500000000', email: 'sara@example.com', message: `Message ${visitors}`, ...fields },
      ...more,
    };
    const headers = { 'x-forwarded-for': `203.0.113.${visitors}` };
    const { body } = await fixture.app.call('POST', '/api/en/send-email', { json, headers });
    const { leads } = (await admin('GET', `/api/en/inbox?search=${String(body['reference'])}`)).body as { leads: Lead[] };
    return leads[0]!;
  };

  test('an answer waits as long as the settings say, can be taken back meanwhile, and leaves the message as it was', async () => {
    await hold(HOLD_SECONDS);
    const { id } = await receive();
    const { status, body } = await reply(id, { text: 'taken-back-word\n\nSecond part', subject: 'About it' });
    expect([status, String(body['message']).includes('10')]).toEqual([200, true]);
    expect(await open(id)).toMatchObject({ status: 'answered', owner: 1 });
    expect((await open(id)).mails.at(-1)).toMatchObject({ kind: 'letter', state: 'waiting', can_take_back: true });
    expect(await takeBack(id, body['mail'])).toMatchObject({
      status: 200,
      body: { subject: 'About it', text: 'taken-back-word\n\nSecond part' },
    });
    expect(await open(id)).toMatchObject({ status: 'new', owner: null, answered_at: null });
    expect((await open(id)).mails.every(({ kind }) => kind !== 'letter')).toBe(true);
    const again = await takeBack(id, body['mail'], 'ar');
    expect([again.status, again.body['message']]).toEqual([409, 'سبق التراجع عن هذا الرد ولم يعد بانتظار الإرسال.']);

    await reply(id, { text: 'kept-word' });
    secondsAhead += HOLD_SECONDS - 2;
    await expect.poll(async () => (await admin('GET', '/api/en/mail')).body['queued']).toBe(1);
    expect(arrived('kept-word')).toBe(0);
    secondsAhead += 3;
    await expect.poll(() => arrived('kept-word'), { timeout: 60_000 }).toBe(1);
    const answer = (await open(id)).mails.at(-1)!;
    expect(answer).toMatchObject({ state: 'sent', can_take_back: false });
    expect((await takeBack(id, answer['id'])).status).toBe(409);
    expect([arrived('taken-back-word'), (await open(id)).status]).toEqual([0, 'answered']);
  });

  test('whoever was in charge stays in charge, and what somebody changed since is not undone', async () => {
    await hold(HOLD_SECONDS);
    const { id } = await receive();
    const { kysely } = fixture.app.server.database;
    const rana = await insertUser(kysely, {
      username: 'rana',
      role: 'sales',
      language: '',
      passwordHash: '',
      now: new Date().toISOString(),
    });
    await admin('PATCH', `/api/en/inbox/${id}`, { json: { owner: rana } });
    const { body } = await reply(id, { text: 'for Rana' });
    expect((await open(id)).owner).toBe(rana);
    await admin('PATCH', `/api/en/inbox/${id}`, { json: { status: 'in-progress' } });
    expect((await takeBack(id, body['mail'])).status).toBe(200);
    expect(await open(id)).toMatchObject({ status: 'in-progress', owner: rana });
  });

  test('a mail that was tried once cannot be taken back any more, also after a restart that forgot who tried', async () => {
    await hold(HOLD_SECONDS);
    const { id } = await receive();
    const { body } = await reply(id, { text: 'tried-once' });
    const mail = Number(body['mail']);
    // What never was, and the answer to somebody else, were neither sent nor taken back.
    const other = await receive({ email: 'other@example.com' });
    expect([(await takeBack(id, 987_654)).status, (await takeBack(other.id, mail)).status]).toEqual([404, 404]);
    await fixture.app.server.database.kysely.updateTable('outbox').set({ attempts: 1 }).where('id', '=', mail).execute();
    expect((await takeBack(id, mail)).status).toBe(409);
    expect((await open(id)).mails.find((one) => one['id'] === mail)).toMatchObject({ can_take_back: false });
  });

  test(`${RACES} answers taken back the moment they are due are each sent once or never`, async () => {
    await hold(0);
    const { id } = await receive();
    const outcomes = await Promise.all(
      Array.from({ length: RACES }, async (_, race) => {
        const { body } = await reply(id, { text: `race-${race}-` });
        return (await takeBack(id, body['mail'])).status;
      }),
    );
    await expect.poll(async () => (await admin('GET', '/api/en/mail')).body['queued'], { timeout: 60_000 }).toBe(0);
    expect(outcomes.map((status, race) => [race, status, arrived(`race-${race}-`)])).toEqual(
      outcomes.map((status, race) => [race, status, status === 200 ? 0 : 1]),
    );
  });

  test('prepared answers are filled in for the message, suggested by kind and language, and counted while they count', async () => {
    await hold(HOLD_SECONDS);
    await admin('PUT', '/api/ar/settings/contact-sa', { json: { address: 'الرياض، العليا' } });
    const add = async (json: Row) => (await admin('POST', '/api/en/reply-templates', { json })).body;
    const wrong = await admin('POST', '/api/ar/reply-templates', { json: { name_ar: 'س', text_ar: 'مرحبًا {nmae}' } });
    expect([wrong.status, wrong.body['errors']]).toEqual([422, { text_ar: expect.stringContaining('{signature}') }]);
    expect((await admin('POST', '/api/ar/reply-templates', { json: {} })).status).toBe(422);
    const thanks = { name_en: 'Thanks', text_en: 'Hello {name}', text_ar: 'أهلًا {name}، {office} {signature}' };
    const pressed = await Promise.all([add(thanks), add(thanks)]);
    expect(new Set(pressed.map(({ id }) => id)).size).toBe(1);
    const general = Number(pressed[0]['id']);
    const contact = Number(
      (await add({ name_ar: 'تواصل', kind: 'contact', text_ar: 'بخصوص {product} ({reference})', stands_ready: 1 }))['id'],
    );
    const lead = await receive({ name: 'ليلى {signature}' }, { lang: 'ar' });
    const ready = async (id: number) =>
      (await admin('GET', `/api/en/inbox/${id}/replies`)).body['replies'] as { id: number; text: string; stands_ready: boolean }[];
    const replies = (await ready(lead.id)).filter((one) => [general, contact].includes(one.id));
    expect(replies.map((one) => [one.id, one.stands_ready])).toEqual([
      [contact, true],
      [general, false],
    ]);
    expect(replies[0]!.text).toBe(`بخصوص ما سألت عنه (${lead.reference})`);
    expect(replies[1]!.text).toMatch(/^أهلًا ليلى \{signature\}، الرياض، العليا admin/);
    const english = await receive({}, { lang: 'en' });
    expect((await ready(english.id)).map((one) => one.id)).not.toContain(contact);
    const uses = async () => {
      const { templates } = (await admin('GET', '/api/en/reply-templates')).body as { templates: { id: number; uses: number }[] };
      return templates.find((one) => one.id === contact)!.uses;
    };
    const { body } = await reply(lead.id, { text: replies[0]!.text, template: contact });
    expect(await uses()).toBe(1);
    await takeBack(lead.id, body['mail']);
    expect(await uses()).toBe(0);
    expect((await reply(lead.id, { text: 'x', template: 99_999 })).status).toBe(422);
    await admin('DELETE', `/api/en/reply-templates/${contact}`);
    expect((await ready(lead.id)).map((one) => one.id)).not.toContain(contact);
    expect((await admin('POST', `/api/en/reply-templates/${contact}/restore`)).status).toBe(200);
  });

  test('messages of one person are put together, answered together and parted again; those of another person are not', async () => {
    await hold(HOLD_SECONDS);
    const [first, second] = [
      await receive({ email: 'Mona@example.com' }),
      await receive({ email: 'mona@EXAMPLE.com', number: '0511111111' }),
    ];
    const stranger = await receive({ email: 'other@example.com', number: '0522222222' });
    const merge = (others: number[]) => admin('POST', `/api/ar/inbox/${second.id}/merge`, { json: { others } });
    expect((await merge([stranger.id])).body['errors']).toEqual({ others: expect.stringContaining('الشخص نفسه') });
    expect((await Promise.all([merge([first.id]), merge([first.id])])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await logged('lead-merged', second.id)).toBe(1);
    const listed = async (query = '') =>
      ((await admin('GET', `/api/en/inbox${query}`)).body as { leads: Lead[] }).leads.map(({ id }) => id);
    expect(await listed('?status=new')).not.toContain(first.id);
    expect(await listed(`?search=${first.reference}`)).toEqual([first.id]);
    expect((await admin('GET', `/api/en/inbox/${second.id}/person`)).body).toMatchObject({ merged: [{ id: first.id }], into: null });
    expect((await admin('GET', `/api/en/inbox/${first.id}/person`)).body).toMatchObject({ into: { id: second.id } });
    // A colleague who has the other half open is told what happened, in words.
    const late = await admin('POST', `/api/ar/inbox/${first.id}/merge`, { json: { others: [second.id] } });
    expect([late.status, late.body['message']]).toEqual([409, expect.stringContaining('ضمّها شخص آخر')]);
    const { body } = await reply(second.id, { text: 'both of you' });
    expect([(await open(first.id)).status, (await open(second.id)).status]).toEqual(['answered', 'answered']);
    await takeBack(second.id, body['mail']);
    expect([(await open(first.id)).status, (await open(second.id)).status]).toEqual(['new', 'new']);
    const part = () => admin('POST', `/api/en/inbox/${second.id}/separate`, { json: { others: [first.id] } });
    expect([(await part()).status, (await part()).status]).toEqual([200, 200]);
    expect(await logged('lead-separated', second.id)).toBe(1);
    expect(await listed('?status=new')).toContain(first.id);
    await merge([first.id]);
    // Erasing one half brings the other back into the list.
    await fixture.app.server.database.kysely.deleteFrom('leads').where('id', '=', second.id).execute();
    await fixture.app.server.operations.privacy.applyRetention();
    expect(await listed('?status=new')).toContain(first.id);
  });

  test('undoing a merge brings back what stood before it, along chains, for several at once and after an erasure', async () => {
    const leads: number[] = [];
    for (let at = 0; at < 4; at += 1) leads.push((await receive({ email: 'chain@example.com', number: `053333333${at}` })).id);
    const [a, b, c, d] = leads as [number, number, number, number];
    const call = (way: 'merge' | 'separate', id: number, others: number[]) =>
      admin('POST', `/api/en/inbox/${id}/${way}`, { json: { others } });
    const merge = async (id: number, others: number[]) => expect((await call('merge', id, others)).status).toBe(200);
    const separate = async (id: number, others: number[]) => expect((await call('separate', id, others)).status).toBe(200);
    const { kysely } = fixture.app.server.database;
    const state = async () => {
      const rows = await kysely.selectFrom('leads').select(['id', 'merged_into']).where('id', 'in', leads).orderBy('id').execute();
      return rows.map(({ merged_into: into }) => into);
    };
    await merge(b, [a]);
    await merge(c, [b]);
    expect(await state()).toEqual([c, c, null, null]);
    await separate(c, [b]);
    expect(await state()).toEqual([b, null, null, null]);
    await merge(c, [b]);
    await merge(d, [c]);
    expect(await state()).toEqual([d, d, d, null]);
    // One of the first is taken out and put back: it still comes along with what it was put together with.
    await separate(d, [a]);
    expect(await state()).toEqual([null, d, d, null]);
    await merge(d, [a]);
    await separate(d, [c]);
    expect(await state()).toEqual([c, c, null, null]);
    await separate(c, [b]);
    expect(await state()).toEqual([b, null, null, null]);
    // Two that hold others, and one that holds none, in one go.
    await separate(b, [a]);
    await merge(a, [b]);
    await merge(d, [a, c]);
    await separate(d, [a, c]);
    expect(await state()).toEqual([null, a, null, null]);
    // Somebody else's merge is not torn apart.
    expect((await call('merge', d, [b])).status).toBe(409);
    expect(await state()).toEqual([null, a, null, null]);
    // Old merges know of no order.
    await kysely.updateTable('leads').set({ merged_first_into: null }).where('id', 'in', leads).execute();
    await merge(d, [a]);
    await separate(d, [a]);
    expect(await state()).toEqual([null, a, null, null]);
    await merge(c, [a]);
    await merge(d, [c]);
    await kysely.deleteFrom('leads').where('id', '=', d).execute();
    await fixture.app.server.operations.privacy.applyRetention();
    expect(await state()).toEqual([c, c, null]);
  });

  test('several messages are changed at once, all or none; what was ticked is exported; next and previous keep the filter', async () => {
    const leads = [await receive({}, { country: 'ae' }), await receive({}, { country: 'sa' }), await receive({}, { country: 'ae' })];
    const [a, b, c] = leads.map(({ id }) => id) as [number, number, number];
    const change = (json: unknown) => admin('POST', '/api/en/inbox/changes', { json });
    expect(
      (
        await change({
          changes: [
            { id: a, status: 'spam' },
            { id: 99_999, status: 'spam' },
          ],
        })
      ).status,
    ).toBe(404);
    expect((await open(a)).status).toBe('new');
    const give = () => change({ changes: [a, c].map((id) => ({ id, owner: 1, status: 'in-progress' })) });
    expect((await Promise.all([give(), give()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await logged('lead-changed', c)).toBe(1); // pressed twice
    const mine = (await admin('GET', '/api/en/inbox?owner=me&status=in-progress&country=ae')).body as { leads: Lead[] };
    expect(mine.leads.map(({ id }) => id)).toEqual([c, a]);
    expect(((await admin('GET', '/api/en/inbox?owner=nobody')).body as { leads: Lead[] }).leads.map(({ id }) => id)).toContain(b);
    const sheet = (await admin('GET', `/api/en/inbox/export?ids=${a},${b}`)).text;
    expect([a, b, c].map((id, at) => [id, sheet.includes(leads[at]!.reference)])).toEqual([
      [a, true],
      [b, true],
      [c, false],
    ]);
    const { inbox } = fixture.app.server.operations;
    expect(await inbox.neighbours(c, { country: 'ae', owner: 'me' }, 1, 'en')).toMatchObject({ next: a });
    expect(await inbox.neighbours(a, { country: 'ae', owner: 'me', search: leads[2]!.reference }, 1, 'en')).toEqual({
      previous: c,
      next: null,
    });
    const oldest = (await admin('GET', '/api/en/inbox?owner=me&country=ae&sort=received')).body as { leads: Lead[] };
    expect(oldest.leads.map(({ id }) => id)).toEqual([a, c]);
    expect(await inbox.neighbours(a, { country: 'ae', owner: 'me', sort: 'received' }, 1, 'en')).toMatchObject({ next: c });
  });

  test('a message is given only to those who may see it', async () => {
    const { id } = await receive();
    const [sales, translator] = [await addPerson(fixture.app, 'sales'), await addPerson(fixture.app, 'translator', 'ar')];
    const give = async (owner: number) => (await admin('PATCH', `/api/en/inbox/${id}`, { json: { owner } })).status;
    expect([await give(translator.id), await give(sales.id)]).toEqual([422, 200]);
  });

  test('undoing a change of many leaves what a colleague changed since, and says how many', async () => {
    const [a, b, gone] = [(await receive()).id, (await receive()).id, (await receive()).id];
    const change = (changes: Row[], language = 'en') => admin('POST', `/api/${language}/inbox/changes`, { json: { changes } });
    const stands = async (id: number) => {
      const { status, owner } = await open(id);
      return { status, owner };
    };
    expect((await change([a, b, gone].map((id) => ({ id, status: 'spam', owner: 1 })))).body).toMatchObject({ message: 'Saved', left: 0 });
    await change([{ id: b, status: 'answered' }]);
    await fixture.app.server.database.kysely.deleteFrom('leads').where('id', '=', gone).execute();
    const undo = [a, b, gone].map((id) => ({ id, status: 'new', from: { status: 'spam' } }));
    expect(await change(undo)).toMatchObject({
      status: 200,
      body: { left: 2, message: expect.stringContaining('2 were left as they are') },
    });
    expect([await stands(a), await stands(b)]).toEqual([
      { status: 'new', owner: 1 },
      { status: 'answered', owner: 1 },
    ]);
    // Only what was changed is compared: its owner was not.
    const owners = [a, b].map((id) => ({ id, owner: null, from: { owner: 1 } }));
    expect((await change(owners)).body).toMatchObject({ left: 0 });
    expect([await stands(a), await stands(b)].map(({ owner }) => owner)).toEqual([null, null]);
    expect((await change(owners, 'ar')).body).toMatchObject({ left: 2, message: expect.stringContaining('عنصران') });
    expect((await change([{ id: a, status: 'new', from: { status: 'no' } }])).status).toBe(422);
  });

  test('the inbox is put in order by its columns, with words or without, and next and previous follow that order', async () => {
    const word = 'Orderly';
    const names = ['زينب', 'Adam', 'item 10', 'item 9', 'Nobody'];
    const countries = ['sa', 'ae', 'ae', 'sa', 'sa'];
    const leads: Lead[] = [];
    for (const [at, name] of names.entries()) leads.push(await receive({ name, message: `${word} ${at}` }, { country: countries[at] }));
    const [zainab, adam, ten, nine, nobody] = leads.map(({ id }) => id) as [number, number, number, number, number];
    // As forms without a field for it store it.
    await fixture.app.server.database.kysely.updateTable('leads').set({ name: '' }).where('id', '=', nobody).execute();
    const changes = [
      { id: adam, owner: 1, status: 'in-progress' },
      { id: nine, status: 'answered' },
    ];
    expect((await admin('POST', '/api/en/inbox/changes', { json: { changes } })).status).toBe(200);
    const idsIn = async (query: string) =>
      ((await admin('GET', `/api/en/inbox?${query}`)).body as { leads: Lead[] }).leads.map(({ id }) => id);
    const found = `search=${word}&sort=`;
    expect(await idsIn(`${found}name`)).toEqual([adam, nine, ten, zainab, nobody]);
    expect(await idsIn(`${found}-name`)).toEqual([zainab, ten, nine, adam, nobody]);
    expect(await idsIn(`${found}country`)).toEqual([nobody, nine, zainab, ten, adam]);
    expect(await idsIn(`${found}status`)).toEqual([nobody, ten, zainab, adam, nine]); // as the work goes: new, in progress, answered
    expect(await idsIn(`${found}owner`)).toEqual([adam, nobody, nine, ten, zainab]);
    expect(await idsIn(`${found}name&per_page=2&page=2`)).toEqual([ten, zainab]);
    expect((await admin('GET', '/api/en/inbox?sort=email')).status).toBe(400);
    const { inbox } = fixture.app.server.operations;
    for (const sort of ['name', '-name', 'kind', '-kind', 'status', '-status', 'country', '-country', 'owner', '-owner'] as const) {
      const listed = await idsIn(`sort=${sort}`);
      const walked: number[] = [];
      for (
        let id: number | null | undefined = listed[0];
        id && walked.length < listed.length;
        id = (await inbox.neighbours(id, { sort }, 1, 'en')).next
      )
        walked.push(id);
      expect([sort, walked]).toEqual([sort, listed]);
      expect((await inbox.neighbours(listed[1]!, { sort }, 1, 'en')).previous).toBe(listed[0]);
    }
    // A message that is in the list no longer still knows where it stood.
    expect(await inbox.neighbours(adam, { search: word, status: 'new', sort: 'name' }, 1, 'en')).toEqual({ previous: null, next: ten });
  });

  test('a view is saved for oneself or for everybody, and nobody sees or changes another one’s own', async () => {
    const save = (json: Row) =>
      admin('POST', '/api/en/views', { json: { screen: 'inbox', query: 'status=new&page=3&country=sa&kind=', ...json } });
    const shared = Number((await save({ name: 'New in Saudi Arabia', shared: true })).body['id']);
    const own = Number((await save({ name: 'Mine', shared: false })).body['id']);
    const pressed = await Promise.all([1, 2].map(() => save({ name: 'Pressed twice' })));
    expect(new Set(pressed.map(({ body }) => body['id'])).size).toBe(1);
    expect((await save({ name: ' ' })).status).toBe(422);
    expect(await save({ name: 'NEW in Saudi Arabia', query: 'status=done' })).toMatchObject({
      status: 422,
      body: { errors: { name: 'Name is already in use.' } },
    });
    expect((await save({ name: 'Mine', screen: 'offers' })).status).toBe(201);
    const renamed = (id: number, name: string) => admin('PATCH', `/api/en/views/${id}`, { json: { name } });
    expect([
      (await renamed(own, 'Pressed Twice')).status,
      (await renamed(own, 'MINE')).status,
      (await renamed(own, 'Mine')).status,
    ]).toEqual([422, 200, 200]);
    expect((await save({ name: 'x', screen: 'users' })).status).toBe(422);
    expect((await save({ name: 'Without words', screen: 'products', query: 'view=table&sort=-name&missing=1' })).status).toBe(201);
    expect((await admin('GET', '/api/en/views?screen=products')).body['views']).toMatchObject([
      { screen: 'products', query: 'view=table&sort=-name&missing=1' },
    ]);
    const views = async () => (await admin('GET', '/api/en/views?screen=inbox')).body['views'] as Row[];
    expect((await views()).find((view) => view['id'] === shared)).toMatchObject({ query: 'status=new&country=sa', is_shared: true });
    await fixture.app.server.database.kysely.updateTable('saved_views').set({ owner: 77 }).where('id', 'in', [own, shared]).execute();
    expect((await views()).map((view) => view['id'])).not.toContain(own);
    // One that came along has a name in both languages, until somebody names it.
    await fixture.app.server.database.kysely
      .updateTable('saved_views')
      .set({ name: 'متأخرة', name_en: 'Overdue' })
      .where('id', '=', shared)
      .execute();
    const named = async (language: string) =>
      ((await admin('GET', `/api/${language}/views?screen=inbox`)).body['views'] as Row[]).find((view) => view['id'] === shared)?.['name'];
    expect([await named('ar'), await named('en')]).toEqual(['متأخرة', 'Overdue']);
    expect((await admin('PATCH', `/api/en/views/${own}`, { json: { name: 'Theirs' } })).status).toBe(404);
    expect((await admin('DELETE', `/api/en/views/${own}`)).status).toBe(404);
    expect((await admin('PATCH', `/api/en/views/${shared}`, { json: { name: 'Everybody’s' } })).status).toBe(200);
    expect([await named('ar'), await named('en')]).toEqual(['Everybody’s', 'Everybody’s']);
    expect((await fixture.app.call('GET', '/api/en/views?screen=inbox')).status).toBe(401);
  });

  test('a forgotten view is gone from every list, and comes back as it was: its names, whose it is, and for whom', async () => {
    const { kysely } = fixture.app.server.database;
    const sales = await addPerson(fixture.app, 'sales');
    const save = async (json: Row, as: Call = sales.call) =>
      Number((await as('POST', '/api/en/views', { json: { screen: 'inbox', query: 'status=new', ...json } })).body['id']);
    const shared = await save({ name: 'A colleague’s', shared: true });
    const own = await save({ name: 'A private one' });
    const brought = await save({ name: 'رسائلي', shared: true });
    await kysely.updateTable('saved_views').set({ owner: null, name_en: 'Mine to do' }).where('id', '=', brought).execute();
    const seen = async (as: Call, id: number) =>
      ((await as('GET', '/api/en/views?screen=inbox')).body['views'] as Row[]).find((view) => view['id'] === id);
    const act = async (as: Call, id: number, what: 'forget' | 'restore') =>
      (await (what === 'forget' ? as('DELETE', `/api/en/views/${id}`) : as('POST', `/api/en/views/${id}/restore`))).status;
    const looked = async () =>
      (await kysely.selectFrom('saved_views').selectAll().where('id', 'in', [shared, own, brought]).orderBy('id').execute()).map(
        ({ deleted_at: _at, ...view }) => view,
      );
    const before = await looked();

    expect([await act(admin, shared, 'restore'), await act(admin, own, 'forget'), await act(sales.call, own, 'restore')]).toEqual([
      404, 404, 404,
    ]);
    for (const [as, id] of [
      [admin, shared],
      [admin, brought],
      [sales.call, own],
    ] as const) {
      expect([await act(as, id, 'forget'), await act(as, id, 'forget')]).toEqual([200, 404]);
      expect(await seen(sales.call, id)).toBe(undefined);
      expect((await as('PATCH', `/api/en/views/${id}`, { json: { name: 'Gone' } })).status).toBe(404);
    }
    const reader = await addPerson(fixture.app, 'translator', 'en');
    expect([await act(admin, own, 'restore'), await act(reader.call, shared, 'restore')]).toEqual([404, 403]);
    // The same filter under the same name is another view while the first is forgotten.
    const again = await save({ name: 'A private one' });
    expect(again).not.toBe(own);
    expect([await act(sales.call, own, 'restore'), await act(sales.call, again, 'forget')]).toEqual([422, 200]);
    expect([await act(admin, shared, 'restore'), await act(admin, brought, 'restore'), await act(sales.call, own, 'restore')]).toEqual([
      200, 200, 200,
    ]);
    expect(await act(admin, shared, 'restore')).toBe(404);
    expect(await looked()).toEqual(before);
    expect([await seen(sales.call, shared), await seen(admin, shared), await seen(admin, brought)]).toMatchObject([
      { name: 'A colleague’s', is_shared: true, is_mine: true },
      { is_mine: false },
      { name: 'Mine to do', is_mine: false },
    ]);
  });

  test('a reminder comes up on its day, and what waits too long is found', async () => {
    const { id } = await receive();
    const today = new Date(Date.now() + secondsAhead * 1000).toISOString().slice(0, 10);
    const later = new Date(Date.parse(today) + 3 * 86_400_000).toISOString().slice(0, 10);
    const remind = (day: string | null) => admin('POST', `/api/en/inbox/${id}/reminder`, { json: { day } });
    expect((await remind('2020-01-01')).body['errors']).toEqual({ day: expect.any(String) });
    expect((await remind(later)).status).toBe(200);
    const found = async (waiting: string, headers: Record<string, string> = {}) =>
      ((await admin('GET', `/api/en/inbox?waiting=${waiting}`, { headers })).body as { leads: Lead[] }).leads.map((lead) => lead.id);
    expect((await remind(null)).status).toBe(200);
    expect((await open(id))['remind_on']).toBe(null);
    await remind(later);
    expect(await found('due')).not.toContain(id);
    expect(await found('late')).not.toContain(id);
    secondsAhead += 12 * 86_400;
    // Nobody is signed in for that long.
    const cookie = await signIn(fixture.app.call);
    expect(await found('due', { cookie })).toContain(id);
    expect(await found('late', { cookie })).toContain(id);
  });
});
