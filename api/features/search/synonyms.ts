import { fold } from '#api/kernel/normalise.ts';
import { isNear } from './is-near.ts';
import { stem, withoutArticle } from './stem.ts';

/** Words of the trade that mean the same, in both scripts and in the ways people hear them. The first names the group. */
const SHIPPED = [
  'led, ليد, لد',
  'lcd, ال سي دي',
  'screen, شاشة, display, tv, television, monitor, تلفزيون, سكرين, شاشة عرض, شاشات عرض, شاشة العرض, شاشات العرض, shasha, shashah, shashat',
  'wall, جدار, حائط, جدران',
  'video wall, videowall, led wall, فيديو وول, جدار شاشات, جدار led, جدران led',
  'kiosk, كشك, أكشاك, كيوسك, كيوسكات, ستاند, ستاندات, استاند, kiosque, koshk, kushk',
  'price, prices, pricing, cost, costs, سعر, أسعار, تكلفة, بكم, how much',
  'interactive, تفاعلية, تفاعلي, انترأكتف, انتراكتيف, smartboard',
  'smart, ذكي, ذكية',
  'touch, لمس, تاتش, touchscreen',
  'outdoor, outdoors, خارجي, خارجية, الخارج, khariji',
  'indoor, indoors, داخلي, داخلية, dakhili',
  'stadium, ملعب, ملاعب, استاد, arena, mal3ab',
  'mosque, مسجد, مساجد, جامع, جوامع, masjid, jame3',
  'school, مدرسة, مدارس',
  'classroom, فصل, فصول, صف, صفوف, class',
  'university, جامعة, جامعات, lecture, محاضرات',
  'meeting, اجتماع, اجتماعات, conference room, video conference, video conferencing',
  'boardroom, مجالس الإدارة, مجلس الإدارة',
  'mall, مول, مجمع, مجمعات',
  'shop, متجر, متاجر, محل, محلات, retail, store',
  'window, واجهة زجاجية, فترينة, فاترينة',
  'facade, واجهة, واجهات, فاساد, building',
  'poster, بوستر, ملصق',
  'totem, توتم, عمود إعلاني',
  'billboard, لوحة إعلانية, لوحات إعلانية, roadside, طريق, طرق, highway',
  'transparent, شفاف, شفافة, شفافية',
  'curved, منحني, منحنية, curve, انحناء',
  'flexible, مرن, مرنة, flex',
  'stage, مسرح, مسارح, ستيج',
  'rental, تأجير, إيجار, استئجار, rent, event, events, فعالية, فعاليات, wedding, زواج, زواجات, أفراح, exhibition, معارض',
  'home, منزل, منزلي, بيت, villa, فيلا, cinema, سينما, theatre, theater',
  'counter, كاونتر, طاولة',
  'menu, قائمة, منيو, menu board',
  'warranty, ضمان, كفالة, guarantee',
  'brightness, سطوع, bright, nits',
  'pixel pitch, pitch, تباعد البكسلات, البعد بين البكسلات, بيتش',
  'glowmate, جلوميت, جلو ميت, قلوميت, قلو ميت, غلوميت, غلو ميت, glow mate',
  'vision, فيجن',
  'board, بورد, سبورة, سبورات, whiteboard, blackboard, sabbora, sabora',
  'lamha, لمحة',
  'control room, غرفة عمليات, غرف العمليات, غرفة تحكم, غرفة مراقبة, غرفة كنترول',
  'museum, متحف, متاحف',
  'airport, مطار, مطارات',
  'hotel, فندق, فنادق',
  'restaurant, مطعم, مطاعم',
  'majlis, مجلس, مجالس',
  'inch, inches, بوصة, بوصات, انش, إنش, اينش',
  'android, أندرويد',
  'camera, كاميرا',
  'portable, متنقل, متنقلة',
  'spec sheet, specsheet, datasheet, ورقة المواصفات, مواصفات, specifications, pdf, catalogue, catalog, brochure, كتالوج, بروشور',
  'projector, جهاز الإسقاط, بروجكتر, بروجكتور, داتا شو',
  'signage, digital signage, advertising, إعلان, إعلانات, إعلانية, دعاية',
  'mesh, شبكي, شبكة',
  'film, غشاء, فيلم',
  'ribbon, شريط',
];

export type Synonyms = {
  nameOf: (words: string) => string | undefined;
  longest: number;
  /** Whether any name of several words begins with this one. */
  begins: (word: string) => boolean;
  /** The names that a mistyped word may mean. */
  near: (word: string, distance: number) => readonly string[];
  /** The names of what a word may become that is still being typed. */
  startingWith: (start: string) => readonly string[];
  /** The forms of words met before: a catalogue uses few different ones. */
  remembered: Map<string, readonly string[]>;
  /** The same of whole short texts. */
  shortTexts: Map<string, readonly string[]>;
};

/** Lines of equal words, separated by commas; what staff add comes first, so that it wins. */
export function readSynonyms(own: readonly string[]): Synonyms {
  const names = new Map<string, string>();
  const beginnings = new Set<string>();
  let longest = 1;
  for (const line of [...own, ...SHIPPED]) {
    const [first, ...others] = line.split(/[,،]/).map((words) => fold(words).trim().replaceAll(/\s+/g, ' '));
    if (!first) continue;
    const name = names.get(first) ?? `=${first}`;
    for (const words of [first, ...others].filter(Boolean)) {
      if (!names.has(words)) names.set(words, name);
      const parts = words.split(' ');
      if (parts.length > 1) beginnings.add(parts[0]!);
      longest = Math.max(longest, parts.length);
    }
  }
  const single = [...names.keys()].filter((words) => !words.includes(' '));
  // A plural or another ending of a word means the same, unless it is a word of its own.
  for (const word of single) {
    const root = stem(withoutArticle(word));
    if (!names.has(root)) names.set(root, names.get(word)!);
  }
  return {
    nameOf: (words) => names.get(words),
    longest,
    begins: (word) => beginnings.has(word),
    near: (word, distance) => single.filter((other) => isNear(other, word, distance)).map((other) => names.get(other)!),
    startingWith: (start) => single.filter((word) => word.startsWith(start)).map((word) => names.get(word)!),
    remembered: new Map(),
    shortTexts: new Map(),
  };
}
