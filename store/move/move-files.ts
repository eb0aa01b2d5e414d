import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '#store/files/storage.ts';

type Tell = (step: string, done: number, of: number) => void;

/** Every stored file into another store, each read again there and compared. What is there already and the same is left alone. */
export async function moveFiles(from: FileStorage, to: FileStorage, temp: string, tell: Tell): Promise<number> {
  await mkdir(temp, { recursive: true });
  const names: string[] = [];
  for await (const { name } of from.names()) names.push(name);
  for (const [index, name] of names.entries()) {
    tell('files', index, names.length);
    const wanted = await digestOf(from, name);
    if (wanted === undefined || wanted === (await digestOf(to, name))) continue;
    const path = join(temp, randomUUID());
    const source = await from.open(name);
    if (!source) continue; // deleted since
    await pipeline(source.stream, createWriteStream(path));
    await to.keep(path, name).finally(() => rm(path, { force: true }));
    if ((await digestOf(to, name)) !== wanted) throw new Error(`${name} is not the same in ${to.location}: the new store must not be used`);
  }
  const site = await from.readMark();
  if (site !== undefined) await to.writeMark(site);
  tell('files', names.length, names.length);
  return names.length;
}

async function digestOf(storage: FileStorage, name: string): Promise<string | undefined> {
  const source = await storage.open(name);
  if (!source) return undefined;
  const hash = createHash('sha256');
  await pipeline(source.stream, hash);
  return hash.digest('hex');
}
