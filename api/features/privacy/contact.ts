import { e164Of, waysToWrite } from '#content/phone.ts';
import { COUNTRIES } from '#i18n/locales.ts';
import type { Wanted } from '#store/privacy/find-person.ts';
import { invalid } from '#api/errors.ts';
import { latinDigits } from '#content/digits.ts';

const NUMBER = /(?:\+\s?)?\d(?:[\s().\-\u2010-\u2015]{0,3}\+?\d)*/g;
const MOST_GROUPS = 8;
const FEWEST_DIGITS = 7;

/** How somebody can be found: by one e-mail address or one phone number, however they were typed. */
export type Contact = Wanted & { kind: 'email' | 'phone'; key: string };

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
    owns: (own) => own.email?.toLowerCase() === email,
    mentions(text) {
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

/** A local number such as 0501234567 exists in every country of ours, so that nothing is certain about it. */
function phoneContact(typed: string): Contact {
  const possible = [...new Set(Object.keys(COUNTRIES).map((country) => e164Of(typed, country)))].filter(Boolean);
  const digits = latinDigits(typed).replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS || (possible.length === 0 && digits.length > 15)) throw invalid({ contact: 'not-a-phone' });
  const [only] = possible.length === 1 ? possible : [];
  const ways = new Set((possible.length > 0 ? possible : [`+${digits}`]).flatMap(waysToWrite));
  return {
    kind: 'phone',
    key: only ?? digits,
    owns: (own) => only !== undefined && own.phone === only,
    mentions: (text) => numbersIn(text).some((number) => ways.has(number)),
  };
}

/** Every number a text may hold: people leave spaces inside one, and between two. Where one has a country code, it is not left out. */
function numbersIn(text: string): string[] {
  return (latinDigits(text).match(NUMBER) ?? []).flatMap((run) => {
    const groups = run.split(/\s+/);
    const digits = groups.map((group) => group.replace(/[^+\d]/g, ''));
    const begins = (group: string, at: number) => at === 0 || /^[+0]/.test(group) || (digits[at - 1] ?? '').length >= FEWEST_DIGITS;
    return groups.flatMap((group, from) =>
      begins(group, from)
        ? Array.from({ length: Math.min(MOST_GROUPS, digits.length - from) }, (__, more) => digits.slice(from, from + more + 1).join(''))
        : [],
    );
  });
}
