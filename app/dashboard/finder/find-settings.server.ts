import { labelOf } from '#content/cells.ts';
import type { Language } from '#content/languages.ts';
import { settings } from '#content/settings/index.ts';
import type { Area } from '#content/roles.ts';
import type { Called } from './also-called.server.ts';
import { isAlsoCalled, isCalled, wordRank } from './alike.ts';

type FoundSetting = { group: string; title: string; of: string; rank: number };

/** What people call a setting who do not know its label, in both languages. */
export const ALSO_CALLED: Readonly<Record<string, string>> = {
  'site.closed': 'maintenance, under construction, offline, switch off, إيقاف الموقع, الصيانة, تحت الإنشاء, تعطيل الموقع, إغلاق الموقع',
  'site.social':
    'twitter, facebook, instagram, linkedin, youtube, tiktok, snapchat, تويتر, فيسبوك, انستقرام, إنستغرام, لينكدإن, يوتيوب, تيك توك, سناب شات, السوشال',
  'site.logo': 'brand, mark, اللوقو, اللوجو, العلامة',
  'site.favicon': 'favicon, tab icon, أيقونة الموقع',
  'site.consent_banner': 'cookies, cookie banner, الكوكيز, ملفات الارتباط',
  'campaign.analytics_id': 'google, google analytics, tracking, جوجل, قوقل, غوغل, تحليلات',
  'campaign.pixel_id': 'facebook pixel, meta, بيكسل, ميتا',
  'contact-sa.opens': 'opening hours, office hours, hours, ساعات العمل, أوقات العمل, الدوام',
  'contact-ae.opens': 'opening hours, office hours, hours, ساعات العمل, أوقات العمل, الدوام',
  'contact-sa.phone': 'telephone, mobile, number, التلفون, الجوال, رقم الهاتف',
  'contact-ae.phone': 'telephone, mobile, number, التلفون, الجوال, رقم الهاتف',
  'mail.recipients': 'notifications, who gets mail, الإشعارات, التنبيهات, من يصله البريد',
  'mail.thank_you': 'auto reply, automatic answer, رد تلقائي, الرد الآلي',
  'offers.vat': 'tax, ضريبة, الزكاة',
  'pop-up.active': 'popup, special offer, promotion, نافذة منبثقة, عرض خاص, تخفيضات',
  'policies.privacy': 'privacy policy, terms, سياسة الخصوصية, الشروط',
  'policies.return_short': 'returns, refund, warranty, الاسترجاع, الإرجاع, الضمان',
  'seo.description': 'seo, google, meta, سيو, جوجل, محركات البحث',
  'security.second_step_owner': 'two-factor, 2fa, otp, authenticator, التحقق بخطوتين, المصادقة الثنائية',
};

/** Groups of settings by their names, and single settings by their labels in either language or by the names programs use. */
export function findSettings(
  text: string,
  mayRead: (area: Area) => boolean,
  language: Language,
  called: Called = (names, others) => names.some((one) => isCalled(one, text)) || others.some((one) => isAlsoCalled(one, text)),
): FoundSetting[] {
  return settings
    .filter(({ area }) => mayRead(area))
    .flatMap(({ name, label, fields }) => {
      const found = Object.entries(fields).flatMap(([field, kind]) => {
        const names = [...Object.values(labelOf(field, kind)), field.replaceAll('_', ' ')];
        const others = ALSO_CALLED[`${name}.${field}`]?.split(', ') ?? [];
        const title = labelOf(field, kind)[language];
        return called(names, others) ? [{ group: name, title, of: label[language], rank: wordRank([...names, ...others], text) }] : [];
      });
      const of = label[language];
      return [
        ...(called(Object.values(label), []) ? [{ group: name, title: of, of: '', rank: wordRank(Object.values(label), text) }] : []),
        ...found,
      ];
    });
}
