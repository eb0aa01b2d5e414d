/** Which record of a screen a posted form was. */
export function recordKey(collection: string, id: number): string {
  return `${collection}/${id}`;
}
