import { requestOf, type Request } from '#app/page/api-client.ts';
import type { JsonObject } from '#app/dashboard/json-object.ts';

/** What every collection answers, whatever its fields are: `api/content/routes.ts`. */
type Done = { success: true; message: string };
type Moved = Done & { id: number; children: number };
/** Settings have a version and no number of their own. */
export type Saved = Done & { id?: number; version: number };

export function removeRecord(address: string, id: number): Request<Moved> {
  return requestOf(`DELETE ${address}/{id}`, { params: { id } });
}

export function restoreRecord(address: string, id: number): Request<Moved> {
  return requestOf(`POST ${address}/{id}/restore`, { params: { id } });
}

export function orderRecords(address: string, parent: number, ids: readonly number[]): Request<Done> {
  return requestOf(`PUT ${address}/order`, { body: { parent, ids } });
}

type Query = Readonly<Record<string, string | number | undefined>>;

export function createRecord(address: string, body: JsonObject, query: Query): Request<Saved> {
  return requestOf(`POST ${address}`, { body, query });
}

export function updateRecord(address: string, body: JsonObject, query: Query): Request<Saved> {
  return requestOf(`PUT ${address}`, { body, query });
}
