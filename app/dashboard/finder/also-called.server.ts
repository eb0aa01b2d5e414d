import type { Language } from '#content/languages.ts';
import type { Right } from '#content/roles.ts';
import { inLanguage } from '#app/page/address.ts';
import { TAB_GROUPS } from '#app/dashboard/tabs.ts';
import { textsIn } from '#app/dashboard/texts.ts';
import type { DashboardKey } from '#i18n/messages/dashboard.ts';
import { isAlsoCalled, isCalled, wordRank } from './alike.ts';
import type { RankedGoal } from './use-found.ts';

/** What people call a screen who do not know our word for it, in both languages. */
export const ALSO_CALLED: Partial<Record<DashboardKey, string>> = {
  'shell.tab.banners': 'slider, slideshow, carousel, home page, hero, السلايدر, شرائح العرض, الصفحة الرئيسية, بنر, الإعلانات',
  'shell.tab.categories': 'menu, departments, الأقسام, القائمة, التصنيفات',
  'shell.tab.sub-categories': 'families, series, الأقسام الفرعية, التصنيفات الفرعية, السلاسل',
  'shell.tab.products': 'screens, catalogue, items, goods, الشاشات, الكتالوج, الأصناف, البضاعة',
  'shell.tab.projects': 'references, portfolio, case studies, works, الأعمال, معرض الأعمال, سابقة الأعمال',
  'shell.tab.single-projects': 'case study, تفاصيل المشروع',
  'shell.tab.community': 'forum, posts, المنتدى, المنشورات',
  'shell.tab.community-blogs': 'articles, news, المقالات, الأخبار, التدوينات',
  'shell.tab.drafts': 'unpublished, not published, غير منشور, ما لم ينشر',
  'shell.tab.schedule': 'scheduled, publish later, planned, الجدولة, المجدول, النشر لاحقًا, موعد النشر',
  'shell.tab.languages': 'translation, translate, untranslated, الترجمة, ترجمات, غير مترجم, اللغات, الإنجليزية والعربية',
  'shell.tab.releases': 'publish together, go live, launch, نشر دفعة واحدة, الإطلاق, حزمة نشر',
  'shell.tab.inbox': 'messages, inquiries, enquiries, leads, requests, customers, الرسائل, الاستفسارات, الطلبات, العملاء, طلبات العملاء',
  'shell.tab.offers': 'quotes, quotations, proposals, invoices, عرض سعر, تسعيرات, التسعير, الفواتير',
  'shell.tab.meetings': 'appointments, bookings, المواعيد, الحجوزات',
  'shell.tab.mail': 'e-mail, email, outbox, smtp, الإيميل, ايميلات, البريد الصادر, البريد الإلكتروني',
  'shell.tab.moderation': 'comments, reviews, spam, التعليقات, المراجعات, الردود',
  'shell.tab.subscribers': 'newsletter, mailing list, النشرة, النشرة البريدية, القائمة البريدية',
  'shell.tab.privacy': 'personal data, gdpr, erase a person, cookies, البيانات الشخصية, حذف بيانات شخص, الكوكيز',
  'shell.tab.media': 'pictures, images, photos, videos, files, uploads, library, الصور, الفيديوهات, الملفات, المكتبة, رفع صورة',
  'shell.tab.settings': 'options, preferences, configuration, الضبط, الخيارات, التفضيلات',
  'shell.tab.history': 'changes, revisions, versions, undo, النسخ السابقة, التراجع, سجل التعديلات',
  'shell.tab.trash': 'bin, deleted, recycle bin, restore, سلة المهملات, السلة, استعادة محذوف',
  'shell.tab.links': 'broken links, redirects, urls, التحويلات, روابط مكسورة, إعادة التوجيه',
  'shell.tab.specifications': 'prices, price list, sizes, datasheet, الأسعار, قائمة الأسعار, المقاسات, تغيير السعر',
  'shell.tab.figures': 'statistics, visits, analytics, traffic, reports, الإحصائيات, الزيارات, التقارير, الزوار',
  'shell.tab.searches': 'what visitors searched, keywords, كلمات البحث, ما بحث عنه الزوار',
  'shell.tab.exchange': 'excel, csv, xlsx, spreadsheet, download, upload a list, إكسل, اكسيل, جدول, تنزيل البيانات, رفع قائمة',
  'shell.tab.backup': 'copy, restore, نسخة احتياطية, استرجاع, باك اب',
  'shell.tab.health': 'status, server, errors, disk, الخادم, الأعطال, المشاكل, السيرفر',
  'shell.tab.users': 'staff, employees, team, roles, rights, permissions, people, الموظفون, الموظفين, الصلاحيات, الفريق, الأدوار, دعوة زميل',
  'shell.tab.keys': 'api, token, developer, مفتاح, واجهة برمجية, المطور',
  'shell.tab.webhooks': 'integration, zapier, automation, الربط, التكامل, ويب هوك',
  'shell.tab.log': 'audit, activity, who did what, من فعل ماذا, سجل النشاط, سجل العمليات',
  'shell.tab.account':
    'password, two-factor, second step, profile, sign-in, my name, كلمة السر, كلمة المرور, الباسورد, الملف الشخصي, التحقق بخطوتين, الرقم السري',
  'shell.tab.help': 'guide, manual, how to, support, الدليل, الدعم, كيف, شرح',
};

/** Two letters stand in too many words. */
const FEWEST_LETTERS = 3;

/** Whether something is called so, by its own names in both languages and by those people give it. */
export type Called = (names: readonly string[], others: readonly string[]) => boolean;

/** Screens by other words than their names, by which the browser has found them already. */
export function findScreens(
  text: string,
  mayUse: (right: Right) => boolean,
  language: Language,
  called: Called = (names, others) => !names.some((name) => isCalled(name, text)) && others.some((phrase) => isAlsoCalled(phrase, text)),
): RankedGoal[] {
  if (text.length < FEWEST_LETTERS) return [];
  const [t, ar, en] = [textsIn(language), textsIn('ar'), textsIn('en')];
  return TAB_GROUPS.flatMap((group) =>
    group.tabs
      .filter(({ needs }) => !needs || needs.some(mayUse))
      .filter(({ label }) => called([ar(label), en(label)], ALSO_CALLED[label]?.split(', ') ?? []))
      .map(({ path, label }) => ({
        to: inLanguage(path, language),
        title: t(label),
        place: t(group.label),
        rank: wordRank([ar(label), en(label), ...(ALSO_CALLED[label]?.split(', ') ?? [])], text),
      })),
  );
}
