/**
 * Processor milliseconds that the work below takes on a machine with time for it. On a busy one it was 10 to 17, while requests cost 2.2
 * times what the same ones cost in a quiet moment between.
 */
const QUIET_MS = 5.5;
const TRIES = 5;

type Node = { name: string; text: string; inside: readonly Node[] };

function treeOf(depth: number): Node {
  const inside = depth === 0 ? [] : Array.from({ length: 5 }, () => treeOf(depth - 1));
  return { name: `part-${depth}`, text: 'Words & more words <of a page>, "quoted", كلمات', inside };
}

function draw({ name, text, inside }: Node): string {
  const escaped = text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<div class="${name}">${escaped}${inside.map(draw).join('')}</div>`;
}

function work(): number {
  const text = draw(treeOf(5));
  return JSON.stringify({ text, words: text.split(' ') }).length;
}

/**
 * How much slower this machine draws now than it does in quiet, at least 1. Processor time leaves out the time others had the
 * processor, but not what they do to its caches and to a core that two threads share.
 */
export function slowness(): number {
  const times = Array.from({ length: TRIES }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(1, Math.min(...times) / QUIET_MS);
}
