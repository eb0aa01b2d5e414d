import { latinDigits } from '#content/digits.ts';

const LINK =
  /(?:https?:\/\/|\bwww\.)\S+|(?<![@\w.-])[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|biz|ru|cn|xyz|top|shop|online|site|link|club|store)\b/giu;
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){7,}/;

export function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}

/** Eight digits and more, however they are grouped and in whichever digits. */
export function holdsPhoneNumber(text: string): boolean {
  return PHONE.test(latinDigits(text));
}
