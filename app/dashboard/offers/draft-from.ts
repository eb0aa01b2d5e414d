type Typed = Readonly<Record<string, string>>;

const LINE = /^lines\.(\d+)\.(\w+)$/;

/** The fields of the form, `lines.3.quantity` among them, as the API takes an offer. Lines keep their order; their numbers may have gaps. */
export function draftFrom(typed: Typed, revision: number) {
  const lines = new Map<number, Record<string, string>>();
  const rest: Record<string, string> = {};
  for (const [name, value] of Object.entries(typed)) {
    const [, row, field] = LINE.exec(name) ?? [];
    if (row === undefined || field === undefined) {
      if (!name.startsWith('new-')) rest[name] = value;
      continue;
    }
    lines.set(Number(row), { ...lines.get(Number(row)), [field]: value });
  }
  return { ...rest, revision, lines: [...lines.entries()].toSorted(([a], [b]) => a - b).map(([, line]) => lineFrom(line)) };
}

function lineFrom({ product_id = '', size = '', wall = '', ...line }: Record<string, string>) {
  return {
    ...line,
    ...(product_id && { product_id: Number(product_id) }),
    ...(size && { size: Number(size) }),
    ...(wall && { wall }),
  };
}
