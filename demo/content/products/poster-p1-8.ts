import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const posterP18: ProductPage = {
  product: {
    id: 8,
    shared: typed({
      'pixel-pitch': '1.86',
      'picture-size': '640 × 1920',
      resolution: '344 × 1032',
      brightness: '800',
      contrast: '5000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '160',
      'viewing-angle-vertical': '160',
      'viewing-distance': '1.8',
      touch: 'none',
      body: '650 × 1930 × 35',
      weight: '38',
      mounting: 'floor / wall',
      'power-greatest': '300',
      'power-average': '100',
      suits: 'indoors',
      'protection-front': 'IP43',
      'protection-back': 'IP30',
      temperature: '0 – 45',
      system: 'Android 13',
      memory: '4',
      storage: '32',
      ports: 'HDMI 2.0 / USB / LAN / Wi-Fi',
      'price-from-sa': '15300 SAR',
      'price-from-ae': '15000 AED',
      'lead-time': '1 – 3',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Poster P1.8',
      headline: 'Roll it in, plug it in',
      description:
        'A freestanding LED poster, 640 mm wide and 1,920 mm tall in its picture. It rolls to the spot, plays from a phone, and up to 6 of them join into one wide screen for the weekend.',
      features: [{ title: '1.86 mm pixel pitch' }, { title: '35 mm deep, 38 kg' }, { title: 'Joins up to 6 in one picture' }],
      seo_title: 'Poster P1.8 freestanding LED poster',
      seo_description:
        'Freestanding LED poster with a 640 × 1,920 mm picture, 1.86 mm pitch and 800 cd/m². Plays from a phone; up to 6 join into one screen.',
    },
    ar: {
      name: 'Poster P1.8',
      headline: 'ادفعه إلى مكانه وأوصل الكهرباء',
      description:
        'ملصق LED قائم بذاته، عرض صورته 640 مم وارتفاعها 1,920 مم. يتحرك على عجلاته إلى المكان المطلوب، ويُشغَّل من الهاتف، ويُضمّ منه حتى 6 في شاشة عريضة واحدة لنهاية الأسبوع.',
      features: [{ title: 'تباعد البكسلات 1.86 مم' }, { title: 'عمق 35 مم ووزن 38 كجم' }, { title: 'حتى 6 في صورة واحدة' }],
      seo_title: 'Poster P1.8: ملصق LED متنقّل',
      seo_description:
        'ملصق LED متنقّل بصورة 640 × 1,920 مم وتباعد 1.86 مم وسطوع 800 شمعة/م². يُشغَّل من الهاتف، ويُضمّ منه حتى 6 في شاشة واحدة.',
    },
    files: {
      image: { file: 'images/poster-boutique-dunes.jpg', shows: 'posters, boutique' },
      banner: { file: 'images/poster-boutique.jpg', shows: 'posters, boutique' },
      features: [
        { image: { file: 'images/led-pixels-macro-silk.jpg', shows: 'pixels' } },
        { image: { file: 'images/poster-boutique-detail.jpg', shows: 'posters, boutique' } },
        { image: { file: 'images/poster-boutique-dunes.jpg', shows: 'posters, boutique' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/poster-boutique-dunes.jpg', shows: 'posters, boutique' }, '/sub-category/3', {
      en: 'Ready in two minutes | Wheels, a kickstand and one power cable. No rigging, no electrician, 38 kg in all.',
      ar: 'جاهز في دقيقتين | عجلات ومسند وكابل كهرباء واحد. لا تعليق ولا فنّي كهرباء، والوزن كله 38 كجم.',
    }),
    story({ file: 'images/poster-boutique-pattern.jpg', shows: 'posters, boutique' }, '/contact', {
      en: 'Change it from the till | Pick a photograph on the phone and it is on the poster within 10 seconds, or let head office send the week’s list.',
      ar: 'غيّره من مكان الدفع | اختر صورة من الهاتف فتظهر على الملصق خلال 10 ثوانٍ، أو دع المقر يرسل قائمة الأسبوع.',
    }),
  ],
  rows: [
    story({ file: 'images/poster-boutique-tall-dunes.jpg', shows: 'posters' }, '/projects', {
      en: 'A picture to the edge | The frame is 5 mm wide. What you see is the dress, from hem to collar, at its real height of 1,920 mm.',
      ar: 'صورة حتى الحافة | عرض الإطار 5 مم. ما تراه هو الفستان من الياقة إلى الذيل بارتفاع حقيقي 1,920 مم.',
      figure: ['5 mm', '5 مم'],
    }),
    drawn('mounting', '/register', {
      en: 'On the floor or on the wall | Upright on its stand, leaning at 75° like a mirror, or flat against the wall on a bracket of 20 mm.',
      ar: 'على الأرض أو على الجدار | قائمًا على حامله، أو مائلًا بزاوية 75° كالمرآة، أو على الجدار بحامل سماكته 20 مم.',
    }),
  ],
  headlines: [
    story('icons/pixel-pitch.png', '/sub-category/3', {
      en: '1.86 mm | Pixel pitch for people beside it.',
      ar: '1.86 مم | تباعد بكسلات لمن يقف بجانبه.',
    }),
    story('icons/thickness.png', '/sub-category/3', {
      en: '35 mm | Depth, the same as a picture frame.',
      ar: '35 مم | عمق يماثل إطار لوحة.',
    }),
    story('icons/brightness.png', '/sub-category/3', {
      en: '800 cd/m² | Brightness for halls with skylights.',
      ar: '800 شمعة/م² | سطوع للقاعات ذات المناور.',
    }),
    story('icons/power.png', '/sub-category/3', {
      en: '100 W | Average power, from any wall socket.',
      ar: '100 واط | متوسط الاستهلاك من أي مقبس جداري.',
    }),
  ],
  questions: [
    story({ file: 'images/poster-boutique-pattern.jpg', shows: 'posters, boutique' }, '/contact', {
      en: 'Does it need a computer? | No. Its own player reads pictures and films from a phone, a USB stick or the network, and keeps 32 GB of them.',
      ar: 'هل يحتاج إلى حاسوب؟ | لا. مشغّله الداخلي يقرأ الصور والأفلام من الهاتف أو ذاكرة USB أو الشبكة، ويحفظ منها 32 غيغابايت.',
    }),
    asked('/register', {
      en: 'Can I join them later? | Yes. Each poster remembers its place, so up to 6 of them become one picture as soon as the cables are in.',
      ar: 'هل يمكن ضمّها لاحقًا؟ | نعم. يتذكر كل ملصق موضعه، ويُضمّ منها حتى 6 في صورة واحدة متى وُصلت الكابلات.',
    }),
    asked('/product/7', {
      en: 'May it stand in the window? | Away from direct sun, yes. Facing the street, Window P2.5 has 5 times the brightness.',
      ar: 'هل يوضع في واجهة المتجر؟ | بعيدًا عن الشمس المباشرة نعم. أما في مواجهة الشارع فإن Window P2.5 أسطع منه 5 مرات.',
    }),
    asked('/return-policy', {
      en: 'How does it reach me? | In a wheeled case of 75 kg. Report transport damage within 24 hours with photographs and we replace the part.',
      ar: 'كيف يصل إليّ؟ | في صندوق بعجلات وزنه 75 كجم. أبلغنا عن ضرر النقل خلال 24 ساعة مع الصور ونستبدل القطعة.',
    }),
  ],
};
