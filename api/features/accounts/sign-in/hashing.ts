import { hash, hashRaw, verify } from '@node-rs/argon2';
import { AppError } from '#api/errors.ts';
import { normalisePassword } from '#api/kernel/password-rules.ts';

/** Argon2id (the library's default kind) with the cost OWASP asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of nobody's password and at the same cost, so that an unknown user takes the same work as a known one. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$mRTh27B4pCWTRMtEv3zp5Q$o2WMDAG0NwSH4gu1Pd02JmxbjduAf9NUeAnpS7GeT28';

/** Each hash holds 19 MiB and a thread; files need threads too. */
const AT_ONCE = 2;
const WAITING = 50;

export type Hashing = ReturnType<typeof openHashing>;

export function openHashing() {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < AT_ONCE) running += 1;
    else if (waiting.length < WAITING) await new Promise<void>((resume) => waiting.push(resume));
    else throw new AppError('overloaded');
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    /** For what is looked up by its hash; the salt is the caller's. */
    hashSlowly: async (text: string, salt: Buffer): Promise<string> =>
      (await inTurn(() => hashRaw(text, { ...COST, salt }))).toString('base64url'),

    hashPassword: (password: string): Promise<string> => inTurn(() => hash(normalisePassword(password), COST)),

    async isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
      const isRight = await inTurn(() => verify(storedHash ?? DECOY, normalisePassword(password)));
      return isRight && storedHash !== undefined;
    },
  };
}
