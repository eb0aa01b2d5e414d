export type Run = { text: string; isBold: boolean };
export type Block = { kind: 'paragraph'; runs: Run[] } | { kind: 'numbered' | 'bulleted'; items: Run[][] };

const NUMBERED = /^\d+[.)]\s*/;
const BULLETED = /^(?:•\s*|\*\s+|-\s*)/;

/** `**bold**`; lines that start with a number, a bullet or a dash are list items and neighbours form one list; other lines are paragraphs. */
export function parseMarkup(source: string): Block[] {
  const blocks: Block[] = [];
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    const last = blocks.at(-1);
    if (line === '') continue;
    const kind = NUMBERED.test(line) ? 'numbered' : BULLETED.test(line) ? 'bulleted' : 'paragraph';
    if (kind === 'paragraph') {
      blocks.push({ kind, runs: parseRuns(line) });
      continue;
    }
    const runs = parseRuns(line.replace(kind === 'numbered' ? NUMBERED : BULLETED, ''));
    if (last?.kind === kind) last.items.push(runs);
    else blocks.push({ kind, items: [runs] });
  }
  return blocks;
}

function parseRuns(line: string): Run[] {
  const parts = line.split(/\*\*(.+?)\*\*/);
  return parts.map((text, index) => ({ text, isBold: index % 2 === 1 })).filter(({ text }) => text !== '');
}
