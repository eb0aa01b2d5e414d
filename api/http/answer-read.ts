import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#api/errors.ts';
import { routeAsAsked } from './bases.ts';
import type { AnswerCache } from './cache/answer-cache.ts';
import type { EarlyAnswers } from './cache/early-answers.ts';
import { finishAnswer, type FinishedAnswer } from './cache/finished-answer.ts';
import { sendAnswer } from './cache/send-answer.ts';
import { READ_COST, type ReadLimit } from './read-limit.ts';
import type { Call, Route } from './route.ts';

/** What reads are kept in, offered from and limited by. */
export type Reading = { cache: AnswerCache; early: EarlyAnswers; limit: ReadLimit };

const LONGEST_URL = 300;
const TYPE = 'application/json; charset=utf-8';

/** What a call reads, compressed and with a tag; for strangers out of memory, where nothing it was made of has changed. */
export async function answerRead(route: Route, call: Call, reading: Reading | undefined): Promise<unknown> {
  const { request, reply, user } = call;
  const isForAnybody = route.access === 'public' && user === undefined;
  if (!reading || !isForAnybody) return answerWith(await route.handle(call), request, reply, isForAnybody);
  const { cache, early, limit } = reading;
  const takeCost = () => {
    const wait = limit.take(request.ip, READ_COST[route.cost ?? 'record']);
    if (wait > 0) throw new AppError('too-many', { retryAfter: wait });
  };
  const url = request.originalUrl; // as it was asked for, which tells the language
  if (!route.isCacheable || url.length > LONGEST_URL) {
    takeCost();
    return answerWith(await route.handle(call), request, reply, true);
  }
  const make = async () => {
    takeCost();
    reply.removeHeader('cache-control'); // which every route begins with
    const value = await route.handle(call);
    // A handler may say that its answer holds for the moment only.
    return { answer: finish(value, reply.statusCode, true), isShared: reply.getHeader('cache-control') !== 'no-store' };
  };
  const answer = await cache.get(url, make, 'fresh');
  const find = () => {
    const cached = cache.find(url);
    return cached && !cached.isStale ? cached.answer : undefined;
  };
  early.offer(url, { route: routeAsAsked(request.routeOptions.url, url) ?? '', forStrangersOnly: true, find });
  return sendAnswer(request, reply, answer);
}

/** Files and streams are left as they are. */
function answerWith(value: unknown, request: FastifyRequest, reply: FastifyReply, isForAnybody: boolean): unknown {
  if (!isPlain(value)) return value;
  return sendAnswer(request, reply, finish(value, reply.statusCode, isForAnybody));
}

function finish(value: unknown, status: number, isForAnybody: boolean): FinishedAnswer {
  return finishAnswer({
    status,
    headers: { 'content-type': TYPE, 'cache-control': isForAnybody ? 'no-cache' : 'no-store', 'x-content-type-options': 'nosniff' },
    body: Buffer.from(JSON.stringify(value)),
    hasEtag: isForAnybody,
  });
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
