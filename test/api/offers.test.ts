import { expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { MOST_WRONG_LINKS, openWrongLinks } from '#api/features/offers/wrong-links.ts';
import { openAddressHash } from '#api/kernel/address-hash.ts';
import { textOf } from '#api/typesetting/test-pdf-text.ts';
import { translate } from '#i18n/translate.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { addPerson } from '#test/rig/people.ts';
import { apiAr } from '#i18n/messages/api.ar.ts';

type Whole = {
  id: number;
  revision: number;
  number: string;
  state: string;
  lines: { unit_price: number; list_price?: number; note: string }[];
  sums: { total: number };
  valid_until: string;
  versions: { version: number; state: string }[];
  events: { kind: string; text: string }[];
};

const START = new Date('2026-11-17T09:00:00.000Z');
const ARABIC = /[\u0600-\u06FF]/;
let now = START;

onBothEngines(
  (door) => {
    const { app, call, admin } = door;
    const products = callsOf(door, collections.products);
    const prices = JSON.stringify({
      cabinet: '500 × 500 × 80',
      'cabinet-pixels': '200 × 200',
      'half-cabinet': 'width',
      'area-price-from-sa': '4000 SAR',
      'area-price-from-ae': '4000 AED',
    });
    const open = async (id: number) => (await admin('GET', `/api/en/offers/${id}`)).body as unknown as Whole;
    const line = { kind: 'other', title: 'Frame', quantity: 1, unit_price: '100' };
    const draft = (offer: Whole, change: object = {}) => ({
      revision: offer.revision,
      name: 'Sara',
      email: 'sara@example.com',
      lines: [line],
      valid_until: '2026-12-17',
      ...change,
    });
    async function begin(body: object = { country: 'sa', language: 'en' }): Promise<Whole> {
      return open(Number((await admin('POST', '/api/en/offers', { json: body })).body['id']));
    }
    async function saved(change: object = {}, body?: object): Promise<Whole> {
      const offer = await begin(body);
      expect(await admin('PUT', `/api/en/offers/${offer.id}`, { json: draft(offer, change) })).toMatchObject({ status: 200 });
      return open(offer.id);
    }
    const send = ({ id, revision, sums }: Whole, change: object = {}, language = 'en') =>
      admin('POST', `/api/${language}/offers/${id}/send`, { json: { revision, total: sums.total, ...change } });
    const taxed = (percent: number) => admin('PUT', '/api/en/settings/offers', { json: { vat: [{ country: 'sa', percent, since: '' }] } });
    async function publish(name: string) {
      const product = await products.add(0, { name, specifications: prices });
      await admin('POST', '/api/en/records/products/publish', { json: { ids: [product.id], language: 'both', published: 1 } });
      return product;
    }
    async function at<Answer>(time: string, work: () => Promise<Answer>): Promise<Answer> {
      now = new Date(time);
      try {
        return await work();
      } finally {
        now = START;
      }
    }
    async function leadFrom(page: string): Promise<number> {
      const fields = { name: 'Sara', email: 'sara@example.com', number: '0500000000', message: 'A wall as planned' };
      const { leads, inbox } = app().server.operations;
      await leads.receive({ kind: 'contact', country: 'sa', language: 'en', page, address: '203.0.113.7', fields });
      return (await inbox.list({ search: 'A wall as planned' }, { limit: 1, offset: 0 }, 'en')).leads[0]!.id;
    }
    const tokenOf = (answer: { body: Record<string, unknown> }) => String(answer.body['link']).split('/').at(-1)!;

    test('an offer begins with the products of a shortlist, a wall at the price of its area, and the usual terms', async () => {
      const product = await publish('Fine wall');
      const offer = await begin({ country: 'sa', language: 'en', products: `${product.id}-6c4x2` });
      expect(offer).toMatchObject({ state: 'draft', number: '', valid_until: '2026-12-17' });
      // 3 × 2 m at 4,000 a square metre
      expect(offer.lines).toMatchObject([{ unit_price: 2_400_000, list_price: 2_400_000, note: 'Wall of 6 × 4 cabinets, 3 × 2 m' }]);
      expect(offer.sums.total).toBe(2 * 2_400_000 * 1.15);
    });

    test('a wall with a half column is offered, saved and sent; what the data ask for it is not told to the customer', async () => {
      const product = await publish('Half wall');
      const offer = await begin({ country: 'sa', language: 'en', products: `${product.id}-6.5c4` });
      const wall = { kind: 'product', product_id: product.id, wall: '6.5c4', quantity: 1, unit_price: '99999' };
      expect(await admin('PUT', `/api/en/offers/${offer.id}`, { json: draft(offer, { lines: [wall] }) })).toMatchObject({ status: 200 });
      expect((await open(offer.id)).lines).toMatchObject([{ wall: [6.5, 4], unit_price: 9_999_900, list_price: 2_600_000 }]);
      for (const never of ['0c4', '4c0', '0.0c4', '6.4c4', 'c', '1000c1'])
        expect(
          (await admin('PUT', `/api/en/offers/${offer.id}`, { json: draft(await open(offer.id), { lines: [{ ...wall, wall: never }] }) }))
            .status,
          never,
        ).toBe(422);
      const token = tokenOf(await send(await open(offer.id)));
      const shared = await call('GET', `/api/en/shared-offers/${token}`);
      expect(shared.body['lines']).toMatchObject([{ wall: [6.5, 4], unit_price: 9_999_900 }]);
      const sheets = ['', '?language=both'].map(async (query) => {
        const pdf = await fetch(`${app().url}/api/en/shared-offers/${token}/offer.pdf${query}`);
        return textOf(new Uint8Array(await pdf.arrayBuffer()));
      });
      const written = (['ask', 'accept', 'decline'] as const).map(async (what) => {
        const json = { ask: { text: 'How long?' }, accept: { name: 'Sara' }, decline: {} }[what];
        return (await call('POST', `/api/en/shared-offers/${token}/${what}`, { json })).text;
      });
      // Whatever a customer's link answers.
      for (const text of [shared.text, ...(await Promise.all([...sheets, ...written]))])
        expect(text).not.toMatch(/list_price|26,?000|owner|lead_id|revision|token_hash|search_text/);
    });

    test('an offer begins with the wall of an address, pasted or of an inquiry, and an address of nothing is answered in words', async () => {
      const product = await publish('Planned wall');
      const wall = `/en/wall?product=${product.id}&columns=6&rows=4`;
      const listed = [`https://lamha.example${wall}`, `/product/${product.id}/Planned-wall?wall=6x4`].map((from) => ({ from }));
      for (const body of [...listed, { lead_id: await leadFrom(wall) }])
        expect((await begin({ country: 'sa', language: 'en', ...body })).lines).toMatchObject([
          { unit_price: 2_400_000, note: 'Wall of 6 × 4 cabinets, 3 × 2 m' },
        ]);
      for (const from of ['/wall?product=99999', '/about?x=1', 'https://elsewhere.example/?'])
        expect(await admin('POST', '/api/ar/offers', { json: { from } })).toMatchObject({
          status: 422,
          body: { errors: { from: expect.stringMatching(/[\u0600-\u06FF]/) } },
        });
      // A reference of something else is no list; one in the digits of an Arabic keyboard is.
      for (const products of ['SA-2026-0001', 'LM-J2N4W8AH', '99999'])
        expect(await admin('POST', '/api/ar/offers', { json: { products } })).toMatchObject({
          status: 422,
          body: { errors: { products: expect.stringMatching(/^«رقم القائمة»/) } },
        });
      const digits = String(product.id).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
      expect((await begin({ country: 'sa', language: 'en', products: `${digits}-٦c٤` })).lines).toMatchObject([{ wall: [6, 4] }]);
    });

    test('an offer begun by two presses is one, and another one as soon as somebody has worked on it', async () => {
      const lead_id = await leadFrom('/en/contact');
      const press = async (body: object) => Number((await admin('POST', '/api/en/offers', { json: body })).body['id']);
      const product = await publish('Pressed wall');
      for (const body of [{ lead_id }, { country: 'ae', language: 'ar', products: `${product.id}-2c2` }]) {
        const [first, ...others] = await Promise.all([press(body), press(body), press(body)]);
        expect(others).toEqual([first, first]);
        expect((await open(first)).events.map(({ kind }) => kind)).toEqual(['created']);
        await admin('PUT', `/api/en/offers/${first}`, { json: draft(await open(first)) });
        const next = await press(body);
        expect(next).not.toBe(first);
        // Begun again on purpose, later.
        expect(await at('2026-11-17T09:03:00.000Z', () => press(body))).not.toBe(next);
      }
      const accepted = await saved();
      await send(accepted);
      const follow = async () => Number((await admin('POST', `/api/en/offers/${accepted.id}/follow`)).body['id']);
      expect(new Set(await Promise.all([follow(), follow()])).size).toBe(1);
    });

    test('sent, seen and accepted: the number is taken, the customer has a page, a PDF and a copy, and nothing changes any more', async () => {
      const offer = await saved({ lines: [line, { ...line, title: 'شاشة', quantity: '٣', unit_price: '33.33', discount: '10' }] });
      const sent = await send(offer);
      expect(sent).toMatchObject({ status: 200, body: { number: expect.stringMatching(/^SA-2026-\d{4}$/) } });
      const token = tokenOf(sent);
      const shared = await call('GET', `/api/en/shared-offers/${token}`);
      expect(shared).toMatchObject({ status: 200, body: { state: 'sent', sums: { subtotal: 18_999, vat: 2850, total: 21_849 } } });
      expect(shared.headers.get('set-cookie')).toBeNull();
      const pdf = new Uint8Array(await (await fetch(`${app().url}/api/en/shared-offers/${token}/offer.pdf`)).arrayBuffer());
      const phrase = await textOf(pdf);
      for (const part of [String(sent.body['number']), '218.49', 'notataxinvoice', 'Sara']) expect(phrase).toContain(part);
      const both = await fetch(`${app().url}/api/en/shared-offers/${token}/offer.pdf?language=both`);
      expect(both.headers.get('content-disposition')).toContain('-ar-en.pdf');
      const twice = await textOf(new Uint8Array(await both.arrayBuffer()));
      for (const part of ['218.49', 'notataxinvoice', 'Total']) expect(twice).toContain(part);
      expect(twice).toMatch(ARABIC);
      expect((await call('GET', `/api/en/shared-offers/${token}/offer.pdf?language=fr`)).status).toBe(400);
      const mails = await app()
        .server.database.kysely.selectFrom('outbox')
        .select(['payload', 'secret'])
        .where('offer_id', '=', offer.id)
        .execute();
      expect(mails).toMatchObject([{ secret: token }]);
      expect(mails[0]!.payload).not.toContain(token);
      await app().server.operations.offers.shared.seen(token);
      expect(await open(offer.id)).toMatchObject({ state: 'seen' });
      const ask = () => call('POST', `/api/en/shared-offers/${token}/ask`, { json: { text: 'How long?' } });
      expect((await Promise.all([ask(), ask()])).map(({ status }) => status)).toEqual([200, 200]); // told once, below
      expect((await call('POST', `/api/en/shared-offers/${token}/accept`, { json: { name: 'Sara A.' } })).status).toBe(200);
      const accepted = await open(offer.id);
      expect(accepted).toMatchObject({ state: 'accepted', versions: [{ state: 'accepted', decided_name: 'Sara A.' }] });
      expect(accepted.events.map(({ kind }) => kind)).toEqual(['created', 'sent', 'seen', 'asked', 'accepted']);
      for (const [path, body] of [
        ['accept', { name: 'Again' }],
        ['decline', {}],
      ] as const)
        expect(await call('POST', `/api/ar/shared-offers/${token}/${path}`, { json: body })).toMatchObject({
          status: 409,
          body: { message: 'سبق قبول هذا العرض، ولا يلزم شيء آخر.' },
        });
      expect(await admin('PUT', `/api/en/offers/${offer.id}`, { json: draft(accepted) })).toMatchObject({ status: 409 });
      const next = await admin('POST', `/api/en/offers/${offer.id}/follow`);
      expect(await open(Number(next.body['id']))).toMatchObject({ state: 'draft', follows: offer.id });
    });

    test('a changed offer stays as it was for the customer until it is sent again, and then the first link says so', async () => {
      const first = tokenOf(await send(await saved()));
      const offer = (await call('GET', `/api/en/shared-offers/${first}`)).body as unknown as Whole;
      const { body } = await admin('GET', `/api/en/offers?search=${offer.number}`);
      const id = (body['offers'] as { id: number }[])[0]!.id;
      await admin('PUT', `/api/en/offers/${id}`, { json: draft(await open(id), { lines: [{ ...line, unit_price: '50' }] }) });
      expect(await open(id)).toMatchObject({ has_changes: true, state: 'sent' });
      expect((await call('GET', `/api/en/shared-offers/${first}`)).body).toMatchObject({ sums: { total: 11_500 } });
      const second = await send(await open(id));
      expect(second.body['number']).toBe(offer.number);
      expect((await call('GET', `/api/en/shared-offers/${first}`)).body).toMatchObject({ state: 'replaced', sums: { total: 11_500 } });
      expect(await call('POST', `/api/en/shared-offers/${first}/accept`, { json: { name: 'Sara' } })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('newer version') },
      });
      expect((await open(id)).versions.map(({ version, state }) => [version, state])).toEqual([
        [2, 'sent'],
        [1, 'replaced'],
      ]);
      const renewed = tokenOf(await admin('POST', `/api/en/offers/${id}/link`));
      expect((await call('GET', `/api/en/shared-offers/${tokenOf(second)}`)).status).toBe(404);
      expect((await call('POST', `/api/en/shared-offers/${renewed}/decline`, { json: { reason: 'Later' } })).status).toBe(200);
      const declined = await open(id);
      expect(declined).toMatchObject({ state: 'declined', has_changes: false });
      await admin('PUT', `/api/en/offers/${id}`, { json: draft(declined) });
      expect(await open(id)).toMatchObject({ state: 'declined', has_changes: true });
    });

    test('what is wrong is told field by field and in the language of the reader, and nothing is lost or sent', async () => {
      const product = await publish('Gone wall');
      const offer = await saved({}, { country: 'sa', language: 'en', products: `${product.id}-2c2` });
      const put = (change: object, language = 'en') => admin('PUT', `/api/${language}/offers/${offer.id}`, { json: draft(offer, change) });
      expect(await put({ lines: [{ ...line, quantity: '0' }] })).toMatchObject({
        status: 422,
        body: { errors: { 'lines.0.quantity': 'Line 1, Quantity is out of range. Allowed: 1 to 9999.' } },
      });
      expect(await put({ lines: [line, { ...line, unit_price: '100 AED' }] }, 'ar')).toMatchObject({
        status: 422,
        body: { errors: { 'lines.1.unit_price': 'السطر 2، السعر: المكتوب بالدرهم الإماراتي، وهذا العرض بالريال السعودي.' } },
      });
      expect(await put({ currency: 'AED' })).toMatchObject({
        body: {
          codes: { currency: 'other-currency' },
          errors: { currency: 'Currency: this says UAE dirhams (AED), but the offer is in Saudi riyals (SAR).' },
        },
      });
      expect((await put({ lines: [] })).status).toBe(200);
      expect(await send(await open(offer.id))).toMatchObject({ status: 422, body: { codes: { lines: 'required' } } });
      const gone = await saved({
        lines: [{ kind: 'product', product_id: product.id, wall: '2c2', quantity: 1 }],
        valid_until: '2026-11-16',
      });
      await products.remove(product);
      expect(await send(gone)).toMatchObject({
        status: 422,
        body: { codes: { 'lines.0.product_id': 'withdrawn', valid_until: 'passed' } },
      });
      expect(await send(await saved({ email: '' }))).toMatchObject({ status: 422, body: { codes: { email: 'required' } } });
      expect(await open(gone.id)).toMatchObject({ number: '', versions: [] });
    });

    test('two people who send or save at once: one is told, and nothing is sent twice', async () => {
      const offer = await saved();
      const answers = await Promise.all([send(offer), send(offer), send(offer)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect((await open(offer.id)).versions).toHaveLength(1);
      expect(await admin('PUT', `/api/en/offers/${offer.id}`, { json: draft(offer) })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('by you in another window') },
      });
    });

    test('a tax that changed since is shown before the offer is sent, and what was sent keeps the tax of its day', async () => {
      const [sentOne, offer] = [await saved(), await saved()];
      const token = tokenOf(await send(sentOne));
      expect((await taxed(20)).status).toBe(200);
      expect(await send(offer)).toMatchObject({ status: 409, body: { message: expect.stringContaining('another one') } });
      expect(await open(offer.id)).toMatchObject({ versions: [], number: '', sums: { total: 12_000 } });
      expect((await send(await open(offer.id))).status).toBe(200);
      expect((await call('GET', `/api/en/shared-offers/${token}`)).body).toMatchObject({ sums: { total: 11_500 } });
      await taxed(15);
    });

    test('an offer accepted twice at once is accepted once: one event, one copy, one piece of news', async () => {
      const offer = await saved({ email: 'twice@example.com' });
      const token = tokenOf(await send(offer));
      const accept = (name: string) => call('POST', `/api/ar/shared-offers/${token}/accept`, { json: { name } });
      const answers = await Promise.all([accept('سارة'), accept('سارة'), accept('نورة')]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      for (const { status, body } of answers)
        expect(body['message']).toBe(apiAr[status === 200 ? 'api.done.offer-accepted-later' : 'api.error.offer-accepted']);
      expect((await open(offer.id)).events.filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
      const mails = app().server.database.kysely.selectFrom('outbox').select('payload').where('offer_id', '=', offer.id);
      const copies = (await mails.execute()).filter(({ payload }) => payload.includes('twice@example.com'));
      expect(copies).toHaveLength(2); // the offer itself and the copy
      expect(await accept('')).toMatchObject({ status: 422, body: { errors: { name: expect.stringMatching(ARABIC) } } });
    });

    test('a name of nothing to read accepts nothing, and a question of nothing asks nothing', async () => {
      const offer = await saved();
      const token = tokenOf(await send(offer));
      const post = (step: string, json: object) => call('POST', `/api/ar/shared-offers/${token}/${step}`, { json });
      for (const name of ['\u200b\u200d\u2060', '\u0001\u0002', '\u00a0\u2003', '\u{1f389}', '...'])
        expect(await post('accept', { name }), JSON.stringify(name)).toMatchObject({ status: 422, body: { codes: { name: 'required' } } });
      expect(await post('ask', { text: ' \u200b ' })).toMatchObject({ status: 422, body: { codes: { text: 'required' } } });
      // The page posts its forms past the routes of the API.
      const { shared } = app().server.operations.offers;
      await expect(shared.accept(token, '\u200d')).rejects.toMatchObject({ details: { fields: { name: 'required' } } });
      await expect(shared.decline(token, 'x'.repeat(2001))).rejects.toMatchObject({ details: { fields: { reason: 'too-long' } } });
      await expect(shared.ask(token, '\u200b')).rejects.toMatchObject({ details: { fields: { text: 'required' } } });
      expect(await open(offer.id)).toMatchObject({ state: 'sent', mails: [{}] });
      expect((await post('accept', { name: 'Sa\u202era\u0007 \u{1f389} <b>' })).status).toBe(200);
      expect(await open(offer.id)).toMatchObject({ versions: [{ decided_name: 'Sara \u{1f389} <b>' }] });
    });

    test('whoever has no address is promised no copy by mail', async () => {
      const sent = await send(await saved({ email: '' }), { mail: false });
      expect(sent.body['message']).toBe(translate('en', 'api.done.offer-to-hand-over', { number: String(sent.body['number']) }));
      const token = tokenOf(sent);
      expect(await call('POST', `/api/ar/shared-offers/${token}/accept`, { json: { name: 'سارة' } })).toMatchObject({
        status: 200,
        body: { message: apiAr['api.done.offer-accepted-only'] },
      });
    });

    test('every wrong turn ends in a sentence of the reader’s language, beside its field where it has one', async () => {
      const sales = await addPerson(app(), 'sales');
      const token = tokenOf(await send(await saved()));
      const offer = await saved();
      const [accepted, changed, outrun] = [tokenOf(await send(await saved())), await saved(), await saved()];
      await call('POST', `/api/en/shared-offers/${accepted}/accept`, { json: { name: 'Sara' } });
      await admin('PUT', `/api/en/offers/${changed.id}`, { json: draft(changed) });
      const replaced = tokenOf(await send(await open(changed.id)));
      await admin('PUT', `/api/en/offers/${changed.id}`, { json: draft(await open(changed.id), { notes: 'Cheaper' }) });
      await send(await open(changed.id));
      await send(outrun);
      const product = await publish('Soon withdrawn');
      const lines = [{ kind: 'product', product_id: product.id, wall: '2c2', quantity: 1 }];
      const stale = await saved({ lines, valid_until: '2026-11-16', email: '', name: '' });
      await products.remove(product);
      const accept = (one: string) => (language: string) =>
        call('POST', `/api/${language}/shared-offers/${one}/accept`, { json: { name: 'Sara' } });
      const wrong = (change: object) => (language: string) =>
        sales.call('PUT', `/api/${language}/offers/${offer.id}`, { json: draft(offer, change) });
      const turns: [name: string, field: string | undefined, take: (language: string) => ReturnType<typeof call>][] = [
        ['discount beyond right', 'lines.0.discount', wrong({ lines: [{ ...line, discount: '90' }] })],
        ['discount on the whole', 'discount', wrong({ discount: '90' })],
        ['discount of more than all', 'lines.0.discount', wrong({ lines: [{ ...line, discount: '101' }] })],
        ['discount of too many decimals', 'lines.0.discount', wrong({ lines: [{ ...line, discount: '33.333' }] })],
        ['half a piece', 'lines.0.quantity', wrong({ lines: [{ ...line, quantity: '1.5' }] })],
        ['price with a comma for decimals', 'lines.0.unit_price', wrong({ lines: [{ ...line, unit_price: '2.675,50' }] })],
        ['quantity of nothing', 'lines.0.quantity', wrong({ lines: [{ ...line, quantity: '٠' }] })],
        ['price in the other currency', 'lines.0.unit_price', wrong({ lines: [{ ...line, unit_price: '100 درهم' }] })],
        ['unknown product', 'lines.0.product_id', wrong({ lines: [{ kind: 'product', product_id: 987_654, quantity: 1 }] })],
        ['wall that is none', 'lines.0.wall', wrong({ lines: [{ ...line, kind: 'product', product_id: 987_654, wall: '9999c2' }] })],
        ['notes that are too long', 'notes', wrong({ notes: 'x'.repeat(10_000) })],
        ['terms that are too long', 'terms', wrong({ terms: 'x'.repeat(10_000) })],
        ['title that is too long', 'lines.0.title', wrong({ lines: [{ ...line, title: 'x'.repeat(201) }] })],
        ['day that is none', 'valid_until', wrong({ valid_until: '2026-02-30' })],
        [
          'saved over somebody',
          undefined,
          (language) => admin('PUT', `/api/${language}/offers/${offer.id}`, { json: { ...draft(offer), revision: offer.revision - 1 } }),
        ],
        ['altered link', undefined, (language) => call('GET', `/api/${language}/shared-offers/${token.slice(1)}x`)],
        [
          'accepted without a name',
          'name',
          (language) => call('POST', `/api/${language}/shared-offers/${token}/accept`, { json: { name: ' ' } }),
        ],
        ['accepted twice', undefined, accept(accepted)],
        [
          'declined after it was accepted',
          undefined,
          (language) => call('POST', `/api/${language}/shared-offers/${accepted}/decline`, { json: {} }),
        ],
        ['accepted, but replaced', undefined, accept(replaced)],
        ['accepted after its day', undefined, (language) => at('2026-12-18T09:00:00.000Z', () => accept(token)(language))],
        ['link that has ended', undefined, (language) => at('2027-06-01T09:00:00.000Z', () => accept(token)(language))],
        ['product that was withdrawn', 'lines.0.product_id', (language) => send(stale, {}, language)],
        ['sent after its day', 'valid_until', (language) => send(stale, {}, language)],
        ['sent to no address', 'email', (language) => send(stale, {}, language)],
        ['sent to nobody', 'name', (language) => send(stale, {}, language)],
        ['sent by somebody quicker', undefined, (language) => send(outrun, {}, language)],
        [
          'tax that changed since',
          undefined,
          async (language) => {
            await taxed(20);
            try {
              return await send(offer, {}, language);
            } finally {
              await taxed(15);
            }
          },
        ],
        ['thrown away after it was sent', undefined, (language) => admin('DELETE', `/api/${language}/offers/${outrun.id}`)],
        ['asked nothing', 'text', (language) => call('POST', `/api/${language}/shared-offers/${token}/ask`, { json: { text: '' } })],
      ];
      for (const [name, field, take] of turns)
        for (const [language, script] of [
          ['ar', ARABIC],
          ['en', /^[A-Z]/],
        ] as const) {
          const { status, body } = await take(language);
          expect([404, 409, 422], name).toContain(status);
          const said = field === undefined ? body['message'] : (body['errors'] as Record<string, string>)[field];
          expect(said, `${name} in ${language}`).toMatch(script);
          if (field) expect(said, `${name} in ${language}`).not.toContain(`«${field}»`);
        }
      expect(await open(offer.id)).toMatchObject({ revision: offer.revision, versions: [] });
      expect((await open(outrun.id)).versions).toHaveLength(1);
    });

    test('a discount beyond one’s right is refused with its field, one within is taken, and whoever may decides', async () => {
      const product = await products.add(0, { name: 'Priced wall', specifications: prices });
      const sales = await addPerson(app(), 'sales');
      const { id } = await begin();
      const priced = { kind: 'product', product_id: product.id, wall: '2c2', quantity: 1 };
      const put = async (who: typeof admin, lines: object[], change: object = {}) =>
        who('PUT', `/api/en/offers/${id}`, { json: draft(await open(id), { lines, ...change }) });
      expect(await put(sales.call, [{ ...priced, discount: '3' }])).toMatchObject({
        status: 422,
        body: { codes: { 'lines.0.discount': 'beyond-right' } },
      });
      expect(await put(sales.call, [{ ...priced, unit_price: '1' }])).toMatchObject({
        body: { codes: { 'lines.0.unit_price': 'beyond-right' } },
      });
      expect(await put(sales.call, [priced], { discount: '1' })).toMatchObject({ body: { codes: { discount: 'beyond-right' } } });
      expect((await put(sales.call, [priced])).status).toBe(200);
      // What everybody may give is of line and whole together.
      const free = (percent: number | null) => admin('PUT', '/api/en/settings/offers', { json: { free_discount: percent } });
      expect((await free(10)).status).toBe(200);
      expect(await put(sales.call, [{ ...priced, discount: '6' }], { discount: '6' })).toMatchObject({
        status: 422,
        body: { codes: { 'lines.0.discount': 'beyond-right' } },
      });
      expect((await put(sales.call, [{ ...priced, discount: '6' }], { discount: '4' })).status).toBe(200);
      await free(null);
      const manager = await addPerson(app(), 'manager');
      expect((await put(manager.call, [{ ...priced, discount: '20' }])).status).toBe(200);
      // What somebody who may has decided stays when others save.
      expect((await put(sales.call, [{ ...priced, discount: '20' }])).status).toBe(200);
    });

    test('several offers are given to somebody or thrown away at once; undoing leaves what a colleague changed since', async () => {
      const sales = await addPerson(app(), 'sales');
      const reader = await addPerson(app(), 'editor');
      const [a, b, sent] = [await saved(), await saved(), await saved({ name: 'Sent to Sara' })];
      await send(sent);
      const change = (changes: object[], who = admin, language = 'en') =>
        who('POST', `/api/${language}/offers/changes`, { json: { changes } });
      const all = [a.id, b.id, sent.id];
      const standing = async () => {
        const { body } = await admin('GET', '/api/en/offers?per_page=200');
        const shown = new Map((body['offers'] as { id: number; owner: number | null }[]).map(({ id, owner }) => [id, owner]));
        return all.map((id) => (shown.has(id) ? shown.get(id) : 'gone'));
      };
      const [first] = await standing();
      expect(
        await change(
          all.map((id) => ({ id, owner: sales.id })),
          sales.call,
        ),
      ).toMatchObject({ status: 200, body: { left: 0 } });
      expect(await standing()).toEqual([sales.id, sales.id, sales.id]);
      // Whoever has one open saves as before, and the customer's version is as it was.
      expect(await open(sent.id)).toMatchObject({ has_changes: false, revision: sent.revision + 1 });
      expect((await admin('PUT', `/api/en/offers/${a.id}`, { json: draft(a) })).status).toBe(200);
      await change([{ id: b.id, owner: null }]);
      const undo = all.map((id) => ({ id, owner: first, from: { owner: sales.id } }));
      expect((await change(undo)).body).toMatchObject({
        left: 1,
        message: 'Saved. One was left as it is: it has changed meanwhile.',
      });
      expect(await standing()).toEqual([first, null, first]);

      // All or none: what was sent stays, and with it the drafts.
      expect(await change(all.map((id) => ({ id, deleted: true })))).toMatchObject({ status: 409 });
      expect(await standing()).toEqual([first, null, first]);
      const drafts = [a.id, b.id];
      expect((await change(drafts.map((id) => ({ id, deleted: true })))).body).toMatchObject({ message: '2 drafts were thrown away' });
      expect(await standing()).toEqual(['gone', 'gone', first]);
      expect((await change([{ id: a.id, owner: null }])).status).toBe(404);
      await admin('POST', `/api/en/offers/${b.id}/restore`);
      const back = drafts.map((id) => ({ id, deleted: false, from: { deleted: true } }));
      expect((await change(back, admin, 'ar')).body).toMatchObject({ left: 1, message: expect.stringContaining('عادت مسودة واحدة') });
      expect((await change(back)).body).toMatchObject({
        left: 2,
        message: '2 were left as they are: they have changed meanwhile.',
      });
      expect(await standing()).toEqual([first, null, first]);

      const rows = await app()
        .server.database.kysely.selectFrom('audit')
        .select('action')
        .where('subject', '=', `offers/${a.id}`)
        .orderBy('id')
        .execute();
      expect(rows.map(({ action }) => action)).toEqual([
        'offer-created',
        'offer-assigned',
        'offer-assigned',
        'offer-deleted',
        'offer-restored',
      ]);
      for (const nobody of [99_999, reader.id]) expect((await change([{ id: a.id, owner: nobody }])).status).toBe(422);
      expect((await change([{ id: a.id, owner: null }], reader.call)).status).toBe(403);
      expect((await change([{ id: 99_999, owner: null }])).status).toBe(404);

      const { text } = await admin('GET', `/api/en/offers/export?ids=${sent.id}`);
      expect([text.includes('Sent to Sara'), text.trim().split('\n').length]).toEqual([true, 2]);
    });

    test('the list and its export show whose offers one asks for: mine, nobody’s, or a colleague’s', async () => {
      const sales = await addPerson(app(), 'sales');
      const ids = [(await saved()).id, (await saved()).id, (await saved()).id];
      const [mine, theirs, nobodys] = ids;
      const changes = [
        { id: theirs, owner: sales.id },
        { id: nobodys, owner: null },
      ];
      expect((await admin('POST', '/api/en/offers/changes', { json: { changes } })).status).toBe(200);
      const found = async (query: string, who = admin) => {
        const { body } = await who('GET', `/api/en/offers?${query}&per_page=200`);
        const shown = (body['offers'] as { id: number }[]).map(({ id }) => id);
        const { text } = await who('GET', `/api/en/offers/export?${query}`);
        expect(text.trim().split('\n')).toHaveLength(shown.length + 1);
        return ids.filter((id) => shown.includes(id));
      };
      expect([await found('owner=me'), await found('owner=nobody'), await found(`owner=${sales.id}`)]).toEqual([
        [mine],
        [nobodys],
        [theirs],
      ]);
      expect([await found('owner=me', sales.call), await found('')]).toEqual([[theirs], ids]);
      expect((await admin('GET', '/api/en/offers?owner=everybody')).status).toBe(400);
    });

    test('drafts can be thrown away and brought back; what was sent cannot', async () => {
      const { id } = await saved();
      expect((await admin('DELETE', `/api/en/offers/${id}`)).status).toBe(200);
      expect((await admin('GET', `/api/en/offers/${id}`)).status).toBe(404);
      expect((await admin('POST', `/api/en/offers/${id}/restore`)).status).toBe(200);
      await send(await open(id));
      expect((await admin('DELETE', `/api/en/offers/${id}`)).status).toBe(409);
      const csv = await admin('GET', '/api/en/offers/export?sort=-valid');
      expect(csv.text).toContain('sara@example.com');
      const totals = async (sort: string) => {
        const { body } = await admin('GET', `/api/en/offers?country=sa&sort=${sort}`);
        return (body['offers'] as { total: number }[]).map(({ total }) => total);
      };
      await saved({ lines: [{ ...line, unit_price: '7' }] });
      expect(await totals('total')).toEqual((await totals('total')).toSorted((a, b) => a - b));
      expect(await totals('-total')).toEqual((await totals('total')).toReversed());
      const numbered = async (sort: string) => {
        const { body } = await admin('GET', `/api/en/offers?per_page=100&sort=${sort}`);
        return (body['offers'] as { number: string }[]).map(({ number }) => number).filter((number) => !number || number.startsWith('SA'));
      };
      const [up, down] = [await numbered('number'), await numbered('-number')];
      // What has no number yet stands last, whichever end the list begins at.
      for (const numbers of [up, down]) expect(numbers.findIndex((number) => !number)).toBe(numbers.filter(Boolean).length);
      expect(down.filter(Boolean)).toEqual(up.filter(Boolean).toReversed());
      expect((await admin('GET', '/api/en/offers?sort=secret')).status).toBe(400);
    });

    test('numbers have no gaps and no doubles per country and year, whatever fails in between', async () => {
      const ae = () => saved({}, { country: 'ae', language: 'en' });
      const offers = await Promise.all(Array.from({ length: 8 }, ae));
      const wrong = await ae();
      const tries = offers.flatMap((offer) => [send(offer), send(wrong, { total: 1 }), send(offer)]);
      const numbers = (await Promise.all(tries)).flatMap(({ status, body }) => (status === 200 ? [String(body['number'])] : []));
      expect(numbers.toSorted()).toEqual(Array.from({ length: 8 }, (_, index) => `AE-2026-000${index + 1}`));
      expect((await send(await saved())).body['number']).toMatch(/^SA-2026-/);
      expect((await send(await ae())).body['number']).toBe('AE-2026-0009');
    });

    test('erasing a person, and time, take people out of what was sent and keep its number and sums; drafts go whole', async () => {
      const contact = 'erased@example.com';
      const change = { name: 'Erased Person', email: contact, notes: 'Call Erased Person' };
      const sent = await saved(change);
      const { body } = await send(sent);
      const drafted = await saved(change);
      const found = (await admin('POST', '/api/en/privacy/find', { json: { contact } })).body as Record<string, { row: string }[]>;
      expect(found['offers']).toHaveLength(2);
      const rows = Object.values(found).flatMap((list) => list.map(({ row }) => row));
      expect((await admin('POST', '/api/en/privacy/erase', { json: { contact, confirm: contact, rows } })).status).toBe(200);
      expect(await open(sent.id)).toMatchObject({ number: body['number'], name: '', email: '', sums: { total: sent.sums.total } });
      expect((await admin('GET', `/api/en/offers/${drafted.id}`)).status).toBe(404);
      expect((await call('GET', `/api/en/shared-offers/${tokenOf({ body })}`)).status).toBe(404);
      expect((await admin('GET', '/api/en/offers/export')).text).not.toContain(contact);

      const [old, unsent] = [await saved({ email: 'old@example.com' }), await saved({ email: 'old@example.com' })];
      const { number } = (await send(old)).body;
      // Longer than an inquiry is kept: what was sent has a time of its own.
      await at('2029-01-01T09:00:00.000Z', () => app().server.operations.privacy.applyRetention());
      expect(await open(old.id)).toMatchObject({ number, email: 'old@example.com' });
      await at('2036-01-01T09:00:00.000Z', () => app().server.operations.privacy.applyRetention());
      expect(await open(old.id)).toMatchObject({ number, email: '' });
      expect((await admin('GET', `/api/en/offers/${unsent.id}`)).status).toBe(404);
    });

    test('an offer cannot be accepted after its day, and its link ends by itself', async () => {
      const token = tokenOf(await send(await saved({ valid_until: '2026-11-18' })));
      now = new Date('2026-11-18T20:59:00.000Z'); // a minute before midnight in Riyadh
      expect((await call('GET', `/api/en/shared-offers/${token}`)).body).toMatchObject({ state: 'sent' });
      now = new Date('2026-11-18T21:00:00.000Z');
      expect(await call('POST', `/api/ar/shared-offers/${token}/accept`, { json: { name: 'سارة' } })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('انتهى آخر يوم') },
      });
      const { offers } = app().server.operations;
      expect(await offers.list({ state: 'expired' }, { limit: 5, offset: 0 })).toMatchObject({ total: 1, offers: [{ state: 'expired' }] });
      now = new Date('2027-02-01T00:00:00.000Z');
      const ended = await call('GET', `/api/en/shared-offers/${token}`);
      now = START;
      expect(ended).toMatchObject({ status: 404, body: { message: expect.stringContaining('has ended') } });
      for (const altered of [`${token.slice(0, -1)}_`, token.slice(1), 'x', '%00'])
        expect([400, 404]).toContain((await call('GET', `/api/en/shared-offers/${altered}`)).status);
    });

    // The last one: nobody at this address follows a wrong link afterwards.
    test('whoever tries links that lead nowhere is stopped, by any of the ways a link is used', async () => {
      const token = tokenOf(await send(await saved()));
      const read = (one: string) => call('GET', `/api/ar/shared-offers/${one}`);
      const statuses = new Set<number>();
      for (let each = 0; each < MOST_WRONG_LINKS; each += 1) {
        const wrong = `${each}`.padStart(43, 'x');
        const { status } = await (each % 2 ? read(wrong) : call('POST', `/api/ar/shared-offers/${wrong}/accept`, { json: { name: 'x' } }));
        statuses.add(status);
        if (each === 0) expect((await read(token)).status).toBe(200);
      }
      expect([...statuses].at(0)).toBe(404);
      const stopped = await call('POST', `/api/ar/shared-offers/${'y'.repeat(43)}/decline`, { json: {} });
      expect(stopped).toMatchObject({ status: 429, body: { message: expect.stringMatching(ARABIC) } });
      expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
      // Another server of the same database knows it too, and a right link waits like the others.
      const { database } = app().server;
      const elsewhere = openWrongLinks({ database, hashAddress: openAddressHash(database), clock: () => now });
      await expect(elsewhere('127.0.0.1', token, async () => 'an offer')).rejects.toMatchObject({ code: 'too-many' });
      expect(await elsewhere('203.0.113.9', token, async () => 'an offer')).toBe('an offer');
    });
  },
  { clock: () => now },
);
