import type { Signing } from './signing.ts';

const PURPOSE = 'acknowledgement';
/** As long as it takes to be sent on to the next page. */
const LIVES_MS = 60_000;

/** What was done, carried by an address to the page that follows a form: nobody else's sentence can be put there. */
export function openAcknowledgements({ signing, clock }: { signing: Signing; clock: () => Date }) {
  return {
    async write(text: string): Promise<string> {
      const sign = await signing.signer(PURPOSE);
      return sign(`${clock().getTime() + LIVES_MS}.${Buffer.from(text).toString('base64url')}`);
    },
    async read(token: string): Promise<string> {
      const [endsAt = '', text = ''] = (await signing.read(PURPOSE, token))?.split('.') ?? [];
      return Number(endsAt) > clock().getTime() ? Buffer.from(text, 'base64url').toString() : '';
    },
  };
}
