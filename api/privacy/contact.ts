import { latinDigits } from '#api/leads/forms.ts';
import { invalid } from '#api/errors.ts';

/** The digits that name a subscriber, without the ways of dialling a country: 05…, 9665… and 009665… are one phone. */
const LAST_DIGITS = 9;
const FEWEST_DIGITS = 7;
const NUMBER = /\d(?:[\s().\-\u2010-\u2015]{0,3}\d)*/g;

/** How somebody can be found: by one e-mail address or one phone number, however they were typed. */
export type Contact = { kind: 'email' | 'phone'; key: string; isIn: (text: string) => boolean };

export function contactFrom(typed: string): Contact {
  const text = typed.trim().toLowerCase();
  return text.includes('@') ? emailContact(text) : phoneContact(text);
}

function emailContact(email: string): Contact {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw invalid({ contact: 'not-an-email' });
  const inside = /[\p{L}\p{N}._%+-]/u;
  return {
    kind: 'email',
    key: email,
    isIn(text) {
      const lower = text.toLowerCase();
      for (let at = lower.indexOf(email); at !== -1; at = lower.indexOf(email, at + 1)) {
        const [before, after] = [lower[at - 1] ?? '', lower.slice(at + email.length)];
        // Not the end of a longer address, nor the beginning of one; a full stop after it ends a sentence.
        if (!inside.test(before) && !/^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u.test(after)) return true;
      }
      return false;
    },
  };
}

function phoneContact(typed: string): Contact {
  const key = keyOf(latinDigits(typed).replace(/\D/g, ''));
  if (key.length < FEWEST_DIGITS) throw invalid({ contact: 'not-a-phone' });
  return {
    kind: 'phone',
    key,
    isIn: (text) => (latinDigits(text).match(NUMBER) ?? []).some((run) => keyOf(run.replace(/\D/g, '')) === key),
  };
}

function keyOf(digits: string): string {
  return digits.replace(/^0+/, '').slice(-LAST_DIGITS);
}
