import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from './encoding.ts';
import { formOf, headOf, isUnchanged, type FinishedAnswer } from './finished-answer.ts';
import { headEnd, headText, ReadyResponse } from './ready-response.ts';

/** What can be answered at an address without asking anything; undefined where the long way has to decide. */
export type EarlyAnswer = {
  route: string;
  /** Not given to anybody signed in, who may see more, and newer content. */
  forStrangersOnly: boolean;
  find: (host: string | undefined) => FinishedAnswer | undefined;
  /** Told of whoever was given it whole or has it unchanged. */
  onGiven?: ((headers: IncomingHttpHeaders) => void) | undefined;
};

type Options = {
  /** On every answer, such as that the site is served by https alone. */
  always: Readonly<Record<string, string>>;
  /** How long a silent connection is kept, as it is told. */
  keepAliveMs: number;
  hasSession: (cookie: string) => boolean;
  idOf: (request: IncomingMessage) => string;
  onAnswer: (answered: { id: string; method: string; route: string; status: number }) => void;
};

const MOST = 20_000;
const LONGEST_URL = 400;
const NOT_SENT_AGAIN = new Set(['content-length', 'content-encoding', 'content-type']);

/** Whole answers from memory before hooks, routing and database; everything unusual goes the long way, which must answer the same. */
export class EarlyAnswers {
  #answers = new Map<string, EarlyAnswer>();
  #unchanged = new WeakMap<FinishedAnswer, string[]>();
  #texts = new WeakMap<string[], string>();
  isClosed = false;

  offer(url: string, answer: EarlyAnswer): void {
    if (url.length > LONGEST_URL) return;
    if (this.#answers.size >= MOST) this.#answers.delete(this.#answers.keys().next().value ?? '');
    this.#answers.set(url, answer);
  }

  take(url: string): void {
    this.#answers.delete(url);
  }

  handler({ always, keepAliveMs, hasSession, idOf, onAnswer }: Options): (request: IncomingMessage, response: ServerResponse) => boolean {
    const common = Object.entries(always).flat();
    const textOf = (status: number, lines: string[]) => {
      const known = this.#texts.get(lines) ?? headText(status, [...lines, ...common], keepAliveMs);
      this.#texts.set(lines, known);
      return known;
    };
    return (request, response) => {
      const { url = '', method = '' } = request;
      const early = this.#answers.get(url);
      if (!early || this.isClosed || (method !== 'GET' && method !== 'HEAD')) return false;
      const { headers } = request;
      if (headers.range !== undefined || headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
        return false;
      if (early.forStrangersOnly && headers.authorization !== undefined) return false;
      if (early.forStrangersOnly && headers.cookie !== undefined && hasSession(headers.cookie)) return false;
      const answer = early.find(headers.host);
      if (!answer) return false;
      const encoding = formOf(answer, encodingFor(headers['accept-encoding']));
      const body = answer.bodies[encoding];
      if (!body) return false;
      const isSame = answer.status === 200 && isUnchanged(headers['if-none-match'], answer.etag);
      const status = isSame ? 304 : answer.status;
      const id = idOf(request);
      const lines = isSame ? this.#headOfUnchanged(answer) : headOf(answer, encoding).raw;
      const given = isSame || method === 'HEAD' ? undefined : body;
      const isGiven = response instanceof ReadyResponse && response.giveReady(status, textOf(status, lines) + headEnd(id), given);
      if (!isGiven) response.writeHead(status, [...lines, ...common, 'x-request-id', id]).end(given);
      if (method === 'GET') early.onGiven?.(headers);
      onAnswer({ id, method, route: early.route, status });
      return true;
    };
  }

  /** A 304 repeats what the kept copy may have to know and nothing of the body. */
  #headOfUnchanged(answer: FinishedAnswer): string[] {
    const known = this.#unchanged.get(answer);
    if (known) return known;
    const { raw } = headOf(answer, 'identity');
    const head = raw.filter((_, index) => !NOT_SENT_AGAIN.has(raw[index - (index % 2)] ?? ''));
    this.#unchanged.set(answer, head);
    return head;
  }
}
