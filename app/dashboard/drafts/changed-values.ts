import type { JsonObject } from '#app/dashboard/json-object.ts';

/** Of what a form holds, what differs from what the server knows already: two people who type into different fields do not meet. */
export function changedValues(values: JsonObject, known: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name])));
}
