import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '#store/database/open.ts';
import { readSecret } from '#store/secrets.ts';

const SIGNATURE_LENGTH = 27;

export type Signing = ReturnType<typeof openSigning>;

/** Tokens for people without an account: `{subject}.{signature}`. Each purpose has signatures of its own. */
export function openSigning({ kysely }: Database) {
  async function signer(purpose: string): Promise<(subject: string) => string> {
    const key = await readSecret(kysely, 'link-secret');
    return (subject) =>
      `${subject}.${createHmac('sha256', key).update(`${purpose}\n${subject}`).digest('base64url').slice(0, SIGNATURE_LENGTH)}`;
  }

  return {
    signer,
    /** What was signed, if we signed it for this purpose. */
    async read(purpose: string, token: string): Promise<string | undefined> {
      const sign = await signer(purpose);
      const subject = token.slice(0, Math.max(0, token.lastIndexOf('.')));
      const [given, right] = [Buffer.from(token), Buffer.from(sign(subject))];
      return given.length === right.length && timingSafeEqual(given, right) ? subject : undefined;
    },
  };
}
