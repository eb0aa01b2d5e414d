/** Values by name, of which nothing else is known: what a form holds, or what this browser kept. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}

export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The text of that name; empty where there is none. */
export function textIn(from: JsonObject, name: string): string {
  const value = from[name];
  return typeof value === 'string' ? value : '';
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
