/** What came over the wire, read by what is expected of it: a part that is missing or of another kind is empty. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}

export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function objectIn(from: JsonObject, name: string): JsonObject {
  return objectOf(from[name]);
}

export function textIn(from: JsonObject, name: string): string {
  const value = from[name];
  return typeof value === 'string' ? value : '';
}

export function numberIn(from: JsonObject, name: string): number {
  const value = from[name];
  return typeof value === 'number' ? value : 0;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function listIn<Item>(from: JsonObject, name: string, read: (item: JsonObject) => Item): Item[] {
  return listOf(from[name]).map((item) => read(objectOf(item)));
}

export function stringsIn(from: JsonObject, name: string): Record<string, string> {
  const found = Object.entries(objectIn(from, name));
  return Object.fromEntries(found.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
}
