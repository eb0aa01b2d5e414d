type Item = { level: number; isNumbered: boolean; text: string };

const ITEM = /<p\b(?<attributes>[^>]*\bmso-list:[^>]*)>(?<text>[\s\S]*?)<\/p>/gi;
/** Word writes the bullet itself into the text, for programs without lists. */
const MARK = /<span[^>]*mso-list:\s*ignore[^>]*>(?:[^<]|<span[^>]*>[^<]*<\/span>|<\/?[bi]\b[^>]*>)*<\/span>/i;
const COMMENT = /<!(?:--)?\[[^\]]*\](?:--)?>/g;
const BETWEEN = /^(?:\s|&nbsp;|<!(?:--)?\[[^\]]*\](?:--)?>|<o:p>.*?<\/o:p>)*$/;
const NUMBER = /^[\d٠-٩]+[.)-]|^[a-zivx]{1,4}[.)]|^[أ-ي][.)-]/i;

/** What Word copies as paragraphs that begin with a bullet, as the lists they were. Everything else is left alone. */
export function withWordLists(html: string): string {
  let out = '';
  let end = 0;
  let items: Item[] = [];
  for (const found of html.matchAll(ITEM)) {
    const between = html.slice(end, found.index);
    if (items.length > 0 && !BETWEEN.test(between)) {
      out += listOf(items);
      items = [];
    }
    if (items.length === 0) out += between;
    items.push(itemOf(found.groups?.['attributes'] ?? '', found.groups?.['text'] ?? ''));
    end = found.index + found[0].length;
  }
  return out + listOf(items) + html.slice(end);
}

function itemOf(attributes: string, text: string): Item {
  const plain = text.replaceAll(COMMENT, '');
  const mark = (MARK.exec(plain)?.[0] ?? '').replaceAll(/<[^>]*>|&nbsp;/g, '').trim();
  return {
    level: Number(/level(?<level>\d)/i.exec(attributes)?.groups?.['level'] ?? 1),
    isNumbered: NUMBER.test(mark),
    text: plain.replace(MARK, '').trim(),
  };
}

/** Deeper items stand inside the one before them. */
function listOf(items: readonly Item[]): string {
  const [first] = items;
  if (!first) return '';
  const tag = first.isNumbered ? 'ol' : 'ul';
  let lines = '';
  for (let [own, ...rest] = items; own;) {
    const next = rest.findIndex(({ level }) => level <= first.level);
    const below = rest.slice(0, next < 0 ? rest.length : next);
    lines += `<li><p>${own.text}</p>${listOf(below)}</li>`;
    [own, ...rest] = rest.slice(below.length);
  }
  return `<${tag}>${lines}</${tag}>`;
}
