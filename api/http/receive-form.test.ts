import { readdir, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { openSocket, sendRaw, startFormServer, type FormServer } from '#api/media/test-form-server.ts';
import { proves } from '#test/requirements/proves.ts';

const PATIENCE = { timeout: 60_000 };

const server = await startFormServer();
afterAll(() => server.stop());

async function expectNothingLeft({ temps, open }: FormServer): Promise<void> {
  await vi.waitFor(async () => expect({ open: open(), temps: await temps() }).toEqual({ open: 0, temps: [] }), PATIENCE);
}

async function post(body: FormData, { url }: FormServer = server): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

function form(...parts: [string, string | Blob, string?][]): FormData {
  const data = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, fileName ?? 'a.png');
  }
  return data;
}

/** A part as it is written on the wire. */
function part(disposition: string, value = 'v'): string {
  return `--b\r\ncontent-disposition: ${disposition}\r\n\r\n${value}\r\n`;
}
const TITLE = 'form-data; name="title"';
const IMAGE = 'form-data; name="image"; filename="a.png"';
const END = '--b--\r\n';

test('texts and files arrive with their names, in any language', async () => {
  const data = form(['title', 'شاشة\r\n"عرض"'], ['text', ''], ['image', new Blob(['12345']), 'صورة "1".png']);
  expect(await post(data)).toEqual({
    status: 200,
    body: { fields: { title: 'شاشة\r\n"عرض"', text: '' }, files: [{ field: 'image', originalName: 'صورة "1".png', size: 5 }] },
  });
  await expectNothingLeft(server);
});

test('a file input that nobody touched counts as absent', async () => {
  const body = part('form-data; name="image"; filename=""\r\ncontent-type: application/octet-stream', '') + END;
  expect(await sendRaw(server.port, { body })).toMatch(/^HTTP\/1\.1 200 .*"files":\[\]/s);
  await expectNothingLeft(server);
});

test('an empty form is a form', async () => {
  expect(await post(new FormData())).toEqual({ status: 200, body: { fields: {}, files: [] } });
});

test('only a repeatable file may come twice', async () => {
  const file = new Blob(['x']);
  expect((await post(form(['images', file], ['images', file]))).body['files']).toHaveLength(2);
  expect(await post(form(['image', file], ['image', file]))).toMatchObject({
    status: 422,
    body: { errors: { image: expect.any(String) } },
  });
  expect(await post(form(['title', 'a'], ['title', 'b']))).toMatchObject({ status: 422, body: { errors: { title: expect.any(String) } } });
});

test.each([
  ['an unknown text', form(['other', 'x'])],
  ['an unknown file', form(['other', new Blob(['x'])])],
  ['a file in place of a text', form(['title', new Blob(['x'])])],
  ['a text in place of a file', form(['image', 'x'])],
  ['the name of a prototype', form(['__proto__', 'x'])],
])('%s is refused by name', async (_what, data) => {
  expect(await post(data)).toMatchObject({ status: 422, body: { success: false } });
  await expectNothingLeft(server);
});

