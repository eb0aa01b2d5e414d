import * as z from 'zod';
import { appErrorFrom, ERROR_STATUS } from '#api/errors.ts';
import { checkBody } from '#api/http/check-body.ts';
import { fieldSentence } from '#api/http/field-sentence.ts';
import { fieldLabel } from '#api/http/field-label.ts';
import { deviceCookie, readDeviceCookie, sessionCookie } from '#api/http/session-cookie.ts';
import type { SessionUser } from '#api/kernel/session-user.ts';
import { Email } from '#api/kernel/lead-forms.ts';
import { openSayOfMail } from '#api/mail/say-of-mail.ts';
import { type Language, translate } from '#i18n/translate.ts';
import type { Accounts } from '../accounts.ts';

type Texts = Readonly<Record<string, string>>;
type Sender = {
  said: Texts;
  language: Language;
  address: string;
  /** Where to tell of a failure that is ours. */
  report: (error: unknown) => void;
};
type Browser = { cookie: string | null; userAgent: string | null; isSecure: boolean };
type Refused = { isOk: false; problem: string; status: number; headers: Record<string, string> };
type SignedIn = { isOk: true; user: SessionUser; cookies: string[] };

const Asking = z.object({ email: Email });

/** The forms in front of the dashboard as they come before its script is awake, or without any: the same operations, the same limits. */
export function openPostedForms({ accounts, mail }: { accounts: Accounts; mail: { canSend: () => Promise<boolean> } }) {
  const sayOfMail = openSayOfMail(mail);
  return {
    async signIn(
      { said, language, address, report }: Sender,
      { cookie, userAgent, isSecure }: Browser,
    ): Promise<SignedIn | (Refused & { asksCode: boolean })> {
      const { username = '', password = '', code = '' } = said;
      const device = readDeviceCookie(cookie ?? undefined, isSecure);
      const caller = { address, device, userAgent: userAgent ?? undefined, language };
      const shown = code.trim() ? { code: code.trim() } : {};
      try {
        const entered = await accounts.login({ username, password, ...shown, ...caller });
        const { token, expiresAt, user } = entered;
        const cookies = [sessionCookie(token, expiresAt, isSecure), deviceCookie(entered.device.token, entered.device.expiresAt, isSecure)];
        return { isOk: true, user, cookies };
      } catch (error) {
        const { code: kind, details } = appErrorFrom(error);
        const refused = refusal(error, language, report);
        // Not wrong, only not all: the form says what it asks for besides.
        return { ...refused, ...(kind === 'second-factor' && { problem: '' }), asksCode: details.factors !== undefined };
      }
    },

    async askForLink({ said, language, address, report }: Sender): Promise<{ isOk: true; text: string } | Refused> {
      try {
        await accounts.forgotten.ask({ ...checkBody(said, Asking), language, address });
        return { isOk: true, text: await sayOfMail(language, 'api.done.link-sent') };
      } catch (error) {
        return refusal(error, language, report);
      }
    },
  };
}

function refusal(error: unknown, language: Language, report: Sender['report']): Refused {
  const { code, details } = appErrorFrom(error);
  const status = ERROR_STATUS[code];
  if (status >= 500 && code !== 'overloaded') report(error);
  const [field] = Object.entries(details.fields ?? {});
  const problem = field
    ? fieldSentence(language, field[1], fieldLabel(language, field[0], undefined), { length: details.lengths?.[field[0]] })
    : translate(language, `api.error.${details.reason ?? code}`, details.values);
  return { isOk: false, problem, status, headers: details.retryAfter === undefined ? {} : { 'retry-after': String(details.retryAfter) } };
}
