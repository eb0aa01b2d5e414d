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

const SHEET = /<link rel="stylesheet" href="([^"#]+)#?"[^>]*>/g;
const CLASSES = / class="([^"]+)"/g;
const SHOWN_LATER = / data-(?:island|fetches)="([^"]+)"/g;

/** Writes the rules a page needs into the page, instead of a link to those of all pages: less to download, and nothing to wait for. */
export function openInlineStyles({ rules, laterClasses }: Parts): InlineStyles {
  return (html) => {
    const classes = new Set<string>();
    for (const [, names = ''] of html.matchAll(CLASSES)) for (const name of names.split(' ')) classes.add(name);
    for (const [, part = ''] of html.matchAll(SHOWN_LATER)) for (const name of laterClasses[part] ?? []) classes.add(name);
    return html.replace(SHEET, (link, address: string) => {
      const sheet = rules[address];
      return sheet ? `<style data-sheet="${address}">${usedOf(sheet, classes)}</style>` : link;
    });
  };
}

function usedOf(sheet: readonly StyleRule[], classes: ReadonlySet<string>): string {
  let text = '';
  let open: readonly string[] = [];
  for (const rule of sheet) {
    if (!rule.needs.some((names) => names.every((name) => classes.has(name)))) continue;
    if (rule.within.join() !== open.join()) {
      text += '}'.repeat(open.length) + rule.within.map((condition) => `${condition}{`).join('');
      open = rule.within;
    }
    text += rule.text;
  }
  return text + '}'.repeat(open.length);
}
