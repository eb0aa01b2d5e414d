import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const glowMateCounter: ProductPage = {
  product: {
    id: 17,
    shared: typed({
      sizes: '15.6 / 21.5',
      'picture-size': '344 × 194 / 476 × 268',
      resolution: '1920 × 1080',
      brightness: '400',
      contrast: '1000',
      'viewing-angle-horizontal': '178',
      'viewing-angle-vertical': '178',
      touch: 'included',
      'touch-points': '10',
      body: '380 × 420 × 297 / 512 × 480 × 297',
      weight: '6.4 / 9.1',
      mounting: 'counter',
      'power-greatest': '45 / 60',
      'power-average': '30 / 40',
      suits: 'counter',
      temperature: '0 – 40',
      system: 'Android 13',
      memory: '4',
      storage: '64',
      loudspeakers: '3 / 3',
      ports: '4 × USB / LAN / Wi-Fi 6 / RS-232',
      'price-from-sa': '2850 SAR / 3400 SAR',
      'price-from-ae': '2800 AED / 3350 AED',
      'lead-time': '1 – 3',
      life: '50000',
      warranty: '24',
    }),
    en: {
      name: 'GlowMate Counter',
      headline: 'The order taker that never looks away',
      description:
        'A counter-top kiosk of 15.6 or 21.5 inches for ordering, paying and checking in. It takes the space of a sheet of paper, reads codes and cards, and prints on 80 mm paper.',
      features: [{ title: '15.6 or 21.5 inch touch' }, { title: 'Card, code and receipt' }, { title: 'Tilts from 0 to 60°' }],
      seo_title: 'GlowMate Counter self-service kiosk',
      seo_description:
        'Counter-top self-service kiosk: 15.6 or 21.5 inch Full HD touch, card reader, code scanner and 80 mm receipt printer, tilting from 0 to 60°.',
    },
    ar: {
      name: 'GlowMate Counter',
      headline: 'يأخذ الطلب ولا يلتفت عن الضيف',
      description:
        'كشك طاولة بمقاس 15.6 أو 21.5 بوصة للطلب والدفع وتسجيل الوصول. يشغل مساحة ورقة، ويقرأ الرموز والبطاقات، ويطبع على ورق عرضه 80 مم.',
      features: [{ title: 'لمس 15.6 أو 21.5 بوصة' }, { title: 'بطاقة ورمز وإيصال' }, { title: 'ميل من 0 إلى 60°' }],
      seo_title: 'GlowMate Counter: كشك طاولة للخدمة الذاتية',
      seo_description:
        'كشك طاولة للخدمة الذاتية: شاشة لمس Full HD بمقاس 15.6 أو 21.5 بوصة، وقارئ بطاقات ورموز، وطابعة إيصالات 80 مم، وميل من 0 إلى 60°.',
    },
    files: {
      image: { file: 'images/kiosk-counter-menu.jpg', shows: 'kiosk, counter' },
      banner: { file: 'images/kiosk-counter-welcome.jpg', shows: 'kiosk, counter' },
      features: [
        { image: { file: 'images/kiosk-counter-menu.jpg', shows: 'kiosk, menu' } },
        { image: { file: 'images/kiosk-counter-detail.jpg', shows: 'kiosk, card reader' } },
        { image: { file: 'images/kiosk-counter-light.jpg', shows: 'kiosk, counter' } },
      ],
    },
  },
  cards: [
    drawn('front', '/sub-category/10', {
      en: 'A sheet of paper wide | The foot takes 210 × 297 mm of counter. The screen floats above it and leaves room for the tray.',
      ar: 'بعرض ورقة | تشغل القاعدة 210 × 297 مم من الطاولة، وتعلوها الشاشة وتترك مكانًا للصينية.',
    }),
    story({ file: 'images/kiosk-counter-menu.jpg', shows: 'kiosk, menu' }, '/projects', {
      en: 'Shorter queues | An order takes 45 seconds on average. Two kiosks beside one till serve the lunch hour of a third.',
      ar: 'طوابير أقصر | يستغرق الطلب 45 ثانية في المتوسط، وكشكان بجانب صندوق واحد يغنيان عن صندوق ثالث وقت الغداء.',
    }),
    story({ file: 'images/kiosk-counter-welcome.jpg', shows: 'kiosk, welcome' }, '/contact', {
      en: 'Both hands, both languages | Arabic and English with one touch, and a layout that turns around with the reading direction, for 10 fingers.',
      ar: 'باللغتين وبكلتا اليدين | العربية والإنجليزية بلمسة، وواجهة ينقلب ترتيبها مع اتجاه القراءة، ولمس بـ10 أصابع.',
    }),
  ],
  rows: [
    story({ file: 'images/kiosk-counter-menu.jpg', shows: 'kiosk, card reader' }, '/contact', {
      en: 'Pay where you order | A bracket takes the payment terminal of your bank; the scanner reads codes from a phone 150 mm away.',
      ar: 'ادفع حيث تطلب | حامل لجهاز الدفع من مصرفك، وماسح يقرأ الرمز من هاتف على بُعد 150 مم.',
      figure: ['150 mm', '150 مم'],
    }),
    drawn('side', '/projects', {
      en: 'Sits or stands with you | The screen tilts up to 60° for a standing guest and down to 0° for a seated one, and stays where you leave it.',
      ar: 'يناسب الواقف والجالس | تميل الشاشة حتى 60° للضيف الواقف وتعود إلى 0° للجالس، وتثبت حيث تتركها.',
      figure: ['60°', '60°'],
    }),
  ],
  headlines: [
    story('icons/screen-size.png', '/sub-category/10', {
      en: '21.5 inches | Full HD, or 15.6 inches for narrow counters.',
      ar: '21.5 بوصة | دقة Full HD، أو 15.6 بوصة للطاولات الضيقة.',
    }),
    story('icons/touch-points.png', '/sub-category/10', {
      en: '10 points | Capacitive touch, works with thin gloves.',
      ar: '10 نقاط | لمس سعوي يعمل مع القفازات الرقيقة.',
    }),
    story('icons/receipt.png', '/sub-category/10', {
      en: '80 mm | Receipt printer, 250 mm a second.',
      ar: '80 مم | طابعة إيصالات بسرعة 250 مم في الثانية.',
    }),
    story('icons/power.png', '/sub-category/10', {
      en: '60 W | All it needs, printer included.',
      ar: '60 واط | كل ما يحتاج إليه مع الطابعة.',
    }),
  ],
  questions: [
    story({ file: 'images/kiosk-counter-dunes.jpg', shows: 'kiosk, counter' }, '/contact', {
      en: 'Does it work with our till system? | If the system has an Android app or a web page, yes. We test it with yours for 5 days before you order.',
      ar: 'هل يعمل مع نظام المبيعات لدينا؟ | إذا كان للنظام تطبيق Android أو صفحة ويب فنعم. ونختبره مع نظامك 5 أيام قبل أن تطلب.',
    }),
    asked('/contact', {
      en: 'Is paying on it secure? | Card data stays in the certified terminal of your bank. The kiosk only learns “paid” or “not paid”.',
      ar: 'هل الدفع عليه آمن؟ | تبقى بيانات البطاقة داخل جهاز مصرفك المعتمد، ولا يعرف الكشك إلا «تم الدفع» أو «لم يتم».',
    }),
    asked('/contact', {
      en: 'Can it be cleaned with disinfectant? | Yes. The glass takes alcohol of 70%, and there is a cleaning mode that ignores touches for 30 seconds.',
      ar: 'هل يُنظَّف بالمعقّم؟ | نعم. يتحمّل الزجاج الكحول 70%، وفيه وضع تنظيف يتجاهل اللمس 30 ثانية.',
    }),
    asked('/return-policy', {
      en: 'What is covered by the warranty? | Kiosk and screen 24 months, printer head and scanner 12 months, for manufacturing defects.',
      ar: 'ماذا يغطي الضمان؟ | الكشك والشاشة 24 شهرًا، ورأس الطابعة والماسح 12 شهرًا، ضد عيوب التصنيع.',
    }),
  ],
};
