import { asked, story } from '#demo/story.ts';
import { stripOf, type SubCategoryPage } from '../sub-category-page.ts';

export const retailAndShopWindow: SubCategoryPage = {
  subCategory: {
    id: 3,
    en: {
      name: 'Retail & shop window',
      title: 'The best seller in the window',
      text: 'LED for shops: a window wall of 4,000 cd/m² that the sun cannot switch off, and a poster of 640 × 1,920 mm that rolls to wherever today’s offer hangs.',
      seo_title: 'Retail and shop-window LED screens',
      seo_description:
        'LED screens for shops: window walls of 4,000 cd/m² against the sun and freestanding posters with a 640 × 1,920 mm picture.',
    },
    ar: {
      name: 'المتاجر والواجهات الزجاجية',
      title: 'أفضل بائع يقف في الواجهة',
      text: 'شاشات LED للمتاجر: جدار واجهة بسطوع 4,000 شمعة/م² لا تطفئه الشمس، وملصق 640 × 1,920 مم يتحرك إلى حيث يُعلَّق عرض اليوم.',
      seo_title: 'شاشات LED للمتاجر والواجهات',
      seo_description: 'شاشات LED للمتاجر: جدران واجهات بسطوع 4,000 شمعة/م² أمام الشمس، وملصقات متنقلة بصورة 640 × 1,920 مم.',
    },
    shared: { path: '/sub-category/3' },
    files: {
      banner: { file: 'images/shop-morning-perfume.jpg', shows: 'shop window, LED wall, daylight' },
    },
  },
  products: stripOf(7, 8),
  cards: [
    story({ file: 'images/shop-morning-dunes.jpg', shows: 'shop window, LED wall, daylight' }, '/product/7', {
      en: 'Stops the walk | Passing a window takes about 5 seconds: time for a face, a dress and a price, if they move.',
      ar: 'توقف المارّ | المرور أمام الواجهة يستغرق نحو 5 ثوانٍ: وقت يكفي لوجه وثوب وسعر، إذا تحرّكت الصورة.',
    }),
    story({ file: 'images/poster-boutique.jpg', shows: 'posters' }, '/product/8', {
      en: 'Moves with the season | A poster of 38 kg on wheels: abayas at the door in Ramadan, school bags in August.',
      ar: 'تتحرك مع الموسم | ملصق وزنه 38 كجم على عجلات: عبايات عند الباب في رمضان، وحقائب مدرسية في أغسطس.',
    }),
    story({ file: 'images/shop-window-pattern.jpg', shows: 'shop window, LED wall' }, '/contact', {
      en: 'One list for all branches | 50 windows change at 10:00, in both languages, and report back.',
      ar: 'قائمة واحدة لكل الفروع | 50 واجهة تتبدل الساعة 10:00 باللغتين وترسل تقريرها.',
    }),
  ],
  slides: [
    story({ file: 'images/poster-boutique.jpg', shows: 'clothes, posters' }, '/product/7', {
      en: 'Fashion | Linen that looks like linen from 2.5 m.',
      ar: 'الأزياء | كتّان يبدو كتّانًا من 2.5 م.',
    }),
    story({ file: 'images/shop-window-perfume.jpg', shows: 'shop window, perfume' }, '/product/8', {
      en: 'Perfume and jewellery | A bottle 40 times its size, beside the bottle.',
      ar: 'العطور والمجوهرات | زجاجة أكبر من حجمها 40 مرة، وبجانبها الزجاجة نفسها.',
    }),
    story({ file: 'images/poster-boutique-dunes.jpg', shows: 'posters, boutique' }, '/projects', {
      en: 'Boutiques and malls | Posters of 640 × 1,920 mm beside the rail.',
      ar: 'البوتيكات والمجمّعات | ملصقات 640 × 1,920 مم بجانب الملابس.',
    }),
    story({ file: 'images/kiosk-counter-menu.jpg', shows: 'kiosk, menu' }, '/projects', {
      en: 'Cafés | A menu that greets at 7:00 with coffee and at 19:00 with dessert.',
      ar: 'المقاهي | القهوة الساعة 7:00 والحلوى الساعة 19:00.',
    }),
  ],
  tiles: [
    story({ file: 'images/shop-window-dunes.jpg', shows: 'shop window, LED wall' }, '/projects', {
      en: 'Evening on the avenue | 400 cd/m² after sunset.',
      ar: 'المساء في الشارع | 400 شمعة/م² بعد الغروب.',
    }),
    story({ file: 'images/shop-morning-dunes.jpg', shows: 'shop window, goods, daylight' }, '/product/7', {
      en: 'Thin | 60 mm, so the shelf stays.',
      ar: 'نحيفة | 60 مم، فيبقى الرف.',
    }),
    story({ file: 'images/poster-boutique-dunes.jpg', shows: 'posters, boutique' }, '/product/8', {
      en: 'Upright | 1,920 mm of picture at eye level.',
      ar: 'قائمة | صورة ارتفاعها 1,920 مم على مستوى العين.',
    }),
    story({ file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' }, '/product/8', {
      en: 'Fine | 1.86 mm for people beside it.',
      ar: 'دقيقة | 1.86 مم لمن يقف بجانبها.',
    }),
    story({ file: 'images/kiosk-glowmate-mall-perfume.jpg', shows: 'kiosk, hall' }, '/sub-category/9', {
      en: 'And touch | GlowMate takes the order, from 43 inches.',
      ar: 'وباللمس | GlowMate يأخذ الطلب، ابتداءً من 43 بوصة.',
    }),
    story({ file: 'images/film-day-pattern.jpg', shows: 'film, glass, daylight' }, '/product/30', {
      en: 'Or clear | Film that lets 90% of the view through.',
      ar: 'أو شفافة | فيلم يمرّر 90% من المنظر.',
    }),
    story({ file: 'images/shop-window-skyline.jpg', shows: 'shop window, LED wall' }, '/projects', {
      en: 'Fifty windows | One campaign at 10:00 sharp.',
      ar: 'خمسون واجهة | حملة واحدة الساعة 10:00 تمامًا.',
    }),
  ],
  tickets: [
    story('icons/screen-size.png', '/register', {
      en: 'Window check | We measure your light at noon and answer with the brightness you need, in 3 days.',
      ar: 'فحص الواجهة | نقيس ضوءك ظهرًا ونجيبك بالسطوع المطلوب خلال 3 أيام.',
    }),
    story('icons/kiosk.png', '/contact', {
      en: 'A poster on trial | 7 days beside your till.',
      ar: 'ملصق للتجربة | 7 أيام بجانب مكان الدفع.',
    }),
    story('icons/video-wall.png', '/contact', {
      en: 'Content each month | 4 films a month from our studio, in Arabic and English.',
      ar: 'محتوى شهري | 4 أفلام كل شهر من استوديونا بالعربية والإنجليزية.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Care | 24 months of warranty, and help by phone from 9:00 to 21:00.',
      ar: 'الصيانة | ضمان 24 شهرًا ومساعدة هاتفية من 9:00 إلى 21:00.',
    }),
  ],
  questions: [
    story({ file: 'images/shop-morning-dunes.jpg', shows: 'shop window, LED wall, daylight' }, '/contact', {
      en: 'How bright must a window be? | In shade 1,500 cd/m², behind sunlit glass 2,500 or more. Window P2.5 gives 4,000.',
      ar: 'ما السطوع المطلوب للواجهة؟ | في الظل 1,500 شمعة/م²، وخلف زجاج مشمس 2,500 أو أكثر. وتعطي Window P2.5 سطوعًا يبلغ 4,000.',
    }),
    asked('/product/8', {
      en: 'Can staff change the content? | Yes, from a phone in 10 seconds. Head office decides what they may change.',
      ar: 'هل يغيّر الموظفون المحتوى؟ | نعم، من الهاتف في 10 ثوانٍ، والمقر يحدد ما يجوز لهم تغييره.',
    }),
    asked('/contact', {
      en: 'Does the mall have to agree? | Usually. Most malls ask for drawings and a limit at night; ours go down to 400 cd/m² by themselves.',
      ar: 'هل تلزم موافقة المجمّع؟ | غالبًا. تطلب معظم المجمّعات مخططات وحدًّا ليليًا، وشاشاتنا تنخفض إلى 400 شمعة/م² من تلقاء نفسها.',
    }),
    asked('/register', {
      en: 'Must the shop close for installation? | No. A window of 4 m² is built in one night, between 22:00 and 8:00.',
      ar: 'هل يُغلق المتجر أثناء التركيب؟ | لا. تُبنى واجهة مساحتها 4 م² في ليلة واحدة، بين 22:00 و8:00.',
    }),
  ],
};
