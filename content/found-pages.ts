import type { Bilingual } from './fields/field.ts';
import type { SinglePage } from './pages.ts';

/** A page that exists once, as the search finds it; `also` is what people type who look for it. */
type FoundPage = { page: SinglePage; title: Bilingual; text: Bilingual; also: string };

/** In this order they are numbered. New ones come last: the search keeps the numbers. */
export const FOUND_PAGES: readonly FoundPage[] = [
  {
    page: 'contact',
    title: { en: 'Contact us', ar: 'اتصل بنا' },
    text: {
      en: 'Telephone, WhatsApp, e-mail, offices and a form that is answered.',
      ar: 'الهاتف وواتساب والبريد والمكاتب، ونموذج نرد عليه.',
    },
    also: 'contact contacts call phone number telephone email e-mail mail address location office whatsapp whats app واتساب واتس اب وتساب تواصل اتصال اتصل رقم هاتف عنوان موقعكم بريد ايميل مكتب فرع فروع branch branches الدوام معرضكم رقمكم مقركم',
  },
  {
    page: 'returnPolicy',
    title: { en: 'Return policy', ar: 'سياسة الإرجاع' },
    text: { en: 'When and how something can be given back or exchanged.', ar: 'متى وكيف يُرجَع المنتج أو يُستبدل.' },
    also: 'return returns refund refunds exchange money back warranty guarantee إرجاع ارجاع استرجاع استبدال مرتجع استرداد ضمان كفالة',
  },
  {
    page: 'privacyPolicy',
    title: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
    text: { en: 'What we keep of you, how long, and how to have it deleted.', ar: 'ما نحفظه عنك، وإلى متى، وكيف تطلب حذفه.' },
    also: 'privacy data protection gdpr cookies cookie personal data خصوصية بيانات شخصية كوكيز',
  },
  {
    page: 'advisor',
    title: { en: 'Screen advisor', ar: 'مستشار الشاشات' },
    text: {
      en: 'A few questions about your place lead to the right screen, with size, weight, power and price.',
      ar: 'أسئلة قليلة عن مكانك تقودك إلى الشاشة المناسبة، بمقاسها ووزنها وكهربائها وسعرها.',
    },
    also: 'advisor adviser advice calculator configurator choose choosing help me choose wizard selector مستشار استشارة حاسبة اختيار اختار نصيحة ساعدني ساعدوني decide which screen',
  },
  {
    page: 'compare',
    title: { en: 'Compare screens', ar: 'قارن بين الشاشات' },
    text: { en: 'Products side by side, figure by figure.', ar: 'المنتجات جنبًا إلى جنب، رقمًا برقم.' },
    also: 'compare comparison comparing versus vs difference side by side مقارنة قارن الفرق بين فرق',
  },
  {
    page: 'shortlist',
    title: { en: 'Your shortlist', ar: 'قائمتك المختصرة' },
    text: {
      en: 'What you have kept, to share it or to ask for one price for all of it.',
      ar: 'ما احتفظت به، لتشاركه أو تطلب سعره كله مرة واحدة.',
    },
    also: 'shortlist wishlist favourites favorites cart basket saved quote quotation offer تسعيرة عروض مفضلة سلة المحفوظات',
  },
  {
    page: 'projects',
    title: { en: 'Projects', ar: 'المشاريع' },
    text: { en: 'Where our screens are at work.', ar: 'أين تعمل شاشاتنا.' },
    also: 'projects portfolio references case studies clients مشاريع مشاريعكم اعمالنا أعمالكم سابقة عملاء previous work past work شغلكم شركائكم شركاؤكم',
  },
  {
    page: 'about',
    title: { en: 'About us', ar: 'من نحن' },
    text: { en: 'Who we are and how we work.', ar: 'من نحن وكيف نعمل.' },
    also: 'about us company who are you profile من نحن عن الشركة فريق شركة الشركة فريقكم',
  },
  {
    page: 'community',
    title: { en: 'Community', ar: 'المجتمع' },
    text: { en: 'Articles, questions and answers about screens.', ar: 'مقالات وأسئلة وأجوبة عن الشاشات.' },
    also: 'community blog blogs articles news forum مجتمع مدونة مقالات اخبار أخبار',
  },
  {
    page: 'register',
    title: { en: 'Get an inquiry', ar: 'اطلب عرضًا' },
    text: { en: 'Tell us about your project; we answer with a proposal.', ar: 'حدّثنا عن مشروعك، ونرد عليك بعرض.' },
    also: 'inquiry enquiry register request quote consultation appointment استفسار تسجيل طلب موعد استشارة حجز موعد quotation proposal',
  },
  {
    page: 'products',
    title: { en: 'All products', ar: 'كل المنتجات' },
    text: {
      en: 'Every screen in one list, by place, pitch, brightness, size and price.',
      ar: 'الشاشات كلها في قائمة واحدة، بحسب المكان والتباعد والسطوع والمقاس والسعر.',
    },
    also: 'products product list catalogue range all screens filter منتجات المنتجات كل الشاشات تصفية',
  },
  {
    page: 'wall',
    title: { en: 'Wall builder', ar: 'مصمم الجدار' },
    text: {
      en: 'Columns and rows by hand, with size, pixels, weight, power and price.',
      ar: 'أعمدة وصفوف تختارها بنفسك، بالمقاس والبكسلات والوزن والكهرباء والسعر.',
    },
    also: 'wall builder wall calculator configurator design my wall مصمم الجدار حاسبة الجدار صمم جدارك design a wall build a wall اصمم الجدار صمم جدار تصميم جدار spares spare parts قطع غيار',
  },
];
