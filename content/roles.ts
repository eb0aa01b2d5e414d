import type { Bilingual } from './fields/field.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { namesOf } from './known.ts';

/** What rights are about. Every call of the API and every screen of the dashboard belongs to one of them. */
export const AREAS = {
  content: { en: 'Content', ar: 'المحتوى' },
  media: { en: 'Media', ar: 'الوسائط' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  leads: { en: 'Messages, meetings and subscribers', ar: 'الرسائل والاجتماعات والمشتركون' },
  offers: { en: 'Offers', ar: 'عروض الأسعار' },
  sending: { en: 'Sending offers to customers', ar: 'إرسال العروض إلى العملاء' },
  prices: { en: 'Prices and discounts of offers', ar: 'أسعار العروض وخصوماتها' },
  moderation: { en: 'Moderation', ar: 'الإشراف' },
  privacy: { en: 'Privacy', ar: 'الخصوصية' },
  backups: { en: 'Backups', ar: 'النسخ الاحتياطية' },
  people: { en: 'People and keys', ar: 'الأشخاص والمفاتيح' },
  exchange: { en: 'Import and export', ar: 'الاستيراد والتصدير' },
} as const satisfies Record<string, Bilingual>;

export type Area = keyof typeof AREAS;
export const ALL_AREAS = namesOf(AREAS);

/** How much somebody may do in an area, least first. `translate`: draft texts in the own language and nothing else. */
export const LEVELS = ['read', 'translate', 'write'] as const;
export type Level = (typeof LEVELS)[number];

/** What programs can be let into. Accounts and keys are for people alone, so that a token cannot make itself a better one. */
export const TOKEN_AREAS = [
  'content',
  'media',
  'settings',
  'leads',
  'offers',
  'sending',
  'prices',
  'moderation',
  'privacy',
  'backups',
  'exchange',
] as const satisfies readonly Area[];

/** Where texts are written, so that a language can narrow what may be done. */
const TEXT_AREAS: readonly Area[] = ['content', 'media', 'settings', 'exchange'];

export type Right = `${Area}.${Level}`;
export type Rights = Readonly<Partial<Record<Area, Level>>>;

type RoleDeclaration = {
  label: Bilingual;
  /** What it is for, in a sentence for whoever chooses it. */
  help: Bilingual;
  rights: Rights;
  /** Bound to one language, named by the account. */
  hasLanguage?: true;
};

/** Who may do what. What is not said here is denied. */
export const ROLES = {
  owner: {
    label: { en: 'Owner', ar: 'مالك' },
    help: { en: 'May do everything, also look after the other accounts.', ar: 'له كل الصلاحيات، ومنها إدارة حسابات الآخرين.' },
    rights: {
      content: 'write',
      media: 'write',
      settings: 'write',
      leads: 'write',
      offers: 'write',
      sending: 'write',
      prices: 'write',
      moderation: 'write',
      privacy: 'write',
      backups: 'write',
      people: 'write',
      exchange: 'write',
    },
  },
  editor: {
    label: { en: 'Editor', ar: 'محرّر' },
    help: {
      en: 'Looks after the site: content, pictures, settings, comments. Sees no messages of customers.',
      ar: 'يعتني بالموقع: المحتوى والصور والإعدادات والتعليقات، ولا يرى رسائل العملاء.',
    },
    rights: { content: 'write', media: 'write', settings: 'write', moderation: 'write', exchange: 'write' },
  },
  translator: {
    label: { en: 'Translator', ar: 'مترجم' },
    help: {
      en: 'Drafts the texts of one language, and nothing else; an editor publishes them.',
      ar: 'يكتب مسودات نصوص لغة واحدة، ولا شيء سواها، وينشرها محرّر.',
    },
    rights: { content: 'translate', settings: 'translate', media: 'translate', exchange: 'translate' },
    hasLanguage: true,
  },
  moderator: {
    label: { en: 'Moderator', ar: 'مشرف' },
    help: { en: 'Approves, hides and answers comments and posts.', ar: 'يوافق على التعليقات والمشاركات أو يخفيها ويردّ عليها.' },
    rights: { content: 'read', media: 'read', moderation: 'write' },
  },
  sales: {
    label: { en: 'Sales', ar: 'مبيعات' },
    help: {
      en: 'Answers messages, meetings and subscribers, writes offers and sends them. Changes no content, and prices only as far as everybody may.',
      ar: 'يتابع الرسائل والاجتماعات والمشتركين ويكتب عروض الأسعار ويرسلها، ولا يغيّر المحتوى ولا الأسعار إلا في الحدود المتاحة للجميع.',
    },
    rights: { leads: 'write', offers: 'write', sending: 'write' },
  },
  manager: {
    label: { en: 'Sales manager', ar: 'مدير المبيعات' },
    help: {
      en: 'Like sales, and decides on prices, discounts and the terms of offers.',
      ar: 'له صلاحيات المبيعات، ويقرر الأسعار والخصومات وشروط العروض.',
    },
    rights: { leads: 'write', offers: 'write', sending: 'write', prices: 'write' },
  },
  reader: {
    label: { en: 'Reader', ar: 'قارئ' },
    help: {
      en: 'Looks at content, pictures, settings and comments. Changes nothing.',
      ar: 'يطّلع على المحتوى والصور والإعدادات والتعليقات، ولا يغيّر شيئًا.',
    },
    rights: { content: 'read', media: 'read', settings: 'read', moderation: 'read' },
  },
} as const satisfies Record<string, RoleDeclaration>;

export type Role = keyof typeof ROLES;
export const ALL_ROLES = namesOf(ROLES);

export function isRole(name: string): name is Role {
  return Object.hasOwn(ROLES, name);
}

/** What a role says, for code that knows no particular one. */
export function roleNamed(role: Role): RoleDeclaration {
  return ROLES[role];
}

/** Whose rights they are, and in which languages texts may be written. */
export type Rightful = { rights: Rights; languages: readonly Language[] };

export function may({ rights }: Pick<Rightful, 'rights'>, right: Right): boolean {
  const own = rights[areaOfRight(right)];
  return own !== undefined && LEVELS.indexOf(own) >= LEVELS.findIndex((level) => right.endsWith(`.${level}`));
}

export function levelsIn(rights: Rights): { area: Area; level: Level }[] {
  return namesOf(rights).flatMap((area) => {
    const level = rights[area];
    return level ? [{ area, level }] : [];
  });
}

export function areaOfRight(right: Right): Area {
  const area = ALL_AREAS.find((one) => right.startsWith(`${one}.`));
  if (!area) throw new TypeError(`The right ${right} belongs to no area.`);
  return area;
}

/** The rights of an account; a role of one language that names none may write nothing. */
export function rightsOf(role: Role, language: Language | undefined): Rightful {
  const { rights, hasLanguage } = roleNamed(role);
  if (!hasLanguage) return { rights, languages: LANGUAGES };
  return { rights, languages: language === undefined ? [] : [language] };
}

/** Rights within a scope, such as a token's: in each area the lower of the two; with fewer languages than before, texts alone. */
export function narrowed(own: Rightful, scope: Rightful): Rightful {
  const languages = own.languages.filter((language) => scope.languages.includes(language));
  const isEveryLanguage = languages.length === LANGUAGES.length;
  const rights: Partial<Record<Area, Level>> = {};
  for (const area of ALL_AREAS) {
    const [most, wanted] = [own.rights[area], scope.rights[area]];
    if (most === undefined || wanted === undefined) continue;
    const level = LEVELS.indexOf(most) < LEVELS.indexOf(wanted) ? most : wanted;
    rights[area] = level === 'write' && !isEveryLanguage && TEXT_AREAS.includes(area) ? 'translate' : level;
  }
  return { rights, languages };
}
