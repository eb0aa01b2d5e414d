import type { Language } from '#content/languages.ts';
import type { Right } from '#content/roles.ts';
import { inLanguage } from '#app/page/address.ts';
import { textsIn } from '#app/dashboard/texts.ts';
import { ACTIONS, mayDo } from './actions.ts';
import type { Called } from './also-called.server.ts';
import { isAlsoCalled, isCalled, withoutDoing, wordRank } from './alike.ts';
import type { RankedGoal } from './use-found.ts';

/** What people call an action who do not know our words for it, in both languages, by its place. */
export const ALSO_DONE: Readonly<Record<string, string>> = {
  '/dashboard/products?add=': 'create a product, add a screen, إنشاء منتج, منتج جديد, شاشة جديدة',
  '/dashboard/offers?new=': 'new quote, new quotation, create an offer, price offer, عرض سعر جديد, تسعيرة جديدة, إنشاء عرض',
  '/dashboard/templates#content': 'canned replies, quick replies, reply templates, ردود, الردود السريعة, قوالب الردود',
  '/dashboard/templates?add=': 'new template, canned reply, quick reply, قالب رد جديد, رد سريع',
  '/dashboard/media#add': 'upload a picture, upload a photo, upload a video, upload files, رفع صورة, رفع فيديو, رفع ملفات, تحميل صورة',
  '/dashboard/releases#add': 'new release, start a release, publish together, حزمة نشر جديدة, إصدار جديد',
  '/dashboard/exchange#export': 'download csv, export products, export to excel, تصدير المنتجات, تنزيل إكسل',
  '/dashboard/exchange#import': 'upload csv, import products, import from excel, استيراد المنتجات, رفع إكسل',
  '/dashboard/backup#make': 'make a backup, backup now, create a backup, save a copy, باك اب الآن, إنشاء نسخة احتياطية, نسخ احتياطي',
  '/dashboard/users#add': 'add a user, add a colleague, new user, new employee, إضافة مستخدم, إضافة موظف, مستخدم جديد, موظف جديد',
  '/dashboard/keys#add': 'new api key, new token, create a token, مفتاح جديد, رمز وصول جديد',
  '/dashboard/webhooks#add': 'new webhook, add an integration, webhook, ويب هوك جديد, ربط جديد',
  '/dashboard/mail#test': 'test e-mail, test smtp, check mail, رسالة تجريبية, تجربة البريد, اختبار الإيميل',
  '/dashboard/privacy#find':
    'erase a person, delete personal data, forget somebody, gdpr request, حذف بيانات شخص, محو البيانات, طلب حذف البيانات',
  '/dashboard/account#password': 'new password, reset password, كلمة سر جديدة, تغيير الباسورد, تغيير كلمة السر',
  '/dashboard/account#second-step': 'passkey, authenticator, 2fa, two-factor, مفتاح مرور, التحقق بخطوتين, المصادقة الثنائية',
  '/dashboard/account#email': 'my e-mail, change email, تغيير الإيميل, بريدي',
  '/dashboard#other-language': 'english, arabic, other language, العربية, الإنجليزية, انجليزي, عربي',
  '/#site': 'open the site, visit the site, preview, فتح الموقع, زيارة الموقع, معاينة',
  '/dashboard#sign-out': 'log out, sign off, leave, exit, خروج, خروج من الحساب, تسجيل خروج',
};

/** Two letters stand in too many words. */
const FEWEST_LETTERS = 3;

/** Actions by other words than their names, by which the browser has found them already. */
export function findActions(
  text: string,
  mayUse: (right: Right) => boolean,
  language: Language,
  called: Called = (names, others) =>
    !names.some((name) => isCalled(name, withoutDoing(text))) && others.some((phrase) => isAlsoCalled(phrase, text)),
): RankedGoal[] {
  if (text.length < FEWEST_LETTERS) return [];
  const [t, ar, en] = [textsIn(language), textsIn('ar'), textsIn('en')];
  return ACTIONS.filter((action) => mayDo(action, mayUse))
    .filter(({ to, label }) => called([ar(label), en(label)], ALSO_DONE[to]?.split(', ') ?? []))
    .map(({ to, label, does }) => ({
      to: inLanguage(to, language),
      title: t(label),
      place: t('finder.action'),
      rank: wordRank([ar(label), en(label), ...(ALSO_DONE[to]?.split(', ') ?? [])], text),
      ...(does && { does }),
    }));
}
