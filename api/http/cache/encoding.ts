import { textBefore } from '#content/known.ts';
export type Encoding = 'br' | 'gzip' | 'identity';

const REMEMBERED = 200;
const known = new Map<string, Encoding>();

/** The best form a client takes. Browsers all send the same few headers, so what they mean is remembered. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const remembered = known.get(accepted);
  if (remembered) return remembered;
  const encoding = readAccepted(accepted);
  if (known.size < REMEMBERED && accepted.length < 100) known.set(accepted, encoding);
  return encoding;
}

function readAccepted(accepted: string): Encoding {
  const offers = new Set(
    accepted
      .slice(0, 1000)
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => textBefore(part, ';').trim().toLowerCase()),
  );
  if (offers.has('br')) return 'br';
  return offers.has('gzip') ? 'gzip' : 'identity';
}
