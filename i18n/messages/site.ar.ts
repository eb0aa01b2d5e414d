import { aboutAr } from './site/about.ar.ts';
import { advisorAr } from './site/advisor.ar.ts';
import { agreementAr } from './site/agreement.ar.ts';
import { catalogueAr } from './site/catalogue.ar.ts';
import { compareAr } from './site/compare.ar.ts';
import { contactAr } from './site/contact.ar.ts';
import { homeAr } from './site/home.ar.ts';
import type { siteEn } from './site.en.ts';
import { communityAr } from './site/community.ar.ts';
import { looksAr } from './site/looks.ar.ts';
import { newsletterPagesAr } from './site/newsletter.ar.ts';
import { offerPageAr } from './site/offer.ar.ts';
import { policiesAr } from './site/policies.ar.ts';
import { productsAr } from './site/products.ar.ts';
import { projectsAr } from './site/projects.ar.ts';
import { registerAr } from './site/register.ar.ts';
import { shortlistAr } from './site/shortlist.ar.ts';
import { specsAr } from './site/specs.ar.ts';
import { wallAr } from './site/wall.ar.ts';

export const siteAr = {
  'site.skip': 'تخطَّ إلى المحتوى',
  'site.preview.title': 'معاينة',
  'site.preview.text': 'تظهر السجلات المخفية أيضًا، ولا يرى هذه الصفحة غيرك.',
  'site.preview.end': 'إنهاء المعاينة',
  'site.preview.closed': 'الموقع مغلق',
  'site.preview.closedText': 'يقرأ الزوار أننا سنعود قريبًا، ولا يرى هذه الصفحة إلا فريق العمل.',
  'site.preview.open': 'إعادة فتحه',
  'site.close': 'إغلاق',
  'site.form.reference': 'رقمك المرجعي:',
  'site.tooMany': 'محاولات كثيرة. أعد المحاولة بعد نحو عشر دقائق، أو تواصل معنا بالهاتف أو عبر واتساب.',
  'site.sending': 'جارٍ الإرسال...',
  'site.previous': 'السابق',
  'site.next': 'التالي',
  'site.pause': 'إيقاف مؤقت',
  'site.play': 'تشغيل',
  'site.learnMore': 'اعرف المزيد',
  'site.priceFrom': 'ابتداءً من',
  'site.pricePerArea': 'للمتر المربع',
  'site.readMore': 'اقرأ المزيد',

  'site.nav.home': 'الرئيسية',
  'site.nav.about': 'من نحن',
  'site.nav.products': 'كل المنتجات',
  'site.nav.projects': 'مشاريعنا',
  'site.nav.community': 'المجتمع',
  'site.nav.contact': 'تواصل معنا',
  'site.nav.register': 'اطلب مشروعك',
  'site.nav.ask': 'اطلب عرض سعر',
  'site.nav.call': 'اتصل بنا',
  'site.nav.whatsapp': 'واتساب',
  'site.nav.privacy': 'سياسة الخصوصية',
  'site.nav.returns': 'سياسة الإرجاع',
  'site.nav.pages': 'صفحات الموقع',
  'site.nav.categories': 'المنتجات',
  'site.nav.menu': 'القائمة',
  'site.nav.search': 'بحث',
  'site.nav.profile': 'الملف التعريفي',
  'site.nav.tools': 'أدوات الاختيار',
  'site.nav.advisor': 'مستشار الشاشات',
  'site.nav.compare': 'المقارنة',
  'site.nav.shortlist': 'القائمة المختارة',

  'site.search.title': 'ابحث في المنتجات',
  'site.search.placeholder': 'عمّ تبحث؟',
  'site.search.clear': 'مسح',
  'site.search.searching': 'جارٍ البحث',
  'site.search.none': 'لا نتائج مطابقة',
  'site.search.noneHint': 'جرّب كلمة أقصر، أو اسم طراز، أو مقاسًا مثل 55.',
  'site.search.failedHint': 'تعذّر إجراء البحث. تحقّق من اتصالك ثم أعد المحاولة.',
  'site.search.page': 'البحث',
  'site.search.lead': 'منتجات ومشاريع ومقالات وأوراق مواصفات، بالعربية أو الإنجليزية.',
  'site.search.results':
    '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}} عن «{query}»',
  'site.search.submit': 'ابحث',
  'site.search.all': 'كل النتائج',
  'site.search.popular': 'يبحثون عنه كثيرًا',
  'site.search.categories': 'تصفّح',
  'site.search.advisor': 'اختر الشاشة المناسبة',
  'site.search.advisorHint': 'لا تعرف عمّ تبحث؟ خمسة أسئلة تقودك إلى الشاشة المناسبة.',
  'site.search.kind.product': 'المنتجات',
  'site.search.kind.category': 'الفئات',
  'site.search.kind.sub-category': 'العائلات',
  'site.search.kind.project': 'المشاريع',
  'site.search.kind.article': 'المقالات',
  'site.search.kind.document': 'أوراق المواصفات',
  'site.search.kind.page': 'الصفحات',
  'site.search.allCount':
    '{count, plural, zero {كل النتائج} one {النتيجة الوحيدة} two {النتيجتان} few {النتائج كلها، وعددها #} many {النتائج كلها، وعددها #} other {النتائج كلها، وعددها #}}',
  'site.search.nearestHint': 'هذا ليس لدينا، وهذا أقرب ما لدينا إليه:',
  'site.search.nearest': 'أقرب ما لدينا',
  'site.search.matched': 'المطابق',
  'site.search.compare': 'قارن',
  'site.search.pages': 'صفحات النتائج',
  'site.search.pageOf': 'الصفحة {page} من {pages}',
  'site.search.next': 'الصفحة التالية',
  'site.search.previous': 'الصفحة السابقة',
  'site.search.retry': 'أعد المحاولة',

  'site.footer.contact': 'تواصل معنا',
  'site.footer.links': 'روابط سريعة',
  'site.footer.products': 'كل المنتجات',
  'site.footer.country': 'الدولة',
  'site.footer.rights': 'جميع الحقوق محفوظة.',
  'site.footer.newsletter': 'جديدنا على بريدك',
  'site.footer.newsletterHint': 'استخدم النموذج في أسفل الصفحة.',
  'site.footer.subscribe': 'اشترك',
  'site.footer.newsletterDone': 'شكرًا لك. افتح بريدك لتأكيد الاشتراك.',
  'site.footer.newsletterWrong': 'أدخل بريدًا إلكترونيًا صحيحًا.',
  'site.footer.newsletterFailed': 'لم يكتمل الاشتراك. أعد المحاولة بعد قليل.',
  'site.country.sa': 'السعودية',
  'site.country.ae': 'الإمارات',

  'site.closed.title': 'أطفأنا الأضواء لبعض الوقت',
  'site.closed.text': 'نعمل على الموقع وسنعود قريبًا. ويسعدنا تواصلك معنا مباشرة إلى ذلك الحين.',
  'site.closed.again': 'أعد المحاولة',

  'site.notFound.title': 'لم نجد هذه الصفحة',
  'site.notFound.text': 'العنوان غير موجود، أو انتقل ما كان فيه إلى مكان آخر. من هنا تكمل طريقك.',
  'site.notFound.home': 'إلى الرئيسية',
  'site.notFound.search': 'ابحث في المنتجات',
  'site.failure.title': 'انطفأ شيء ما لدينا',
  'site.failure.text': 'تعذّر عرض الصفحة. الخلل من جانبنا وقد سُجّل.',
  'site.refused.many.title': 'لحظة من فضلك',
  'site.refused.many.text': 'وصلتنا من اتصالك طلبات كثيرة جدًا. أعد المحاولة بعد قليل.',
  'site.refused.busy.title': 'الموقع مزدحم في هذه اللحظة',
  'site.refused.busy.text': 'أعد المحاولة بعد ثوانٍ.',
  'site.refused.address.title': 'تعذّرت قراءة هذا العنوان',
  'site.refused.address.text': 'العنوان طويل جدًا، أو فيه رموز لا ترد في العناوين.',
  'site.refused.large.title': 'هذا أكبر مما نستطيع استلامه دفعة واحدة',
  'site.refused.large.text': 'ما أُرسل أكبر مما يسمح به هذا النموذج. اختصره ثم أرسله من جديد.',
  'site.refused.foreign.title': 'أُرسل هذا من موقع آخر',
  'site.refused.foreign.text': 'حرصًا على سلامتك لا نقبله. استخدم النموذج في صفحتنا نفسها.',
  'site.failure.again': 'أعد المحاولة',

  ...aboutAr,
  ...advisorAr,
  ...agreementAr,
  ...catalogueAr,
  ...compareAr,
  ...contactAr,
  ...homeAr,
  ...communityAr,
  ...looksAr,
  ...newsletterPagesAr,
  ...offerPageAr,
  ...policiesAr,
  ...productsAr,
  ...projectsAr,
  ...registerAr,
  ...shortlistAr,
  ...specsAr,
  ...wallAr,
} as const satisfies Record<keyof typeof siteEn, string>;
