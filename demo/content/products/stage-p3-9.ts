import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const stageP39: ProductPage = {
  product: {
    id: 6,
    shared: typed({
      'pixel-pitch': '3.906',
      brightness: '4500',
      contrast: '4000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '160',
      'viewing-angle-vertical': '140',
      'viewing-distance': '3.9',
      cabinet: '500 × 500 × 82',
      'cabinet-pixels': '128 × 128',
      'cabinet-weight': '8.2',
      mounting: 'hung / floor',
      service: 'back',
      'area-power-greatest': '650',
      'area-power-average': '220',
      suits: 'stage / outdoors-shade',
      'protection-front': 'IP65',
      'protection-back': 'IP54',
      temperature: '-20 – 50',
      'area-price-from-sa': '6600 SAR',
      'area-price-from-ae': '6500 AED',
      'lead-time': '2 – 4',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Stage P3.9',
      headline: 'The festival wall that does not mind the weather',
      description:
        'The outdoor half of the Stage family: 3.9 mm between pixels, 4,500 cd/m² for afternoon sound checks, and IP65 at the front for the sandstorm nobody booked.',
      features: [{ title: '3.9 mm pixel pitch' }, { title: '4,500 cd/m²' }, { title: 'IP65 front, IP54 rear' }],
      seo_title: 'Stage P3.9 outdoor rental LED wall',
      seo_description:
        'Outdoor rental LED wall: 3.9 mm pitch, 4,500 cd/m², IP65 front, 8.2 kg cabinets with tool-free locks that fit the whole Stage family.',
    },
    ar: {
      name: 'Stage P3.9',
      headline: 'جدار المهرجانات الذي لا يبالي بالطقس',
      description:
        'النصف الخارجي من عائلة Stage: 3.9 مم بين البكسلات، وسطوع 4,500 شمعة/م² لبروفات العصر، وحماية أمامية IP65 لعاصفة رملية لم يدعُها أحد.',
      features: [{ title: 'تباعد البكسلات 3.9 مم' }, { title: 'سطوع 4,500 شمعة/م²' }, { title: 'حماية أمامية IP65 وخلفية IP54' }],
      seo_title: 'Stage P3.9: شاشة LED خارجية للتأجير',
      seo_description:
        'شاشة LED خارجية للتأجير: تباعد البكسلات 3.9 مم وسطوع 4,500 شمعة/م² وحماية أمامية IP65، وكبائن 8.2 كجم بأقفال بلا أدوات تلائم عائلة Stage كلها.',
    },
    files: {
      image: { file: 'images/stage-afternoon-dunes.jpg', shows: 'stage, LED wall, daylight' },
      banner: { file: 'images/stage-afternoon-sea.jpg', shows: 'stage, LED wall, daylight' },
      features: [
        { image: { file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' } },
        { image: { file: 'images/stage-afternoon-sea.jpg', shows: 'stage, LED wall, daylight' } },
        { image: { file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, back' } },
      ],
    },
  },
  cards: [
    drawn('protection', '/contact', {
      en: 'Sealed against sand | IP65 at the front and IP54 behind keep out the dust of a desert festival; a damp cloth is the whole cleaning kit.',
      ar: 'محكمة ضد الرمل | حماية IP65 من الأمام وIP54 من الخلف تصدّ غبار المهرجانات الصحراوية، وقطعة قماش رطبة تكفي للتنظيف.',
    }),
    drawn('back', '/product/5', {
      en: 'One family of locks | Locks, cases and ground supports are those of P2.6. A crew trained on one knows both.',
      ar: 'عائلة واحدة من الأقفال | الأقفال والصناديق والدعامات هي نفسها في P2.6، والفريق الذي تدرّب على أحدهما يعرف الآخر.',
    }),
  ],
  rows: [
    drawn('temperature', '/contact', {
      en: 'Hot days, cool boards | Aluminium backs shed heat without fans. The wall keeps full brightness at 50 °C in the shade.',
      ar: 'نهار حار ولوحات باردة | الظهر الألمنيوم يبدّد الحرارة بلا مراوح، فيحتفظ الجدار بكامل سطوعه عند 50 °م في الظل.',
      figure: ['50 °C', '50 °م'],
    }),
    story({ file: 'images/installation-detail.jpg', shows: 'half-built wall, cases' }, '/register', {
      en: 'Half the lifting | The tall cabinet of 500 × 1,000 mm weighs 13.8 kg and halves the number of joints on a large build.',
      ar: 'نصف عدد الرفعات | الكابينة الطويلة 500 × 1,000 مم تزن 13.8 كجم، وتخفض عدد الوصلات إلى النصف في الجدران الكبيرة.',
      figure: ['13.8 kg', '13.8 كجم'],
    }),
  ],
  headlines: [
    story('icons/pixel-pitch.png', '/sub-category/2', {
      en: '3.9 mm | Pixel pitch for crowds from 4 m.',
      ar: '3.9 مم | تباعد بكسلات لجمهور من 4 م.',
    }),
    story('icons/brightness.png', '/sub-category/2', {
      en: '4,500 cd/m² | Brightness for shows by day, in the shade of the roof.',
      ar: '4,500 شمعة/م² | سطوع لعروض النهار في ظل سقف المسرح.',
    }),
    story('icons/protection.png', '/sub-category/2', {
      en: 'IP65 | Front sealed against dust and jets of water.',
      ar: 'IP65 | واجهة محكمة ضد الغبار ورشّ الماء.',
    }),
    story('icons/weight.png', '/sub-category/2', {
      en: '8.2 kg | A cabinet of 500 × 500 mm, 82 mm deep.',
      ar: '8.2 كجم | كابينة 500 × 500 مم بعمق 82 مم.',
    }),
  ],
  questions: [
    story({ file: 'images/stage-afternoon-dunes.jpg', shows: 'stage, LED wall, daylight' }, '/contact', {
      en: 'Can it stay outside all season? | For an event of up to 60 days, yes, with covers on the connectors. A permanent wall should be Facade P6.',
      ar: 'هل تبقى في الخارج طوال الموسم؟ | لفعالية تصل إلى 60 يومًا نعم، مع أغطية للوصلات. أما الجدار الدائم فيناسبه Facade P6.',
    }),
    asked('/product/5', {
      en: 'Can I mix it with Stage P2.6? | In one structure, yes; in one picture, no: 3.9 mm beside 2.6 mm shows a different grain and a different brightness.',
      ar: 'هل يمكن دمجها مع Stage P2.6؟ | في هيكل واحد نعم، وفي صورة واحدة لا: فتباعد 3.9 مم بجوار 2.6 مم يُظهر فرقًا في النعومة والسطوع.',
    }),
    asked('/register', {
      en: 'What happens when it rains? | The show goes on: the front takes IP65 rain and the rear IP54. Power goes through a 30 mA residual-current breaker as the law asks.',
      ar: 'ماذا لو هطل المطر؟ | يستمر العرض: الواجهة بدرجة IP65 والظهر بدرجة IP54، والكهرباء عبر قاطع حماية 30 ملي أمبير كما يشترط النظام.',
    }),
    asked('/register', {
      en: 'Do you supply the crew? | Yes. A wall of up to 40 m² comes with a team of 4, a spare processor and 2% spare cabinets.',
      ar: 'هل توفّرون الفريق؟ | نعم. الجدار حتى 40 م² يأتي مع فريق من 4 فنيين ومعالج احتياطي وكبائن احتياطية بنسبة 2%.',
    }),
  ],
};
