import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '#store/database/open.ts';
import { readSecret } from '#store/secrets.ts';

const SIGNATURE_LENGTH = 27;

export type Signing = ReturnType<typeof openSigning>;

/** Tokens for people without an account: `{subject}.{signature}`. Each purpose has signatures of its own. */
export function openSigning({ kysely }: Database) {
  let secret: string | undefined;

  async function signatureOf(purpose: string, subject: string): Promise<string> {
    secret ??= await readSecret(kysely, 'link-secret');
    return createHmac('sha256', secret).update(`${purpose}\n${subject}`).digest('base64url').slice(0, SIGNATURE_LENGTH);
  }

  return {
    async sign(purpose: string, subject: string): Promise<string> {
      return `${subject}.${await signatureOf(purpose, subject)}`;
    },
    /** What was signed, if we signed it for this purpose. */
    async read(purpose: string, token: string): Promise<string | undefined> {
      const dot = token.lastIndexOf('.');
      const [subject, given] = [token.slice(0, dot), Buffer.from(token.slice(dot + 1))];
      const right = Buffer.from(await signatureOf(purpose, subject));
      return dot > 0 && given.length === right.length && timingSafeEqual(given, right) ? subject : undefined;
    },
  };
}
