import { wordsIn } from './analyse.ts';
import { JOINING } from './joining.ts';
import { stem, withoutArticle } from './stem.ts';
import type { Synonyms } from './synonyms.ts';

/** What somebody rules out by its name. What else follows a "without" is said of a screen ("without drilling"), and has words of its own. */
const RULED_OUT: ReadonlySet<string> = new Set(
  'outdoor indoor touch interactive kiosk tv lcd projector board transparent curved flexible rental portable poster totem billboard window camera'
    .split(' ')
    .map((name) => `=${name}`),
);

const NO = [
  "not|no|non|without|except|(?:is|are|was)n'?t|(?:do|does)(?:n'?t| not) (?:need|want|have)",
  '(?:و)?(?:بدون|بلا|بغير|غير|ليست?|مو|مب|مش|موب)|من غير|(?:ما|لا) (?:اب[يغ]\\p{L}*|نب[يغ]\\p{L}*|ا?ريد\\p{L}*|نريد\\p{L}*|احتاج|نحتاج|تكون|يكون)',
].join('|');
/** "Not for the outdoors", «ما تكون شاشة خارجية». */
const BETWEEN = 'a|an|any|the|for|in|on|it|to|be|used|meant|another|(?:ال)?شاشه|(?:ال)?شاشات|تكون|خاصيه|اي|في|لل|من';
const REFUSED = new RegExp(String.raw`(?<!\p{L})(?:${NO})(?:[\s-]+(?:${BETWEEN}))*[\s-]+(\p{L}+)`, 'gu');

/** A folded query without what it rules out, and what that is called: "for a majlis, not outdoors". */
export function withoutRefused(folded: string, synonyms: Synonyms): { text: string; refused: readonly string[] } {
  const refused = new Set<string>();
  const text = folded.replaceAll(REFUSED, (whole: string, word: string) => {
    const names = namesOf(word, synonyms).filter((name) => RULED_OUT.has(name));
    for (const name of names) refused.add(name);
    return names.length > 0 ? ' ' : whole;
  });
  const saysMore = wordsIn(text).some((word) => !JOINING.has(word));
  return saysMore ? { text, refused: [...refused] } : { text: folded, refused: [] };
}

function namesOf(word: string, synonyms: Synonyms): readonly string[] {
  const bare = withoutArticle(word);
  const forms = [word, bare, stem(bare), bare.replace(/^[لب](?=\p{L}{3})/u, '')];
  // «بدون طابور» asks for a kiosk: only what names the thing itself rules it out.
  return forms.filter(synonyms.isOfTrade).flatMap((form) => synonyms.namesOf(form));
}
