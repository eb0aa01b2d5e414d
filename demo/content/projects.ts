import type { projects } from '#content/collections/projects.ts';
import type { DemoRecords } from '#demo/record.ts';

export const records: DemoRecords<typeof projects> = [
  {
    shared: { path: '' },
    files: { icon: { file: 'images/mosque-noon-board.jpg', shows: 'courtyard, prayer times, noon' } },
    en: {
      title: 'Al Waha Mosque',
      subtitle: 'Courtyard board, Riyadh',
      text: 'A courtyard for 4,000 people needed one place to look for prayer times, the next lecture and the way to the library. The board had to be read at noon from the far arcade and had to fall silent, in light, at night.',
      seo_title: 'Al Waha Mosque: an LED courtyard board in Riyadh',
      seo_description:
        'A 2.4 × 3.84 m outdoor board shows prayer times in a courtyard for 4,000 people, readable at noon from 40 m and gentle after dark.',
    },
    ar: {
      title: 'جامع الواحة',
      subtitle: 'لوحة صحن الجامع، الرياض',
      text: 'صحن جامع يتسع لنحو 4,000 مصلٍّ احتاج إلى موضع واحد تتجه إليه الأنظار لمعرفة مواقيت الصلاة والدرس القادم والطريق إلى المكتبة. وكان على اللوحة أن تُقرأ ظهرًا من آخر الرواق، وأن يهدأ ضوؤها ليلًا.',
      seo_title: 'جامع الواحة: لوحة LED في صحن الجامع بالرياض',
      seo_description:
        'لوحة خارجية بمقاس 2.4 × 3.84 م تعرض مواقيت الصلاة في صحن جامع يتسع لنحو 4,000 مصلٍّ، تُقرأ ظهرًا من 40 م وتهدأ بعد الغروب.',
    },
  },
  {
    shared: { path: '' },
    files: { icon: { file: 'images/stadium-day-welcome.jpg', shows: 'stadium, ribbon' } },
    en: {
      title: 'Sahab Stadium',
      subtitle: 'Perimeter ribbon, Jeddah',
      text: 'One ribbon of light runs 240 m around the lower tier. It is a single canvas of 24,000 × 96 pixels, filmed by forty broadcast cameras on match days and washed by sea air on all the others.',
      seo_title: 'Sahab Stadium: a 240 m LED ribbon in Jeddah',
      seo_description: 'A perimeter ribbon of 240 m and 24,000 × 96 pixels, free of flicker on camera and sealed against sea air.',
    },
    ar: {
      title: 'ملعب سحاب',
      subtitle: 'شريط المدرجات، جدة',
      text: 'شريط ضوئي واحد يمتد 240 م حول المدرج السفلي. لوحة واحدة بدقة 24,000 × 96 بكسل، تصوّرها أربعون كاميرا بث في أيام المباريات، ويغسلها هواء البحر في بقية الأيام.',
      seo_title: 'ملعب سحاب: شريط LED بطول 240 م في جدة',
      seo_description: 'شريط حول المدرجات بطول 240 م ودقة 24,000 × 96 بكسل، بلا وميض أمام الكاميرات ومحكم العزل ضد هواء البحر.',
    },
  },
  {
    shared: { path: '' },
    files: { icon: { file: 'images/airport-gates-row.jpg', shows: 'gates, displays' } },
    en: {
      title: 'Blue Horizon Airport',
      subtitle: 'Gate displays, Eastern Province',
      text: 'Fourteen gates, one long hall and travellers who look up for two seconds at a time. We replaced a patchwork of monitors with one continuous line of displays that says one thing, in both languages, in letters large enough to read while walking.',
      seo_title: 'Blue Horizon Airport: fine-pitch displays above 14 gates',
      seo_description: 'Fine-pitch LED above 14 gates, 960 × 360 pixels each, replaces 56 monitors and shortens the walk to the gate.',
    },
    ar: {
      title: 'مطار الأفق الأزرق',
      subtitle: 'شاشات البوابات، المنطقة الشرقية',
      text: 'أربع عشرة بوابة وقاعة طويلة ومسافرون لا يرفعون أبصارهم إلا ثانيتين. استبدلنا بخليط الشاشات القديمة خطًّا واحدًا متصلًا يقول شيئًا واحدًا، باللغتين، وبحروف تُقرأ أثناء المشي.',
      seo_title: 'مطار الأفق الأزرق: شاشات LED دقيقة فوق 14 بوابة',
      seo_description: 'شاشات LED دقيقة فوق 14 بوابة، كل منها بدقة 960 × 360 بكسل، حلّت محل 56 شاشة قديمة وقصّرت الطريق إلى البوابة.',
    },
  },
  {
    shared: { path: '' },
    files: { icon: { file: 'images/facade-led-dunes.jpg', shows: 'facade, dusk' } },
    en: {
      title: 'Nakhla Plaza',
      subtitle: 'Media facade, Dubai',
      text: 'A cultural hall on a city square wanted a face by night and a calm one by day. The display covers 202.8 m² of a wall that had no windows to lose, and the square in front of it has become a meeting place.',
      seo_title: 'Nakhla Plaza: a 202.8 m² media facade in Dubai',
      seo_description:
        'A facade display of 19.2 × 10.56 m and 2,400 × 1,320 pixels, calm by day, luminous by night, and served from a walkway behind it.',
    },
    ar: {
      title: 'ساحة نخلة',
      subtitle: 'واجهة إعلامية، دبي',
      text: 'قاعة ثقافية على ساحة في قلب المدينة أرادت واجهة تضيء ليلًا وتهدأ نهارًا. تغطي الشاشة 202.8 م² من جدار لا نوافذ فيه، وصارت الساحة أمامه ملتقى للناس.',
      seo_title: 'ساحة نخلة: واجهة إعلامية بمساحة 202.8 م² في دبي',
      seo_description: 'شاشة واجهة بمقاس 19.2 × 10.56 م ودقة 2,400 × 1,320 بكسل، هادئة نهارًا ومتوهجة ليلًا، وتُصان من ممر خلفها.',
    },
  },
  {
    shared: { path: '' },
    files: { icon: { file: 'images/control-room-operations.jpg', shows: 'control room, LED wall' } },
    en: {
      title: 'City Operations Centre',
      subtitle: 'Control-room wall, Riyadh',
      text: 'Three shifts, one wall, no night off. The operators read the smallest figure on it from the front desk and follow the whole city from the gallery, on a surface 14.4 m wide without a single bezel.',
      seo_title: 'City Operations Centre: a 14.4 m control-room wall',
      seo_description:
        'A fine-pitch wall of 14.4 × 2.7 m and 11,520 × 2,160 pixels with two power feeds and two signal paths, in service around the clock.',
    },
    ar: {
      title: 'مركز عمليات المدينة',
      subtitle: 'جدار غرفة التحكم، الرياض',
      text: 'ثلاث مناوبات وجدار واحد لا ينام. يقرأ المشغّلون عليه أصغر الأرقام من الصف الأول، ويتابعون المدينة كلها من الشرفة، على سطح عرضه 14.4 م بلا إطار واحد يقطعه.',
      seo_title: 'مركز عمليات المدينة: جدار تحكم بعرض 14.4 م',
      seo_description: 'جدار LED دقيق بمقاس 14.4 × 2.7 م ودقة 11,520 × 2,160 بكسل، بمصدرين للطاقة ومسارين للإشارة، يعمل على مدار الساعة.',
    },
  },
  {
    shared: { path: '' },
    files: { icon: { file: 'images/shop-morning-perfume.jpg', shows: 'shop window, perfume, daylight' } },
    en: {
      title: 'Suhayla Perfumes',
      subtitle: 'Shop window, Dubai',
      text: 'A perfume house with one window on a street that faces west. In the afternoon the sun stood in the glass and nobody saw what was behind it. Now the bottle on the screen is brighter than the sky in the reflection.',
      seo_title: 'Suhayla Perfumes: a shop window that wins against the sun',
      seo_description: 'A 3 × 2 m window display with 1,200 × 800 pixels for a perfume house on a west-facing street in Dubai.',
    },
    ar: {
      title: 'عطور سهيلا',
      subtitle: 'واجهة متجر، دبي',
      text: 'دار عطور لها نافذة واحدة على شارع يواجه الغرب. عند العصر كانت الشمس تملأ الزجاج فلا يرى أحد ما وراءه. أما اليوم فالقارورة على الشاشة أسطع من السماء في انعكاسها.',
      seo_title: 'عطور سهيلا: واجهة متجر لا تغلبها الشمس',
      seo_description: 'شاشة واجهة بمقاس 3 × 2 م ودقة 1,200 × 800 بكسل لدار عطور على شارع يواجه الغرب في دبي.',
    },
  },
  {
    shared: { path: '' },
    files: { icon: { file: 'images/interactive-screen-classroom.jpg', shows: 'classroom, board' } },
    en: {
      title: 'Ghafir Schools',
      subtitle: 'Interactive classrooms, Sharjah',
      text: 'Sixty-two classrooms in four buildings changed from projectors to interactive screens in one summer break. The teachers had their first lesson on them before the pupils came back.',
      seo_title: 'Ghafir Schools: 62 interactive classrooms in one summer',
      seo_description:
        'Interactive 86-inch screens in 62 classrooms, installed in 23 days, with training for 140 teachers before term began.',
    },
    ar: {
      title: 'مدارس غافر',
      subtitle: 'قاعات تفاعلية، الشارقة',
      text: 'اثنتان وستون قاعة في أربعة مبانٍ انتقلت من أجهزة الإسقاط إلى الشاشات التفاعلية في عطلة صيف واحدة. وتلقى المعلمون أول دروسهم عليها قبل عودة الطلاب.',
      seo_title: 'مدارس غافر: 62 قاعة تفاعلية في صيف واحد',
      seo_description: 'شاشات تفاعلية بمقاس 86 بوصة في 62 قاعة، رُكّبت في 23 يومًا، مع تدريب 140 معلمًا قبل بدء الدراسة.',
    },
  },
  {
    shared: { path: '' },
    files: { icon: { file: 'images/curved-wall-dunes.jpg', shows: 'curved wall' } },
    en: {
      title: 'Tayyat Museum',
      subtitle: 'Curved gallery, Abha',
      text: 'A round gallery tells how dunes move. Visitors stand inside a curve of 12.8 m in which the horizon never breaks, and the sand seems to drift from one end of the room to the other.',
      seo_title: 'Tayyat Museum: a seamless curve of 12.8 m in Abha',
      seo_description:
        'A curved LED wall of 12.8 × 3.2 m on a radius of 4 m with 6,400 × 1,600 pixels surrounds visitors of a museum gallery.',
    },
    ar: {
      title: 'متحف طيّات',
      subtitle: 'القاعة المنحنية، أبها',
      text: 'قاعة مستديرة تروي كيف تتحرك الكثبان. يقف الزائر داخل قوس طوله 12.8 م لا ينكسر فيه الأفق، فيبدو الرمل كأنه ينساب من طرف القاعة إلى طرفها.',
      seo_title: 'متحف طيّات: قوس متصل بطول 12.8 م في أبها',
      seo_description: 'جدار LED منحنٍ بمقاس 12.8 × 3.2 م ونصف قطر 4 م ودقة 6,400 × 1,600 بكسل يحيط بزوار قاعة المتحف.',
    },
  },
];
