import { asked, story } from '#demo/story.ts';
import { stripOf, type SubCategoryPage } from '../sub-category-page.ts';

export const floorStandingKiosks: SubCategoryPage = {
  subCategory: {
    id: 9,
    en: {
      name: 'Floor-standing kiosks',
      title: 'Someone is always at the door',
      text: 'GlowMate stands in lobbies, malls and clinics in 43, 55, 65 and 70 inches, with touch or without. GlowMate Outdoor does the same in the open air up to 55 °C.',
      seo_title: 'Floor-standing kiosks, 43 to 75 inch',
      seo_description:
        'Floor-standing kiosks in 43, 55, 65 and 70 inch, touch or non-touch, and outdoor kiosks of 55 and 75 inch up to 55 °C.',
    },
    ar: {
      name: 'الأكشاك الأرضية',
      title: 'عند الباب من يرحّب دائمًا',
      text: 'يقف GlowMate في الردهات والمجمّعات والعيادات بمقاس 43 و55 و65 و70 بوصة، باللمس أو من دونه. ويقف GlowMate Outdoor في الهواء الطلق حتى 55 °م.',
      seo_title: 'أكشاك أرضية من 43 إلى 75 بوصة',
      seo_description: 'أكشاك أرضية بمقاس 43 و55 و65 و70 بوصة، باللمس أو من دونه، وأكشاك خارجية 55 و75 بوصة تعمل حتى 55 °م.',
    },
    shared: { path: '/sub-category/9' },
    files: { banner: { file: 'films/banner-kiosks.mp4', shows: 'kiosk' } },
  },
  products: stripOf(15, 18),
  cards: [
    story({ file: 'images/mall-day-lagoon.jpg', shows: 'kiosk' }, '/product/15', {
      en: 'A tall picture | It stands upright above the line of light, 2,160 × 3,840 pixels in every size.',
      ar: 'صورة طولية | تقف فوق خط الضوء، بدقة 2,160 × 3,840 بكسل في كل المقاسات.',
    }),
    story({ file: 'images/kiosk-glowmate-angle-menu.jpg', shows: 'kiosk, foot' }, '/product/15', {
      en: 'One socket | Plug it in and the picture stands there after 8 seconds. The player is inside.',
      ar: 'مقبس واحد | أوصله فتظهر الصورة بعد 8 ثوانٍ. والمشغّل في داخله.',
    }),
    story({ file: 'images/kiosk-noon-menu.jpg', shows: 'kiosk, promenade' }, '/product/18', {
      en: 'Indoors and out | 800 cd/m² for the lobby, 3,000 behind bonded glass for the car park.',
      ar: 'في الداخل والخارج | 800 شمعة/م² للردهة، و3,000 خلف زجاج ملتحم لموقف السيارات.',
    }),
  ],
  slides: [
    story({ file: 'images/mall-day-guide.jpg', shows: 'kiosk, mall, directions' }, '/product/15', {
      en: 'Malls | The way to 200 shops in three touches.',
      ar: 'المجمّعات | الطريق إلى 200 متجر في ثلاث لمسات.',
    }),
    story({ file: 'images/kiosk-glowmate-mall.jpg', shows: 'kiosk, hall' }, '/product/15', {
      en: 'Receptions | A hotel key card 90 seconds after the greeting.',
      ar: 'الاستقبال | بطاقة غرفة الفندق بعد 90 ثانية من الترحيب.',
    }),
    story({ file: 'images/kiosk-glowmate-front.jpg', shows: 'kiosk, directions' }, '/product/15', {
      en: 'Directions | A clinic, a floor, a door: 30 seconds.',
      ar: 'الإرشاد | عيادة وطابق وباب: 30 ثانية.',
    }),
    story({ file: 'images/kiosk-noon-menu.jpg', shows: 'kiosk, menu, noon' }, '/product/18', {
      en: 'Promenades | A café’s menu in the open air, 3,000 cd/m².',
      ar: 'الكورنيش | قائمة مقهى في الهواء الطلق، 3,000 شمعة/م².',
    }),
  ],
  tiles: [
    story({ file: 'images/kiosk-glowmate-sizes.jpg', shows: 'kiosks, sizes' }, '/product/15', {
      en: 'The family | 43, 55, 65 and 70 inches side by side.',
      ar: 'العائلة | 43 و55 و65 و70 بوصة جنبًا إلى جنب.',
    }),
    story({ file: 'images/kiosk-glowmate-angle-perfume.jpg', shows: 'kiosk, slim side' }, '/product/15', {
      en: 'The profile | 62 mm.',
      ar: 'الجانب | 62 مم.',
    }),
    story({ file: 'images/kiosk-glowmate-mall-sea.jpg', shows: 'kiosk, line of light' }, '/product/15', {
      en: 'The glow | 9 mm of warm light.',
      ar: 'الخط المضيء | 9 مم من الضوء الدافئ.',
    }),
    story({ file: 'images/kiosk-glowmate-back.jpg', shows: 'kiosk, back' }, '/product/15', {
      en: 'The back | One door, and nothing that sticks out.',
      ar: 'الظهر | باب واحد ولا شيء يبرز.',
    }),
    story({ file: 'images/kiosk-glowmate-angle.jpg', shows: 'kiosk, directions' }, '/product/15', {
      en: 'The touch | 10 fingers through 4 mm of glass.',
      ar: 'اللمس | 10 أصابع عبر زجاج سماكته 4 مم.',
    }),
    story({ file: 'images/kiosk-outdoor-guide.jpg', shows: 'kiosk, promenade' }, '/product/18', {
      en: 'The armour | IP65 and IK10.',
      ar: 'الدرع | حماية IP65 ومقاومة صدمات IK10.',
    }),
    story({ file: 'images/mall-day-guide.jpg', shows: 'kiosk, directions, mall' }, '/projects', {
      en: 'Saturday at the mall | 3,000 visitors, one map.',
      ar: 'يوم عطلة في المجمّع | 3,000 زائر وخريطة واحدة.',
    }),
  ],
  tickets: [
    story('icons/kiosk.png', '/register', {
      en: 'Try one | 7 days in your lobby, with your own content.',
      ar: 'جرّبه | 7 أيام في ردهتك وبمحتواك.',
    }),
    story('icons/video-wall.png', '/contact', {
      en: 'Templates | 12 to start with, in both languages.',
      ar: 'القوالب | 12 قالبًا للبداية باللغتين.',
    }),
    story('icons/power.png', '/contact', {
      en: 'Computer inside | Android 13 as standard, Windows as an option.',
      ar: 'الحاسوب في الداخل | Android 13 أساسًا، وWindows اختيارًا.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Peace of mind | 24 months of warranty and 7 days to return under the policy.',
      ar: 'راحة البال | ضمان 24 شهرًا و7 أيام للإرجاع وفق السياسة.',
    }),
  ],
  questions: [
    story({ file: 'images/kiosk-glowmate-sizes.jpg', shows: 'kiosks, sizes' }, '/product/15', {
      en: 'Which size for my hall? | 43 inches up to 2 m of distance, 55 to 3 m, 65 to 4 m, 70 where it must be seen from afar.',
      ar: 'أي مقاس لقاعتي؟ | 43 بوصة حتى 2 م، و55 حتى 3 م، و65 حتى 4 م، و70 حيث يجب أن يُرى من بعيد.',
    }),
    asked('/contact', {
      en: 'Touch or non-touch? | Touch for maps, orders and check-in. Non-touch for offers and welcomes, at a lower price.',
      ar: 'باللمس أم من دونه؟ | اللمس للخرائط والطلبات وتسجيل الوصول، ومن دونه للعروض والترحيب وبسعر أقل.',
    }),
    asked('/product/18', {
      en: 'When do I need the outdoor model? | As soon as it stands outside, in the shade. Rain and sand do not harm it; it works up to 55 °C and is sealed to IP65.',
      ar: 'متى أحتاج إلى الطراز الخارجي؟ | متى وقف خارج المبنى، في الظل. لا يضرّه مطر ولا رمل، ويعمل حتى 55 °م وحمايته IP65.',
    }),
    asked('/contact', {
      en: 'Is it stable? | The foot of the 55-inch model is 460 mm deep and holds at a tilt of 10°. It can also be bolted down.',
      ar: 'هل هو ثابت؟ | عمق قاعدة مقاس 55 بوصة 460 مم وتثبت حتى ميل 10°، ويمكن تثبيتها بالبراغي.',
    }),
  ],
};
