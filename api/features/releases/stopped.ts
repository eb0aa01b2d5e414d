import type { Kysely } from 'kysely';
import type { Language } from '#content/languages.ts';
import type { ReleaseProblem } from '#content/releases.ts';
import type { Schema } from '#store/database/schema.ts';
import { AppError } from '#api/errors.ts';
import type { Refused } from './apply-release.ts';
import { presentItems } from './present-release.ts';

/** Carries what stands in the way out of the transaction that is rolled back. */
export class Stopped extends Error {
  readonly refused: readonly Refused[];
  constructor(refused: readonly Refused[]) {
    super('stopped');
    this.refused = refused;
  }
}

/** What stands in the way, as an answer that names each record with the reason. */
export async function inText<Result>(kysely: Kysely<Schema>, language: Language, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    const { refused } = error;
    const items = refused.map(({ item }) => item);
    const current = await presentItems(kysely, items, language, refused);
    throw new AppError('conflict', { reason: 'release-stopped', values: { count: refused.length }, current });
  }
}

/** Why a release could not be published at its time; undefined where it is tried again: a database that is away comes back. */
export function problemAtItsTime(error: unknown): ReleaseProblem | 'empty' | undefined {
  if (error instanceof Stopped) return error.refused[0]?.problem;
  return error instanceof AppError && error.details.reason === 'release-empty' ? 'empty' : undefined;
}
