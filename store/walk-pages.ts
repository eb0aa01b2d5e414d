type Row = { readonly id: number };

/** Page after page of rows in the order of their ids, up or down; the next page begins behind the last row of a full one. */
export async function* walkPages<Found extends Row, Start extends number | undefined>(
  size: number,
  start: Start,
  read: (from: Start | number) => Promise<readonly Found[]>,
): AsyncGenerator<readonly Found[]> {
  for (let from: Start | number = start; ;) {
    const rows = await read(from);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    from = last.id;
  }
}
