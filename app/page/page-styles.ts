/** A rule of a style sheet: the rules it stands in (`@media …`), and for each of its selectors the classes it cannot do without. */
export type StyleRule = { within: readonly string[]; needs: readonly (readonly string[])[]; text: string };
/** By the address of the sheet. */
export type StyleRules = Readonly<Record<string, readonly StyleRule[]>>;
export type InlineStyles = (html: string) => string;

type Parts = {
  rules: StyleRules;
  /** The classes of islands and of what is fetched later, by name: scripts show more of them than the page does. */
  laterClasses: Readonly<Record<string, readonly string[]>>;
};

type Rule = { opens: string; depth: number; needs: StyleRule['needs']; text: string };

const SHEET = /<link rel="stylesheet" href="([^"#]+)#?"[^>]*>/g;
const CLASS = ' class="';
const SHOWN_LATER = [' data-island="', ' data-fetches="'];

/** Writes the rules a page needs into the page, instead of a link to those of all pages: less to download, and nothing to wait for. */
export function openInlineStyles({ rules, laterClasses }: Parts): InlineStyles {
  const sheets = new Map(Object.entries(rules).map(([address, sheet]) => [address, sheet.map(prepared)]));
  return (html) => {
    const classes = new Set<string>();
    for (const names of valuesOf(html, CLASS)) for (const name of names.split(' ')) classes.add(name);
    for (const mark of SHOWN_LATER) for (const part of valuesOf(html, mark)) for (const name of laterClasses[part] ?? []) classes.add(name);
    const head = html.slice(0, html.indexOf('</head>'));
    const styled = head.replace(SHEET, (link, address: string) => {
      const sheet = sheets.get(address);
      return sheet ? `<style data-sheet="${address}">${usedOf(sheet, classes)}</style>` : link;
    });
    return styled + html.slice(head.length);
  };
}

function prepared({ within, needs, text }: StyleRule): Rule {
  return { opens: within.map((condition) => `${condition}{`).join(''), depth: within.length, needs, text };
}

/** Of an attribute, each once: a page has thousands of them and few that differ. */
function valuesOf(html: string, mark: string): Set<string> {
  const values = new Set<string>();
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const start = at + mark.length;
    values.add(html.slice(start, html.indexOf('"', start)));
  }
  return values;
}

function usedOf(sheet: readonly Rule[], classes: ReadonlySet<string>): string {
  let text = '';
  let open: Pick<Rule, 'opens' | 'depth'> = { opens: '', depth: 0 };
  for (const rule of sheet) {
    if (!rule.needs.some((names) => names.every((name) => classes.has(name)))) continue;
    if (rule.opens !== open.opens) {
      text += '}'.repeat(open.depth) + rule.opens;
      open = rule;
    }
    text += rule.text;
  }
  return text + '}'.repeat(open.depth);
}
