import type { Database } from '#store/database/open.ts';
import { parseName } from '#store/files/file-names.ts';
import { findFileByStem } from '#store/files/files.ts';
import type { ServedFile, ServedFiles } from '#api/http/serve-file.ts';
import { TYPE_OF } from './media-types.ts';

const REMEMBERED = 1000;

/** Only what has a row is served, whatever else lies in the storage. */
export function openServedFiles({ kysely }: Database): ServedFiles {
  const remembered = new Map<string, ServedFile>();
  const listeners: ((stem: string) => void)[] = [];

  async function look(name: string): Promise<ServedFile | undefined> {
    const address = parseName(name);
    const file = address && (await findFileByStem(kysely, address.stem));
    if (!file) return undefined;
    const { kind, type, size, originalName, variants } = file;
    if (!address.variant) return file.name === name ? { kind, type, size, downloadName: originalName } : undefined;
    const { width, format } = address.variant;
    if (!variants.widths.includes(width) || !variants.formats.includes(format)) return undefined;
    return { kind, type: TYPE_OF[format], size: undefined, downloadName: originalName.replace(/[^.]*$/, format) };
  }

  return {
    find: async (name) => {
      const known = remembered.get(name) ?? (await look(name));
      if (!known) return undefined;
      remembered.delete(name); // moves it to the young end
      remembered.set(name, known);
      const [oldest] = remembered.keys();
      if (oldest !== undefined && remembered.size > REMEMBERED) remembered.delete(oldest);
      return known;
    },
    forget: (name) => {
      const stem = parseName(name)?.stem ?? name;
      for (const each of remembered.keys()) if (each.startsWith(stem)) remembered.delete(each);
      for (const listener of listeners) listener(stem);
    },
    onForget: (listener) => void listeners.push(listener),
  };
}
