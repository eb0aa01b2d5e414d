const ROW = /^(?<list>[a-z0-9_]+)\[(?<key>\d+)\]\.(?<cell>[a-z0-9_]*)$/;

/** What the form calls a cell of a list's row: `features[3].title`. */
export function rowName(list: string, key: number, cell: string): string {
  return `${list}[${key}].${cell}`;
}

/** The boxes of a choice of several, beside the values in their order. */
export function tickName(name: string): string {
  return `${name}.ticked`;
}

export function rowsIn(form: FormData, list: string): Map<string, string>[] {
  const rows = new Map<string, Map<string, string>>();
  for (const [name, value] of form) {
    const parts = ROW.exec(name)?.groups;
    if (parts?.['list'] !== list || typeof value !== 'string') continue;
    const { key = '', cell = '' } = parts;
    const row = rows.get(key) ?? new Map<string, string>();
    row.set(cell, value);
    rows.set(key, row);
  }
  return [...rows.values()];
}
