import type { Assertion } from 'vitest';

declare module 'vitest' {
  /** No matcher looks at the type of what it gets, so the compiler need not make 1,200 sorts of assertion with 100 members each. */
  interface ExpectStatic {
    (actual: unknown, message?: string): Assertion;
  }
}
