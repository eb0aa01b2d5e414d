import { isObject, type JsonObject, objectOf, textIn } from '#app/dashboard/json-object.ts';

/** What somebody typed and has not sent: kept in this browser, by user and form, until it is sent or thrown away. */
export type DeviceCopy = {
  at: string;
  /** The version of the record it was typed over; 0 for something new. */
  version: number;
  values: JsonObject;
  /** Asked for already, such as an answer that was taken back: it needs no second question. */
  comesBack?: boolean;
};

const PREFIX = 'lamha.kept.';
/** Nobody comes back to what is older; and the browser's room is small. */
const DAYS = 30;
const MOST = 40;

export function copyKey(user: string, form: string): string {
  return `${PREFIX}${encodeURIComponent(user)}/${form}`;
}

/** False where the browser has no room or keeps nothing: then nobody may be told that it is kept. */
export function writeCopy(storage: Storage, key: string, copy: DeviceCopy): boolean {
  try {
    storage.setItem(key, JSON.stringify(copy));
    dropOldest(storage);
    return true;
  } catch {
    return false;
  }
}

export function readCopy(storage: Storage, key: string, now = new Date()): DeviceCopy | undefined {
  const copy = parse(storage.getItem(key));
  const isFresh = copy !== undefined && now.getTime() - Date.parse(copy.at) < DAYS * 24 * 3600_000;
  if (!isFresh) storage.removeItem(key);
  return isFresh ? copy : undefined;
}

/** Answers whether there was one. */
export function moveCopy(storage: Storage, from: string, to: string): boolean {
  const copy = storage.getItem(from);
  storage.removeItem(from);
  if (copy !== null) storage.setItem(to, copy);
  return copy !== null;
}

/** At sign-out nothing stays behind for whoever sits here next. */
export function dropCopiesOf(storage: Storage, user: string): void {
  for (const key of keysIn(storage, copyKey(user, ''))) storage.removeItem(key);
}

function dropOldest(storage: Storage): void {
  const keys = keysIn(storage, PREFIX);
  if (keys.length <= MOST) return;
  const aged = keys.map((key) => ({ key, at: parse(storage.getItem(key))?.at ?? '' })).toSorted((a, b) => a.at.localeCompare(b.at));
  for (const { key } of aged.slice(0, keys.length - MOST)) storage.removeItem(key);
}

function keysIn(storage: Storage, prefix: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(prefix));
}

function parse(text: string | null): DeviceCopy | undefined {
  if (text === null) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    if (!isObject(json) || Number.isNaN(Date.parse(textIn(json, 'at')))) return undefined;
    return {
      at: textIn(json, 'at'),
      version: Number(json['version']) || 0,
      values: objectOf(json['values']),
      ...(json['comesBack'] === true && { comesBack: true }),
    };
  } catch {
    return undefined;
  }
}
