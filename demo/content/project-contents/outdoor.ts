import type { projectContents } from '#content/collections/project-contents.ts';
import type { DemoRecords } from '#demo/record.ts';

/** Projects 1, 2, 4 and 6: displays that face the sun. */
export const outdoorProjectContents: DemoRecords<typeof projectContents> = [
  {
    parent: 1,
    shared: { path: '/product/13' },
    files: { icon: { file: 'images/mosque-noon-minaret.jpg', shows: 'courtyard, prayer times, noon' } },
    en: {
      title: 'The place',
      subtitle: '40 m from the far arcade',
      text: 'White stone on three sides and open sky above. At noon the courtyard is brighter than a photographer’s studio, and by night a single lamp is enough to walk by.',
    },
    ar: {
      title: 'المكان',
      subtitle: '40 م من آخر الرواق',
      text: 'حجر أبيض من ثلاث جهات وسماء مفتوحة. عند الظهيرة يفوق صحن الجامع استوديو التصوير سطوعًا، وفي الليل يكفي مصباح واحد لمن يمشي فيه.',
    },
  },
  {
    parent: 1,
    shared: { path: '/sub-category/6' },
    files: { icon: { file: 'images/led-pixels-macro-silk.jpg', shows: 'pixels' } },
    en: {
      title: 'The choice',
      subtitle: '4 mm between pixels',
      text: 'A board of 2.4 × 3.84 m with 600 × 960 pixels. Times are set in figures 240 mm tall, which a person with ordinary sight reads comfortably from 40 m.',
    },
    ar: {
      title: 'الاختيار',
      subtitle: '4 مم بين بكسل وآخر',
      text: 'لوحة بمقاس 2.4 × 3.84 م ودقة 600 × 960 بكسل. تُعرض المواقيت بأرقام ارتفاعها 240 مم، تُقرأ بوضوح من 40 م.',
    },
  },
  {
    parent: 1,
    shared: { path: '/our-community?blog=2' },
    files: { icon: { file: 'images/mosque-noon-detail.jpg', shows: 'prayer times, board, noon' } },
    en: {
      title: 'The light',
      subtitle: 'From 5,000 to 120 cd/m²',
      text: 'A sensor follows the sky. The board reaches 5,000 cd/m² at noon and sinks to 120 cd/m² after the last prayer, below the level of the lamps around it.',
    },
    ar: {
      title: 'الضوء',
      subtitle: 'من 5,000 إلى 120 شمعة/م²',
      text: 'حسّاس يتبع السماء: تبلغ اللوحة 5,000 شمعة/م² ظهرًا وتنخفض إلى 120 شمعة/م² بعد صلاة العشاء، أي أخفت من المصابيح حولها.',
    },
  },
  {
    parent: 1,
    shared: { path: '/contact' },
    files: { icon: { file: 'images/mosque-prayer-board.jpg', shows: 'courtyard, board' } },
    en: {
      title: 'The handover',
      subtitle: 'Nine nights on site',
      text: 'Work ran between the last prayer and dawn so that no prayer was disturbed. The mosque’s own staff now change lectures and notices from a phone.',
    },
    ar: {
      title: 'التسليم',
      subtitle: 'تسع ليالٍ في الموقع',
      text: 'جرى العمل بين صلاة العشاء والفجر فلم تتأثر صلاة واحدة. واليوم يغيّر القائمون على الجامع الدروس والإعلانات من الهاتف.',
    },
  },
  {
    parent: 2,
    shared: { path: '/product/12' },
    files: { icon: { file: 'images/stadium-ribbon-welcome.jpg', shows: 'stadium, ribbon' } },
    en: {
      title: 'The canvas',
      subtitle: '24,000 × 96 pixels',
      text: 'Ten millimetres between pixels, 240 m around the tier and 0.96 m high. Software cuts the strip into as many adverts, clocks and scores as a match needs.',
    },
    ar: {
      title: 'اللوحة',
      subtitle: '24,000 × 96 بكسل',
      text: 'عشرة مليمترات بين بكسل وآخر، وطول 240 م حول المدرج، وارتفاع 0.96 م. ويقسّم البرنامج الشريط إلى ما تحتاج إليه المباراة من إعلانات وساعات ونتائج.',
    },
  },
  {
    parent: 2,
    shared: { path: '/sub-category/5' },
    files: { icon: { file: 'images/stadium-ribbon-detail.jpg', shows: 'stadium, ribbon' } },
    en: {
      title: 'The cameras',
      subtitle: '7,680 Hz refresh rate',
      text: 'At 7,680 Hz the picture stays whole in slow motion. We filmed it at the broadcaster’s own shutter speeds before the first match.',
    },
    ar: {
      title: 'الكاميرات',
      subtitle: 'معدل تحديث 7,680 هرتز',
      text: 'عند 7,680 هرتز تبقى الصورة كاملة في الإعادة البطيئة. وقد صوّرناها بسرعات غالق القناة الناقلة نفسها قبل أول مباراة.',
    },
  },
  {
    parent: 2,
    shared: { path: '/one-category/2' },
    files: { icon: { file: 'images/stadium-day-welcome.jpg', shows: 'stadium, ribbon' } },
    en: {
      title: 'The sea',
      subtitle: 'IP65 on both faces',
      text: 'The stadium stands 600 m from the shore. Cabinets are sealed to IP65 front and rear, connectors are gold-plated, and every screw is stainless steel.',
    },
    ar: {
      title: 'البحر',
      subtitle: 'IP65 من الوجهين',
      text: 'يبعد الملعب 600 م عن الشاطئ. الكبائن محكمة بدرجة حماية IP65 من الأمام والخلف، والموصلات مطلية بالذهب، وكل برغي من الفولاذ المقاوم للصدأ.',
    },
  },
  {
    parent: 2,
    shared: { path: '/contact' },
    files: { icon: { file: 'images/stadium-day-goal.jpg', shows: 'stadium, ribbon' } },
    en: {
      title: 'The match',
      subtitle: '19 days from truck to whistle',
      text: 'The season break left 19 days. Cabinets arrived tested in the order of the rail, and the first test picture ran around the ring on day 12.',
    },
    ar: {
      title: 'المباراة',
      subtitle: '19 يومًا من الشاحنة إلى الصافرة',
      text: 'لم تترك العطلة سوى 19 يومًا. وصلت الكبائن مختبرة ومرتبة بحسب مواضعها، ودارت أول صورة اختبار حول الملعب في اليوم 12.',
    },
  },
  {
    parent: 4,
    shared: { path: '/product/10' },
    files: { icon: { file: 'images/facade-led-skyline.jpg', shows: 'facade, dusk' } },
    en: {
      title: 'The wall',
      subtitle: '19.2 × 10.56 m',
      text: 'Eight millimetres between pixels, 2,400 × 1,320 pixels in all. From the far side of the square, 60 m away, the eye cannot tell the dots apart.',
    },
    ar: {
      title: 'الجدار',
      subtitle: '19.2 × 10.56 م',
      text: 'ثمانية مليمترات بين بكسل وآخر، ودقة 2,400 × 1,320 بكسل. ومن الطرف الآخر للساحة على بُعد 60 م لا تميّز العين النقاط.',
    },
  },
  {
    parent: 4,
    shared: { path: '/sub-category/4' },
    files: { icon: { file: 'images/facade-led-pattern.jpg', shows: 'facade, dusk' } },
    en: {
      title: 'The structure',
      subtitle: 'Wind of 160 km/h',
      text: 'The frame hangs from the roof slab and leaves the wall alone. It is calculated for gusts of 160 km/h and has a walkway on every level.',
    },
    ar: {
      title: 'الهيكل',
      subtitle: 'رياح بسرعة 160 كم/س',
      text: 'يتدلى الهيكل من بلاطة السقف ولا يمس الجدار. وهو محسوب لهبات تبلغ 160 كم/س، وفيه ممر للصيانة عند كل مستوى.',
    },
  },
  {
    parent: 4,
    shared: { path: '/our-community?blog=2' },
    files: { icon: { file: 'images/facade-led-lamha.jpg', shows: 'facade, dusk' } },
    en: {
      title: 'The neighbours',
      subtitle: 'Dark by 23:00',
      text: 'Brightness follows a curve agreed with the municipality: full at noon, a tenth at dusk, and a slow fade to black at 23:00.',
    },
    ar: {
      title: 'الجيران',
      subtitle: 'تنطفئ الساعة 23:00',
      text: 'يتبع السطوع منحنى متفقًا عليه مع البلدية: كامل عند الظهيرة، وعُشره عند الغروب، ثم يتلاشى تدريجيًا حتى ينطفئ الساعة 23:00.',
    },
  },
  {
    parent: 4,
    shared: { path: '/contact' },
    files: { icon: { file: 'images/facade-led-sea.jpg', shows: 'facade, dusk' } },
    en: {
      title: 'The numbers',
      subtitle: '180 W/m² on average',
      text: 'Measured over the first year: 180 W/m² on average, 11 modules exchanged out of 3,960, no evening lost.',
    },
    ar: {
      title: 'الأرقام',
      subtitle: '180 واط/م² في المتوسط',
      text: 'قياسات السنة الأولى: 180 واط/م² في المتوسط، و11 وحدة مستبدلة من أصل 3,960، ولم تضِع أمسية واحدة.',
    },
  },
  {
    parent: 6,
    shared: { path: '/product/7' },
    files: { icon: { file: 'images/shop-morning-dunes.jpg', shows: 'shop window, LED wall, daylight' } },
    en: {
      title: 'The glass',
      subtitle: 'Facing west',
      text: 'Between 15:00 and 17:00 the reflection in the pane measured 2,100 cd/m². Whatever stood behind it had to be brighter than that.',
    },
    ar: {
      title: 'الزجاج',
      subtitle: 'في مواجهة الغرب',
      text: 'بين 15:00 و17:00 بلغ الانعكاس في الزجاج 2,100 شمعة/م²، فكان على ما وراءه أن يكون أسطع من ذلك.',
    },
  },
  {
    parent: 6,
    shared: { path: '/sub-category/3' },
    files: { icon: { file: 'images/shop-window-silk.jpg', shows: 'shop window, LED wall' } },
    en: {
      title: 'The display',
      subtitle: '1,200 × 800 pixels',
      text: 'A window display of 3 × 2 m, 2.5 mm between pixels. It stands free on two posts, so the stylist can still dress the window around it.',
    },
    ar: {
      title: 'الشاشة',
      subtitle: '1,200 × 800 بكسل',
      text: 'شاشة واجهة بمقاس 3 × 2 م وتباعد بكسلات 2.5 مم. تقف حرة على قائمين، فيبقى للمنسّق أن يزيّن النافذة من حولها.',
    },
  },
  {
    parent: 6,
    shared: { path: '/our-community?blog=3' },
    files: { icon: { file: 'images/shop-window-perfume.jpg', shows: 'shop window, perfume' } },
    en: {
      title: 'The film',
      subtitle: '12 seconds',
      text: 'A passer-by gives a window two seconds; one who slows down gives it 12. The film is cut for both: the bottle first, the story after.',
    },
    ar: {
      title: 'الفيلم',
      subtitle: '12 ثانية',
      text: 'يمنح العابر النافذة ثانيتين، ومن يتمهل يمنحها 12. والفيلم مصنوع لكليهما: القارورة أولًا ثم الحكاية.',
    },
  },
  {
    parent: 6,
    shared: { path: '/contact' },
    files: { icon: { file: 'images/shop-window-silk.jpg', shows: 'shop window, LED wall' } },
    en: {
      title: 'The result',
      subtitle: '31% more visitors',
      text: 'The counter at the door showed 31% more visitors over the first 3 months.',
    },
    ar: {
      title: 'النتيجة',
      subtitle: 'زيادة 31% في الزوار',
      text: 'سجّل العدّاد عند الباب زيادة قدرها 31% في الزوار خلال أول 3 أشهر.',
    },
  },
];
