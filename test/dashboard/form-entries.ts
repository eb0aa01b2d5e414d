const TOKEN = /<(?<close>\/?)(?<tag>fieldset|input|textarea|select|option)\b(?<attributes>[^>]*)>(?<text>[^<]*)/g;
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** What a browser does not send with a form. */
const UNSENT = ['submit', 'button', 'reset', 'file', 'image'];

type Control = { name: string; type: string; value: string; isOff: boolean };

/** What a browser would send of a form that the server has drawn and nobody has touched: the rules of the HTML standard, for our forms. */
export function formEntries(html: string): FormData {
  const entries = new FormData();
  let disabled: boolean[] = [];
  let select: { name: string; values: string[]; chosen: string | undefined; isOff: boolean } | undefined;
  for (const { groups } of html.matchAll(TOKEN)) {
    const { close, tag, attributes = '', text = '' } = groups!;
    const has = (name: string) => new RegExp(` ${name}=""`).test(attributes);
    const read = (name: string) => plain(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
    const isOff = disabled.includes(true) || has('disabled');
    if (tag === 'fieldset') disabled = close ? disabled.slice(0, -1) : [...disabled, has('disabled')];
    else if (tag === 'select' && close) {
      if (select && !select.isOff && select.name) entries.append(select.name, select.chosen ?? select.values[0] ?? '');
      select = undefined;
    } else if (close) continue;
    else if (tag === 'select') select = { name: read('name'), values: [], chosen: undefined, isOff };
    else if (tag === 'option' && select) {
      const value = / value="/.test(attributes) ? read('value') : plain(text);
      select.values.push(value);
      if (has('selected')) select.chosen = value;
    } else if (tag === 'textarea') add(entries, { name: read('name'), type: 'textarea', value: plain(text.replace(/^\n/, '')), isOff });
    else if (tag === 'input') {
      const type = read('type') || 'text';
      const isUnticked = ['checkbox', 'radio'].includes(type) && !has('checked');
      if (!isUnticked) add(entries, { name: read('name'), type, value: read('value'), isOff });
    }
  }
  return entries;
}

function add(entries: FormData, { name, type, value, isOff }: Control): void {
  if (isOff || name === '' || UNSENT.includes(type)) return;
  const isPlain = ['hidden', 'checkbox', 'radio'].includes(type);
  if (type === 'textarea') entries.append(name, value.replaceAll(/\r\n?/g, '\n'));
  // A line of text has no second line.
  else entries.append(name, isPlain ? value : value.replaceAll(/[\r\n]/g, ''));
}

function plain(text: string): string {
  return text.replaceAll(/&(?:#x(?<hex>[0-9a-f]+)|(?<name>[a-z]+));/gi, (whole, hex?: string, name?: string) =>
    hex === undefined ? (SIGNS[name ?? ''] ?? whole) : String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}
