import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { newStoredName, variantName } from './file-names.ts';
import { openStorage, type FileStorage } from './storage.ts';
import { makeTempFolder } from './temp-files.ts';

const objects = await mkdtemp(join(tmpdir(), 'lamha-s3-'));
const s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: objects, configureBuckets: [{ name: 'uploads' }] });
const { port } = await s3.run();

afterAll(async () => {
  await s3.close();
  await rm(objects, { recursive: true, force: true });
});

const s3Url = (secret: string) => `http://S3RVER:${secret}@127.0.0.1:${port}/uploads`;
/** A store tells whole seconds, and the clock of a disk is a little behind. */
const ROUNDED_MS = 2000;
const STORAGES = { disk: {}, s3: { s3Url: s3Url('S3RVER') } };

async function createStorage(options: { s3Url?: string } = {}): Promise<{ storage: FileStorage; dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lamha-files-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { storage: await openStorage({ dataDir, ...options }), dataDir };
}

async function read(storage: FileStorage, name: string, range?: { start: number; end: number }): Promise<string | undefined> {
  const opened = await storage.open(name, range);
  return opened && (await buffer(opened.stream)).toString();
}

for (const [kind, options] of Object.entries(STORAGES)) {
  test(`${kind}: what was put can be read, in whole and in part, until it is removed`, async () => {
    const { storage } = await createStorage(options);
    const name = newStoredName('png');
    await storage.put(name, Buffer.from('0123456789'));
    expect(await read(storage, name)).toBe('0123456789');
    expect(await read(storage, name, { start: 2, end: 4 })).toBe('234');
    const last = await storage.open(name, { start: 9, end: 9 });
    expect([last?.size, last && (await buffer(last.stream)).toString()]).toEqual([10, '9']);
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.open(name)).toBeUndefined();
  });

  test(`${kind}: a kept temp file is permanent and no longer temporary`, async () => {
    const { storage, dataDir } = await createStorage(options);
    const [temp, name] = [join(await makeTempFolder(dataDir), 'upload'), newStoredName('mp4')];
    await writeFile(temp, 'moving pictures');
    await storage.keep(temp, name);
    expect(await read(storage, name)).toBe('moving pictures');
    expect(existsSync(temp)).toBe(false);
  });

  test(`${kind}: every name is listed with its time, and nothing that is not ours`, async () => {
    const { storage } = await createStorage(options);
    const name = newStoredName('jpg');
    const names = [name, variantName(name, 320, 'avif')];
    const from = Date.now() - ROUNDED_MS;
    for (const each of names) await storage.put(each, Buffer.from('x'));
    const listed = await Array.fromAsync(storage.names());
    expect(listed.map((file) => file.name)).toEqual(expect.arrayContaining(names));
    const times = listed.map(({ modifiedAt }) => modifiedAt.getTime());
    expect([Math.min(...times) >= from, Math.max(...times) <= Date.now()]).toEqual([true, true]);
  });

  test.each(['../secret', '/etc/passwd', 'a/b.png', '..%2fx.png', 'x.png\0', 'شاشة.png', 'CON', `${'a'.repeat(24)}.png/..`, ''])(
    `${kind}: %j is no name of a file`,
    async (name) => {
      const { storage } = await createStorage(options);
      await expect(async () => storage.put(name, Buffer.from('x'))).rejects.toThrow(TypeError);
      await expect(async () => storage.open(name)).rejects.toThrow(TypeError);
      await expect(async () => storage.remove(name)).rejects.toThrow(TypeError);
    },
  );
}

test('s3: a listing goes on where its first page ends', async () => {
  const [first, second] = [newStoredName('png'), newStoredName('pdf')];
  const pages: Record<string, string> = {
    '': `${listed(first)}${listed('notes.txt')}<NextContinuationToken>a&amp;b=</NextContinuationToken>`,
    'a&b=': listed(second),
  };
  const server = createServer((request, response) => {
    const token = new URL(request.url!, 'http://localhost').searchParams.get('continuation-token');
    response.end(`<ListBucketResult>${pages[token ?? '']}</ListBucketResult>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { storage } = await createStorage({ s3Url: `http://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/uploads` });
  expect((await Array.fromAsync(storage.names())).map(({ name }) => name)).toEqual([first, second]);
});

function listed(name: string): string {
  return `<Contents><Key>${name}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`;
}

test('s3: what answers something else than a whole list of files is away, and not an empty bucket', async () => {
  const answers = ['<html>Welcome to this network</html>', '', '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>'];
  const proxy = createServer((_request, response) => response.end(answers.shift() ?? '<ListBucketResult></ListBucketResult>'));
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void proxy.close());
  const { storage } = await createStorage({ s3Url: `http://key:secret@127.0.0.1:${(proxy.address() as AddressInfo).port}/uploads` });
  const names = async () => (await Array.fromAsync(storage.names())).length;
  for (const what of ['no list of files', 'no list of files', 'in the middle']) await expect(names()).rejects.toThrow(what);
  expect(await names()).toBe(0);
});

test('s3: a wrong secret is refused', async () => {
  const { storage } = await createStorage({ s3Url: s3Url('wrong') });
  const name = newStoredName('png');
  await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow('403');
  await expect(storage.open(name)).rejects.toThrow('403');
  await expect(storage.remove(name)).rejects.toThrow('403');
});

test('disk: a link planted among the uploads is not followed', async () => {
  const { storage, dataDir } = await createStorage();
  const [secret, name] = [join(dataDir, 'secret'), newStoredName('png')];
  await writeFile(secret, 'secret');
  await symlink(secret, join(dataDir, 'uploads', name));
  expect(await storage.open(name)).toBeUndefined();
  expect(await Array.fromAsync(storage.names())).toEqual([]);
});

test('disk: bytes that could not be kept leave nothing behind', async () => {
  const { storage, dataDir } = await createStorage();
  await rm(join(dataDir, 'uploads'), { recursive: true });
  await writeFile(join(dataDir, 'uploads'), 'in the way');
  await expect(storage.put(newStoredName('png'), Buffer.from('x'))).rejects.toThrow();
  expect(await readdir(dataDir)).toEqual(['uploads']);
});
