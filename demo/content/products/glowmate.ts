import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const glowMate: ProductPage = {
  product: {
    id: 15,
    shared: typed({
      sizes: '43 / 55 / 65 / 70',
      'picture-size': '529 × 941 / 680 × 1210 / 804 × 1429 / 866 × 1539',
      resolution: '3840 × 2160',
      brightness: '800',
      contrast: '5000',
      'viewing-angle-horizontal': '178',
      'viewing-angle-vertical': '178',
      touch: 'optional',
      'touch-points': '10',
      body: '580 × 1600 × 62 / 730 × 1880 × 62 / 856 × 2040 × 62 / 918 × 2120 × 62',
      weight: '32 / 45 / 58 / 66',
      mounting: 'floor',
      service: 'back',
      'power-greatest': '90 / 130 / 180 / 210',
      'power-average': '60 / 90 / 120 / 145',
      suits: 'indoors',
      temperature: '0 – 45',
      system: 'Android 13',
      memory: '4',
      storage: '32',
      loudspeakers: '8 / 8',
      ports: 'HDMI 2.0 / 2 × USB / LAN / Wi-Fi 6',
      'price-from-sa': '2675 AED / 3450 AED / 4700 AED / 5600 AED',
      'price-from-ae': '2675 AED / 3450 AED / 4700 AED / 5600 AED',
      'lead-time': '1 – 3',
      life: '50000',
      warranty: '24',
    }),
    en: {
      name: 'GlowMate',
      headline: 'The kiosk that greets first',
      description:
        'A floor-standing kiosk with a full screen of 43, 55, 65 or 70 inches, with touch or without. 62 mm of black aluminium and glass, a line of warm light above its foot, and a picture that starts 8 seconds after you plug it in.',
      features: [
        { title: '43, 55, 65 and 70 inch full screen' },
        { title: 'Touch or non-touch' },
        { title: '62 mm slim' },
        { title: 'Player, stand and software included' },
      ],
      seo_title: 'GlowMate floor-standing kiosk, 43 to 70 inch',
      seo_description:
        'Floor-standing kiosk for hotels, restaurants, clinics and shops with a 43, 55, 65 or 70 inch full screen, touch or non-touch, 4K, 800 cd/m², 62 mm slim.',
    },
    ar: {
      name: 'GlowMate',
      headline: 'الكشك الذي يبادر بالترحيب',
      description:
        'كشك أرضي بشاشة كاملة مقاسها 43 أو 55 أو 65 أو 70 بوصة، باللمس أو من دونه. جسم من الألمنيوم الأسود والزجاج سماكته 62 مم، وخط من ضوء دافئ فوق القاعدة، وصورة تظهر بعد 8 ثوانٍ من توصيل الكهرباء.',
      features: [
        { title: 'شاشة كاملة 43 و55 و65 و70 بوصة' },
        { title: 'باللمس أو من دونه' },
        { title: 'سماكة 62 مم' },
        { title: 'المشغّل والحامل والبرنامج مشمولة' },
      ],
      seo_title: 'GlowMate: كشك أرضي من 43 إلى 70 بوصة',
      seo_description:
        'كشك أرضي للفنادق والمطاعم والعيادات والمتاجر بشاشة كاملة 43 أو 55 أو 65 أو 70 بوصة، باللمس أو من دونه، بدقة 4K وسطوع 800 شمعة/م² وسماكة 62 مم.',
    },
    files: {
      image: { file: 'images/mall-day-welcome.jpg', shows: 'kiosk, foot' },
      banner: { file: 'images/kiosk-glowmate-sizes.jpg', shows: 'kiosks, sizes' },
      features: [
        { image: { file: 'images/kiosk-glowmate-sizes.jpg', shows: 'kiosks, sizes' } },
        { image: { file: 'images/kiosk-glowmate-angle.jpg', shows: 'kiosk' } },
        { image: { file: 'images/kiosk-glowmate-angle-perfume.jpg', shows: 'kiosk, slim side' } },
        { image: { file: 'images/kiosk-glowmate-front.jpg', shows: 'kiosk, directions' } },
      ],
    },
  },
  cards: [
    story({ file: 'images/kiosk-glowmate-sizes.jpg', shows: 'kiosks, sizes' }, '/sub-category/9', {
      en: 'Four heights of hello | 43, 55, 65 or 70 inches: from the end of a shelf to the middle of an atrium, with the line of light below the picture.',
      ar: 'أربعة مقاسات للترحيب | 43 أو 55 أو 65 أو 70 بوصة: من طرف الرف إلى وسط البهو، وخط الضوء أسفل الصورة.',
    }),
    story({ file: 'images/kiosk-glowmate-angle.jpg', shows: 'kiosk, directions' }, '/contact', {
      en: 'Touch when you need it | 10 fingers at once on 4 mm of tempered glass, or the non-touch version where people only pass by.',
      ar: 'لمس حين تحتاج إليه | 10 أصابع معًا على زجاج مقسّى سماكته 4 مم، أو نسخة بلا لمس حيث يكتفي الناس بنظرة.',
    }),
    story({ file: 'images/kiosk-glowmate-angle-perfume.jpg', shows: 'kiosk' }, '/register', {
      en: 'A price you can plan with | The player, the stand and the content software come in the box, at the price above.',
      ar: 'سعر تبني عليه خطتك | المشغّل والحامل وبرنامج المحتوى في الصندوق، وكلها ضمن السعر المكتوب أعلاه.',
    }),
  ],
  rows: [
    drawn('side', '/sub-category/9', {
      en: 'Seen from the side | 62 mm from glass to back, the depth of a hardback book. It stands in a corridor and leaves the corridor free.',
      ar: 'من الجانب | 62 مم من الزجاج إلى الظهر، بسماكة كتاب مجلّد. يقف في الممر ويترك الممر خاليًا.',
      figure: ['62 mm', '62 مم'],
    }),
    drawn('back', '/contact', {
      en: 'A tidy back | One cable enters through the foot. A locked door hides the ports, the USB stick and the switch from 3,000 curious visitors a day.',
      ar: 'ظهر مرتّب | كابل واحد يدخل من القاعدة، وباب مقفل يخفي المنافذ والذاكرة والمفتاح عن 3,000 زائر فضولي في اليوم.',
    }),
  ],
  films: [
    story({ file: 'films/banner-kiosks.mp4', shows: 'kiosk' }, '/projects', {
      en: 'A day beside the door | A directory at 9:00, a menu at 12:00, an advertisement at 18:00: one kiosk, one playlist.',
      ar: 'يوم بجانب الباب | دليل الساعة 9:00 وقائمة الساعة 12:00 وإعلان الساعة 18:00: كشك واحد وقائمة عرض واحدة.',
    }),
  ],
  headlines: [
    story('icons/resolution.png', '/sub-category/9', {
      en: '4K | 2,160 × 3,840 pixels in every size.',
      ar: '4K | دقة 2,160 × 3,840 بكسل في كل المقاسات.',
    }),
    story('icons/brightness.png', '/sub-category/9', {
      en: '800 cd/m² | Brightness for lobbies and malls.',
      ar: '800 شمعة/م² | سطوع للردهات والمجمّعات.',
    }),
    story('icons/touch-points.png', '/sub-category/9', {
      en: '10 points | Capacitive touch through 4 mm of glass.',
      ar: '10 نقاط | لمس سعوي عبر زجاج سماكته 4 مم.',
    }),
    story('icons/thickness.png', '/sub-category/9', {
      en: '62 mm | Slim from edge to edge.',
      ar: '62 مم | نحافة من الحافة إلى الحافة.',
    }),
  ],
  slides: [
    story({ file: 'images/mall-day-guide.jpg', shows: 'kiosk, mall, directions' }, '/projects', {
      en: 'Malls | A guide that knows where it stands and shows the way to 200 shops.',
      ar: 'المجمّعات | دليل يعرف مكانه ويدلّك على 200 متجر.',
    }),
    story({ file: 'images/kiosk-glowmate-angle-menu.jpg', shows: 'kiosk, menu' }, '/projects', {
      en: 'Restaurants | A menu that changes at 11:30 from breakfast to lunch by itself.',
      ar: 'المطاعم | قائمة تنتقل من الفطور إلى الغداء وحدها الساعة 11:30.',
    }),
    story({ file: 'images/kiosk-glowmate-angle-perfume.jpg', shows: 'kiosk, perfume' }, '/projects', {
      en: 'Shops | The new perfume on 70 inches, seen from across the hall.',
      ar: 'المتاجر | العطر الجديد على 70 بوصة، يُرى من آخر الصالة.',
    }),
  ],
  tickets: [
    story('icons/kiosk.png', '/register', {
      en: 'Try one for a week | A 55-inch GlowMate with your own content, delivered and collected. Count the visitors for 7 days.',
      ar: 'جرّبه أسبوعًا | GlowMate مقاس 55 بوصة بمحتواك، نوصله ونستلمه. احسب زوّارك 7 أيام.',
    }),
    story('icons/video-wall.png', '/contact', {
      en: 'Content to start with | 12 templates for menus, maps and welcomes in Arabic and English.',
      ar: 'محتوى للبداية | 12 قالبًا للقوائم والخرائط والترحيب بالعربية والإنجليزية.',
    }),
    story('icons/contrast.png', '/contact', {
      en: 'Your colours | Any RAL colour for orders from 10 pieces.',
      ar: 'بألوان علامتك | أي لون من سلّم RAL للطلبات من 10 قطع.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Warranty of 24 months | Returns within 7 calendar days of delivery under the return policy.',
      ar: 'ضمان 24 شهرًا | والإرجاع خلال 7 أيام تقويمية من التسليم وفق سياسة الإرجاع.',
    }),
  ],
  questions: [
    story({ file: 'images/kiosk-glowmate-angle-sea.jpg', shows: 'kiosk' }, '/register', {
      en: 'What is included in the price? | The kiosk, its stand, the built-in player and the content software. Larger screens and touch are priced by size; ask for an offer and have it within two working days.',
      ar: 'ماذا يشمل السعر؟ | الكشك وحامله والمشغّل الداخلي وبرنامج المحتوى. أما الشاشات الأكبر واللمس فسعرهما حسب المقاس؛ اطلب عرضًا يصلك خلال يومَي عمل.',
    }),
    asked('/contact', {
      en: 'Which size should I take? | Up to 2 m of distance 43 inches, to 3 m 55, to 4 m 65. Take 70 inches where it must be seen across a hall.',
      ar: 'أي مقاس أختار؟ | 43 بوصة لمسافة حتى 2 م، و55 حتى 3 م، و65 حتى 4 م. واختر 70 بوصة حيث يجب أن يُرى عبر القاعة.',
    }),
    asked('/product/18', {
      en: 'Can it stand outdoors? | Under cover and out of the sun it may, up to 45 °C. For the open air there is GlowMate Outdoor with IP65 and 3,000 cd/m².',
      ar: 'هل يوضع في الخارج؟ | تحت مظلة وبعيدًا عن الشمس نعم، حتى 45 °م. وللهواء الطلق هناك GlowMate Outdoor بحماية IP65 وسطوع 3,000 شمعة/م².',
    }),
    asked('/contact', {
      en: 'Does it need the internet? | Only for changes. The playlist is kept on 32 GB inside and goes on without a network, or from a USB stick.',
      ar: 'هل يحتاج إلى إنترنت؟ | للتغيير فقط. قائمة العرض في ذاكرته الداخلية (32 غيغابايت) وتستمر بلا شبكة، أو من ذاكرة USB.',
    }),
    asked('/contact', {
      en: 'Can our own application run on it? | Yes: any Android app or web page in full screen. A Windows computer of i5 class fits behind the service door as an option.',
      ar: 'هل يشغّل تطبيقنا؟ | نعم: أي تطبيق Android أو صفحة ويب بملء الشاشة، ويمكن إضافة حاسوب Windows بمعالج i5 خلف باب الصيانة.',
    }),
  ],
};
