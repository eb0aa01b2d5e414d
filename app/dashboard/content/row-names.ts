const ROW = /^(?<list>[a-z0-9_]+)\[(?<key>\d+)\]\.(?<cell>[a-z0-9_]*)$/;

/** What the form calls a cell of a list's row: `features[3].title`. */
export function rowName(list: string, key: number, cell: string): string {
  return `${list}[${key}].${cell}`;
}

/** The rows of one list in the order in which they stand in the form. */
export function rowsIn(form: FormData, list: string): Map<string, string>[] {
  const rows = new Map<string, Map<string, string>>();
  for (const [name, value] of form) {
    const parts = ROW.exec(name)?.groups;
    if (parts?.['list'] !== list || typeof value !== 'string') continue;
    const row = rows.get(parts['key']!) ?? new Map<string, string>();
    row.set(parts['cell']!, value);
    rows.set(parts['key']!, row);
  }
  return [...rows.values()];
}