test('AC-31: a file beyond the limit of its kind is cut off while it streams', async () => {
  proves('AC-31');
  const socket = await openSocket(server.port);
  const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    'POST /api/form HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 90000000000\r\n\r\n',
  );
  socket.write(`--b\r\ncontent-disposition: ${IMAGE}\r\n\r\n`);
  const chunk = Buffer.alloc(1_000_000);
  while (!socket.destroyed) {
    if (!socket.write(chunk)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 413 .*"errors":\{"image":/s);
  await expectNothingLeft(server);
});

test.each([
  ['a text too long', form(['title', 'x'.repeat(100_001)])],
  ['too many files', form(...Array.from({ length: 61 }, (): [string, Blob] => ['images', new Blob(['x'])]))],
])('%s is refused as too large', async (_what, data) => {
  expect((await post(data)).status).toBe(413);
  await expectNothingLeft(server);
});

test('more than 100 texts are refused', async () => {
  const many = await startFormServer({ fields: () => true });
  onTestFinished(() => many.stop());
  const data = form(...Array.from({ length: 101 }, (_, index): [string, string] => [`field${index}`, 'x']));
  expect((await post(data, many)).status).toBe(413);
});

test('a compressed body is refused', async () => {
  expect(await sendRaw(server.port, { body: END, headers: ['content-encoding: gzip'] })).toMatch(/^HTTP\/1\.1 415 /);
});

const MALFORMED: Record<string, Parameters<typeof sendRaw>[1]> = {
  'an empty body': { body: '' },
  'no end': { body: part(TITLE) },
  'no end of the first line': { body: '--b' },
  'a head and then nothing': { body: `--b\r\ncontent-disposition: ${TITLE}\r\n\r\n` },
  'half a head': { body: '--b\r\ncontent-dispo' },
  'a head and then the end': { body: `--b\r\ncontent-disposition: ${TITLE}\r\n${END}` },
  'a part without a head': { body: `--b\r\n\r\nx\r\n${END}` },
  'a head without a disposition': { body: `--b\r\ncontent-type: text/plain\r\n\r\nx\r\n${END}` },
  'no name': { body: part('form-data') + END },
  'an empty name': { body: part('form-data; name=""') + END },
  'an endless name': { body: part(`form-data; name="${'a'.repeat(500)}"`) + END },
  'two names': { body: part('form-data; name="title"; name="text"') + END },
  'two dispositions': { body: `--b\r\ncontent-disposition: ${TITLE}\r\ncontent-disposition: ${TITLE}\r\n\r\nx\r\n${END}` },
  'an attachment': { body: part('attachment; name="title"') + END },
  'an unclosed quote': { body: part('form-data; name="title') + END },
  'a bad charset': { body: part(`form-data; name="image"; filename*=UTF-16''%00a`) + END },
  'a broken escape': { body: part(`form-data; name="image"; filename*=UTF-8''%ff%zz`) + END },
  'line feeds alone': { body: (part(TITLE) + END).replaceAll('\r', '') },
  'a preamble': { body: `hello\r\n${part(TITLE)}${END}` },
  'another boundary': { body: (part(TITLE) + END).replaceAll('--b', '--c') },
  'no boundary': { type: 'multipart/form-data', body: part(TITLE) + END },
  'an empty boundary': { type: 'multipart/form-data; boundary=', body: part(TITLE) + END },
  'a boundary of 5,000 letters': { type: `multipart/form-data; boundary=${'b'.repeat(5000)}`, body: part(TITLE) + END },
  'a boundary with a line feed in quotes': { type: 'multipart/form-data; boundary="b\u0001"', body: part(TITLE) + END },
  'an endless head': { body: `--b\r\nx: ${'y'.repeat(20_000)}\r\n\r\n` },
  'a thousand headers': { body: `--b\r\n${'x: y\r\n'.repeat(1000)}\r\n${END}` },
  'a control character in a header': { body: `--b\r\ncontent-disposition: ${TITLE}\r\nx: \u0001\r\n\r\nv\r\n${END}` },
  'bytes that are no text': {
    body: Buffer.concat([Buffer.from(part(TITLE, '').slice(0, -2)), Buffer.from([0xff, 0xfe, 0xc0, 0xaf]), Buffer.from(`\r\n${END}`)]),
  },
  'a zero byte': { body: part(TITLE, 'a\0b') + END },
  'nested parts': { body: `--b\r\ncontent-disposition: ${IMAGE}\r\ncontent-type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\nx` },
  'a body shorter than it says': { body: part(TITLE) + END, length: 1000 },
  'a body longer than it says': { body: part(TITLE) + END, length: 20 },
  'an endless epilogue': { body: part(TITLE) + END + 'x'.repeat(100_000) },
};

test.each(Object.keys(MALFORMED))('%s is answered, and nothing stays open', async (what) => {
  const answer = await sendRaw(server.port, MALFORMED[what]!);
  if (!/longer|shorter/.test(what)) expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  await expectNothingLeft(server);
});

test.each([
  ['10,000 parts', part(TITLE).repeat(10_000)],
  ['10,000 fields', Array.from({ length: 10_000 }, (_, index) => part(`form-data; name="a[${index}]"`)).join('')],
  ['a list place beyond all lists', part('form-data; name="feature_image_4294967295"; filename="a.png"')],
  ['a negative list place', part('form-data; name="feature_image_-1"; filename="a.png"')],
])('%s are refused at the first wrong one', async (_what, body) => {
  expect(await sendRaw(server.port, { body: body + END })).toMatch(/^HTTP\/1\.1 4(?:13|22) /);
  await expectNothingLeft(server);
});

test('clients that go away in the middle leave nothing behind', async () => {
  const before = (await readdir('/proc/self/fd')).length;
  for (let round = 0; round < 200; round += 1) {
    const socket = await openSocket(server.port);
    const body = part(IMAGE, 'x'.repeat(200_000));
    socket.write(
      `POST /api/form HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9000000\r\n\r\n`,
    );
    socket.write(body.slice(0, 1 + ((round * 977) % body.length)), () => socket.destroy());
    await new Promise((resolve) => socket.once('close', resolve));
  }
  await expectNothingLeft(server);
  await vi.waitFor(async () => expect((await readdir('/proc/self/fd')).length).toBeLessThanOrEqual(before + 5), PATIENCE);
});

test('a client that falls silent is hung up on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const socket = await openSocket(server.port);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    'POST /api/form HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900\r\n\r\n--b\r\n',
  );
  await vi.waitUntil(() => server.open() === 1, PATIENCE);
  vi.advanceTimersByTime(20_000);
  await closed;
  vi.useRealTimers();
  await expectNothingLeft(server);
});

