import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

const E164 = /^\+\d{7,15}$/;
const COUNTRY_CODES: Readonly<Record<string, CountryCode>> = { sa: 'SA', ae: 'AE' };

/** E.164 (+966501234567) however it was typed; without a country code it is of the given country. Empty when it cannot be a number. */
export function e164Of(typed: string, country: string): string {
  const here = parse(typed, COUNTRY_CODES[country]);
  // 971501234567 on the Saudi site: the sign in front was left out.
  const abroad = /^\s*[+0٠۰]/.test(typed) ? undefined : parse(`+${typed}`, undefined);
  const found = [here, abroad].find((one) => one?.isValid()) ?? [here, abroad].find((one) => one?.isPossible());
  return found && E164.test(found.number) ? found.number : '';
}

function parse(typed: string, defaultCountry: CountryCode | undefined) {
  return parsePhoneNumberFromString(typed, { extract: false, ...(defaultCountry && { defaultCountry }) });
}

/** As it is dialled inside its own country, such as 0501234567. */
function nationalOf(e164: string): string {
  const found = parsePhoneNumberFromString(e164);
  return found ? found.formatNational().replace(/\D/g, '') : '';
}

/** A number as people look for it: the international way and the local one. */
export function phoneSearchText(e164: string): string {
  return `${e164.slice(1)} ${nationalOf(e164)}`;
}

/** Every way in which one number is written, without what stands between its digits. */
export function waysToWrite(e164: string): string[] {
  const found = parsePhoneNumberFromString(e164);
  const digits = e164.slice(1);
  if (!found) return [e164, digits];
  const { countryCallingCode: code, nationalNumber: number } = found;
  return [e164, digits, `00${digits}`, `+${code}0${number}`, `00${code}0${number}`, number, `0${number}`, nationalOf(e164)];
}

/** For `href`: the international form, or what was typed if there is none. */
export function phoneLink(typed: string, country: string): string {
  return `tel:${e164Of(typed, country) || typed.replace(/[^+\d]/g, '')}`;
}

/** A chat with a number, the first message already written; empty for what is no number, because the chat would say so. */
export function whatsappLink(typed: string, country: string, message: string): string {
  const number = e164Of(typed, country).slice(1);
  return number && `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}
