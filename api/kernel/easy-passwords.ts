/** Of the 3,000 commonest leaked ones some thirty have 12 characters, made in a few ways: the ways are refused, and the list keeps the rest. */
const COMMON: ReadonlySet<string> = new Set([
  '111222tianya',
  '5532361cnjqrf',
  'admintelecom',
  'correcthorsebatterystaple',
  'd41d8cd98f00b204e9800998ecf8427e',
  'e10adc3949ba59abbe56e057f20f883e',
  'ilovejesus123',
  'iloveyousomuch',
  'maprchem56458',
  'megaparol12345',
  'pe#5gz29ptzmse',
  'polniypizdec0211',
  'polniypizdec1102',
  'polniypizdec110211',
  'sojdlg123aljg',
  'startfinding',
  'temppassword',
  'thisismypassword',
  'theworldinyourhand',
  'trustno1trustno1',
  'whatever1234',
]);

/** Words that digits and signs around them do not make a password. */
const WORDS: ReadonlySet<string> = new Set(
  `abc abcd abcde admin administrator aa asd asdf azerty baseball basketball bismillah butterfly changeme charlie chocolate
  computer dashboard demo dragon football guest hello iloveyou india internet lamha letmein linkedin liverpool login lovely
  manager manchester master michael minecraft monkey mypassword myspace naruto pakistan parola pass passwd password passwort
  pokemon princess qaz qazwsx qwe qwer qwert qwerty root samsung saudi saudiarabia secret spiderman sunshine superman
  superuser test trustno user welcome zxc zxcvbnm محمد مرحبا السعودية كلمةالسر كلمةالمرور`.split(/\s+/),
);

/** Ways a finger or a child's counting goes; every part of them, in both directions. */
const WALKS = [
  '01234567890',
  '00112233445566778899',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'azertyuiop',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '147258369',
  '789456123',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
].flatMap((walk) => [walk, Array.from(walk).toReversed().join('')]);
const SHORTEST_WALK = 3;

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

export function isEasyToGuess(password: string, username: string): boolean {
  const plain = password.toLowerCase();
  return COMMON.has(plain) || isRepeated(plain) || isMadeOfWalks(plain) || WORDS.has(coreOf(plain)) || isMostly(plain, username);
}

/** A password that is one character, or one short piece, over and over. */
function isRepeated(text: string): boolean {
  return /^(.{1,8})\1+$/su.test(text);
}

/** Fewer than four characters of it are not part of some walk. */
function isMadeOfWalks(text: string): boolean {
  let outside = 0;
  for (let at = 0; at < text.length && outside < 4;) {
    const length = walkLength(text.slice(at));
    outside += length === 0 ? 1 : 0;
    at += Math.max(1, length);
  }
  return outside < 4;
}

function walkLength(text: string): number {
  let length = 0;
  for (let tried = SHORTEST_WALK; tried <= text.length && WALKS.some((walk) => walk.includes(text.slice(0, tried))); tried += 1)
    length = tried;
  return length;
}

/** `P@$$w0rd2026!` is `password` in disguise. */
function coreOf(text: string): string {
  const core = text.replaceAll(' ', '').replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  return core.replace(/[@431!0$57]/g, (sign) => LOOKALIKES[sign] ?? sign).replace(/[^\p{L}]/gu, '');
}

/** The own name and little else. */
function isMostly(text: string, username: string): boolean {
  if (username.length < 3 || !text.includes(username)) return false;
  const rest = text.replaceAll(username, '');
  return rest.length < 6 || isMadeOfWalks(rest);
}