test('whatever a browser can send is read exactly, wherever the network cuts it', async () => {
  const received: Record<string, string> = {};
  const exact = await startFormServer({
    fields: () => true,
    onForm: async ({ fields, files }) => {
      for (const [name, value] of fields) received[name] = value;
      for (const { field, tempPath } of files) received[field] = await readFile(tempPath, 'latin1');
      return {};
    },
  });
  onTestFinished(() => exact.stop());
  const awkward = fc.constantFrom('\r\n', '\r\n--', '--', '\r', '\n', '-', 'ع', '\r\n--b');
  const value = fc
    .array(fc.oneof(awkward, fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 20 })
    .map((pieces) => pieces.join('').replaceAll('\0', '').toWellFormed());
  await fc.assert(
    fc.asyncProperty(value, fc.uint8Array({ maxLength: 3000 }), fc.integer({ min: 1, max: 50 }), async (title, bytes, step) => {
      const request = new Request(exact.url, {
        method: 'POST',
        body: form(['title', title], ['image', new Blob([new Uint8Array(bytes)])]),
      });
      const [body, type] = [new Uint8Array(await request.arrayBuffer()), request.headers.get('content-type')!];
      const socket = await openSocket(exact.port);
      socket.setNoDelay(true);
      socket.write(
        `POST /api/form HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`,
      );
      for (let at = 0; at < body.length; at += step * 20) socket.write(body.subarray(at, at + step * 20));
      const status = await new Promise((resolve) => socket.once('data', (data) => resolve(data.toString().slice(9, 12))));
      await new Promise((resolve) => socket.once('close', resolve));
      expect(status).toBe('200');
      // Forms send every line break as CR LF.
      expect(received['title']).toBe(title.replace(/\r\n|\r|\n/g, '\r\n'));
      expect(received['image']).toBe(Buffer.from(bytes).toString('latin1'));
    }),
    { numRuns: 100 },
  );
});

test('no damage done to a form ends the server or keeps it waiting', async () => {
  const whole = Buffer.from(part(TITLE, 'شاشة') + part(IMAGE, 'x'.repeat(300)) + part('form-data; name="text"') + END);
  const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255), fc.constantFrom('change', 'cut', 'repeat')), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(damage, async (positions) => {
      let body = whole;
      for (const [at, byte, how] of positions) {
        if (how === 'change') body = Buffer.concat([body.subarray(0, at), Buffer.from([byte]), body.subarray(at + 1)]);
        else body = Buffer.concat([body.subarray(0, at), body.subarray(how === 'cut' ? at + byte : Math.max(0, at - byte))]);
      }
      expect(await sendRaw(server.port, { body })).toMatch(/^HTTP\/1\.1 (?:200|400|413|422) /);
    }),
    { numRuns: 1000 },
  );
  await expectNothingLeft(server);
});
