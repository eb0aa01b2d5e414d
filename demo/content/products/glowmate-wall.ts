import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const glowMateWall: ProductPage = {
  product: {
    id: 16,
    shared: typed({
      sizes: '43 / 55 / 65',
      'picture-size': '529 × 941 / 680 × 1210 / 804 × 1429',
      resolution: '3840 × 2160',
      brightness: '800',
      contrast: '5000',
      'viewing-angle-horizontal': '178',
      'viewing-angle-vertical': '178',
      touch: 'optional',
      'touch-points': '10',
      body: '560 × 985 × 42 / 712 × 1250 × 42 / 838 × 1470 × 42',
      weight: '19 / 28 / 37',
      mounting: 'wall',
      'power-greatest': '85 / 125 / 170',
      'power-average': '58 / 85 / 115',
      suits: 'indoors',
      temperature: '0 – 45',
      system: 'Android 13',
      memory: '4',
      storage: '32',
      loudspeakers: '8 / 8',
      ports: 'HDMI 2.0 / 2 × USB / LAN / Wi-Fi 6',
      'price-from-sa': '2350 SAR / 3150 SAR / 4300 SAR',
      'price-from-ae': '2300 AED / 3100 AED / 4200 AED',
      'lead-time': '1 – 3',
      life: '50000',
      warranty: '24',
    }),
    en: {
      name: 'GlowMate Wall',
      headline: 'GlowMate, hung like a picture',
      description:
        'The same glass and the same warm line of light, 42 mm off the wall. In 43, 55 or 65 inches, upright or across, for corridors, lift lobbies and the place beside the till.',
      features: [{ title: '43, 55 and 65 inch' }, { title: '42 mm off the wall' }, { title: 'Upright or across' }],
      seo_title: 'GlowMate Wall display kiosk, 43 to 65 inch',
      seo_description:
        'Wall-mounted kiosk in 43, 55 and 65 inch: 4K, 800 cd/m², 42 mm deep, upright or across, touch or non-touch, with built-in player.',
    },
    ar: {
      name: 'GlowMate Wall',
      headline: 'GlowMate معلّقًا كلوحة',
      description:
        'الزجاج نفسه وخط الضوء الدافئ نفسه على بُعد 42 مم من الجدار. بمقاس 43 أو 55 أو 65 بوصة، عموديًا أو أفقيًا، للممرات وردهات المصاعد وبجانب مكان الدفع.',
      features: [{ title: 'مقاسات 43 و55 و65 بوصة' }, { title: 'عمق 42 مم عن الجدار' }, { title: 'عمودي أو أفقي' }],
      seo_title: 'GlowMate Wall: كشك جداري من 43 إلى 65 بوصة',
      seo_description:
        'كشك جداري بمقاس 43 و55 و65 بوصة: دقة 4K وسطوع 800 شمعة/م² وعمق 42 مم، عموديًا أو أفقيًا، باللمس أو من دونه، مع مشغّل داخلي.',
    },
    files: {
      image: { file: 'images/kiosk-wall-guide.jpg', shows: 'kiosk, wall' },
      banner: { file: 'images/kiosk-wall-welcome.jpg', shows: 'kiosk, wall' },
      features: [
        { image: { file: 'images/kiosk-wall-portrait.jpg', shows: 'kiosk, wall' } },
        { image: { file: 'images/kiosk-wall-perfume.jpg', shows: 'kiosk, wall' } },
        { image: { file: 'images/kiosk-wall-dunes.jpg', shows: 'kiosk, wall' } },
      ],
    },
  },
  cards: [
    drawn('side', '/sub-category/10', {
      en: 'Part of the wall | 42 mm deep with its bracket. In a corridor 1.2 m wide it stays inside the limit for escape routes.',
      ar: 'جزء من الجدار | عمقه 42 مم مع حامله، فيبقى في ممر عرضه 1.2 م ضمن حدّ مسالك الهروب.',
    }),
    story({ file: 'images/kiosk-wall-pattern.jpg', shows: 'kiosk, wall' }, '/contact', {
      en: 'Turns with the message | The bracket locks at 0° and 90°. The picture notices and turns with it.',
      ar: 'يدور مع الرسالة | يثبت الحامل عند 0° و90°، وتنتبه الصورة وتدور معه.',
    }),
  ],
  rows: [
    drawn('mounting', '/projects', {
      en: 'Two screws and a level | The bracket goes up first, with a printed template. The 55-inch screen of 28 kg is then hung by two people in 15 minutes.',
      ar: 'برغيان وميزان | يُثبَّت الحامل أولًا على قالب مطبوع، ثم يعلّق شخصان شاشة 55 بوصة وزنها 28 كجم في 15 دقيقة.',
      figure: ['15 minutes', '15 دقيقة'],
    }),
    drawn('front', '/contact', {
      en: 'At the right height | With touch, keep the lower edge 900 mm above the floor and every button can be reached from a wheelchair.',
      ar: 'على الارتفاع الصحيح | مع اللمس اجعل الحافة السفلى على 900 مم من الأرض، فيصل مستخدم الكرسي المتحرك إلى كل زر.',
      figure: ['900 mm', '900 مم'],
    }),
  ],
  headlines: [
    story('icons/thickness.png', '/sub-category/10', {
      en: '42 mm | Depth with the wall bracket.',
      ar: '42 مم | العمق مع حامل الجدار.',
    }),
    story('icons/resolution.png', '/sub-category/10', {
      en: '4K | 3,840 × 2,160 pixels at 43, 55 and 65 inches.',
      ar: '4K | دقة 3,840 × 2,160 بكسل في 43 و55 و65 بوصة.',
    }),
    story('icons/brightness.png', '/sub-category/10', {
      en: '800 cd/m² | Brightness under office light and skylights.',
      ar: '800 شمعة/م² | سطوع تحت إضاءة المكاتب والمناور.',
    }),
    story('icons/touch-points.png', '/sub-category/10', {
      en: '10 points | Touch as an option, factory-fitted.',
      ar: '10 نقاط | لمس اختياري يُركّب في المصنع.',
    }),
  ],
  questions: [
    story({ file: 'images/kiosk-wall-pattern.jpg', shows: 'kiosk, wall' }, '/contact', {
      en: 'Which walls can carry it? | Concrete, block and plasterboard with a plywood back. The 65-inch model weighs 37 kg; the bracket holds 4 times that.',
      ar: 'أي جدار يحمله؟ | الخرسانة والبلوك وألواح الجبس المدعّمة بالخشب. يزن مقاس 65 بوصة 37 كجم، والحامل يتحمّل 4 أضعافه.',
    }),
    asked('/contact', {
      en: 'Where do the cables go? | Into the wall behind the screen. A recess of 200 × 200 mm hides plug and network socket.',
      ar: 'أين تذهب الكابلات؟ | إلى الجدار خلف الشاشة. تجويف 200 × 200 مم يخفي القابس ومقبس الشبكة.',
    }),
    asked('/contact', {
      en: 'Can touch be added later? | No, the touch glass is bonded at the factory. If in doubt, order touch: it can be switched off.',
      ar: 'هل يمكن إضافة اللمس لاحقًا؟ | لا، فزجاج اللمس يُلصق في المصنع. عند التردد اطلب اللمس، إذ يمكن إيقافه.',
    }),
    asked('/return-policy', {
      en: 'How long is it meant to run? | 18 hours a day, 7 days a week, with a panel life of 50,000 hours and a warranty of 24 months.',
      ar: 'كم ساعة يعمل؟ | 18 ساعة في اليوم و7 أيام في الأسبوع، وعمر اللوحة 50,000 ساعة والضمان 24 شهرًا.',
    }),
  ],
};
