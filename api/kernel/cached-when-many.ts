type Counted<Result> = { result: Result; among: number };

/** Counting many is felt, and one more or less changes little: what was counted among many is good for a while, what among few is not kept. */
export function cachedWhenMany<Result>(
  clock: () => Date,
  { many, cacheMs }: { many: number; cacheMs: number },
  count: () => Promise<Counted<Result>>,
): () => Promise<Result> {
  let cached: { at: number; result: Result } | undefined;
  return async () => {
    const at = clock().getTime();
    if (cached && Math.abs(at - cached.at) < cacheMs) return cached.result;
    const { result, among } = await count();
    cached = among > many ? { at, result } : undefined;
    return result;
  };
}
