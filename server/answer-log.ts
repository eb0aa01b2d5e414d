import { hostname } from 'node:os';

export type Logger = { level: string; stream?: { write: (line: string) => void } };
export type Answered = { id: string; method: string; route: string; status: number };

const SPEAKING: ReadonlySet<string> = new Set(['trace', 'debug', 'info']);
const INFO = 30;

/** By hand, because a logger would be a good part of so cheap an answer. Nothing of the request but an id of a safe shape (request-ids.ts). */
export function openAnswerLog({ level, stream }: Logger): (answered: Answered) => void {
  if (!stream || !SPEAKING.has(level)) return () => {};
  const ends = new Map<string, string>();
  const own = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`;
  return ({ id, method, route, status }) => {
    const kind = `${method} ${status} ${route}`;
    let end = ends.get(kind);
    if (end === undefined) {
      end = `${own},"method":${JSON.stringify(method)},"route":${JSON.stringify(route)},"status":${status},"ms":0,"msg":"answered"}\n`;
      ends.set(kind, end);
    }
    stream.write(`{"level":${INFO},"time":${Date.now()},"reqId":"${id}",${end}`);
  };
}
