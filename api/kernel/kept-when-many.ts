type Counted<Result> = { result: Result; among: number };

/** Counting many is felt, and one more or less changes little: what was counted among many is good for a while, what among few is not kept. */
export function keptWhenMany<Result>(
  clock: () => Date,
  { many, keptMs }: { many: number; keptMs: number },
  count: () => Promise<Counted<Result>>,
): () => Promise<Result> {
  let kept: { at: number; result: Result } | undefined;
  return async () => {
    const at = clock().getTime();
    if (kept && Math.abs(at - kept.at) < keptMs) return kept.result;
    const { result, among } = await count();
    kept = among > many ? { at, result } : undefined;
    return result;
  };
}
