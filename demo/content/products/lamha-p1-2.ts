import { typed } from '#demo/specifications.ts';
import { asked, drawn, story } from '#demo/story.ts';
import type { ProductPage } from '../product-page.ts';

export const lamhaP12: ProductPage = {
  product: {
    id: 2,
    shared: typed({
      'pixel-pitch': '1.25',
      brightness: '800',
      contrast: '8000',
      refresh: '3840',
      greyscale: '16',
      'viewing-angle-horizontal': '170',
      'viewing-angle-vertical': '170',
      'viewing-distance': '1.2',
      cabinet: '600 × 337.5 × 45',
      'cabinet-pixels': '480 × 270',
      'cabinet-weight': '5.2',
      mounting: 'wall / structure',
      service: 'front',
      'area-power-greatest': '380',
      'area-power-average': '125',
      suits: 'indoors / control-room / meeting-room / classroom / home',
      'protection-front': 'IP54',
      'protection-back': 'IP40',
      temperature: '-10 – 45',
      'area-price-from-sa': '15300 SAR',
      'area-price-from-ae': '15000 AED',
      'lead-time': '4 – 6',
      life: '100000',
      warranty: '24',
    }),
    en: {
      name: 'Lamha P1.2',
      headline: 'A 4K wall you can stand close to',
      description:
        'A fine-pitch indoor LED wall with a pixel every 1.25 mm. From 1.2 m the dots come together into a picture: maps in a control room, fabric in a fashion film, a face the size of a door.',
      features: [
        { title: '1.25 mm pixel pitch' },
        { title: 'GOB surface that shrugs off a knock' },
        { title: '4K in 4.8 × 2.7 m' },
        { title: 'Serviced from the front' },
      ],
      seo_title: 'Lamha P1.2 fine-pitch indoor LED wall',
      seo_description:
        'Indoor LED wall with a 1.25 mm pixel pitch, 800 cd/m², 3,840 Hz and a GOB surface. True 4K in 4.8 × 2.7 m, serviced from the front.',
    },
    ar: {
      name: 'لمحة P1.2',
      headline: 'جدار بدقة 4K تقف أمامه عن قرب',
      description:
        'جدار LED داخلي دقيق، بين كل بكسل وجاره 1.25 مم. من مسافة 1.2 م تجتمع النقاط في صورة واحدة: خريطة في غرفة عمليات، ونسيج قماش في فيلم أزياء، ووجه بحجم باب.',
      features: [
        { title: 'تباعد البكسلات 1.25 مم' },
        { title: 'سطح GOB يتحمّل الصدمات' },
        { title: 'دقة 4K في 4.8 × 2.7 م' },
        { title: 'صيانة من الأمام' },
      ],
      seo_title: 'لمحة P1.2: جدار LED داخلي دقيق',
      seo_description:
        'جدار LED داخلي بتباعد بكسلات 1.25 مم وسطوع 800 شمعة/م² ومعدل تحديث 3,840 هرتز وسطح GOB. دقة 4K حقيقية في 4.8 × 2.7 م، وصيانة من الأمام.',
    },
    files: {
      image: { file: 'images/operations-day.jpg', shows: 'control room, LED wall' },
      banner: { file: 'films/row-control-room.mp4', shows: 'control room, LED wall' },
      features: [
        { image: { file: 'images/led-pixels-macro-silk.jpg', shows: 'pixels' } },
        { image: { file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' } },
        { image: { file: 'images/lobby-morning-lagoon.jpg', shows: 'LED wall' } },
        { image: { file: 'images/workshop-bench-detail.jpg', shows: 'modules' } },
      ],
    },
  },
  cards: [
    drawn('pitch', '/sub-category/1', {
      en: 'Close enough to read | With 1.25 mm between pixels, letters 25 mm tall stay crisp from 1.2 m, so the operator in the front row reads what the director reads.',
      ar: 'وضوح يكفي للقراءة | المسافة بين البكسلات 1.25 مم، فتبقى الحروف بارتفاع 25 مم واضحة من 1.2 م، ويقرأ الموظف في الصف الأول ما يقرؤه المدير في الصف الأخير.',
    }),
    drawn('protection', '/contact', {
      en: 'Sealed under resin | GOB covers every LED with clear optical resin of 3H hardness. A trolley bump, a damp cloth or a curious hand leaves the picture whole.',
      ar: 'محمية تحت الراتنج | تغطي طبقة GOB كل بكسل براتنج شفاف صلابته 3H، فلا تفسد الصورة صدمة عربة ولا قطعة قماش رطبة ولا يد فضولية.',
    }),
    drawn('back', '/projects', {
      en: 'Quiet in a quiet room | No fans, only a die-cast frame that carries heat away. At the 125 W/m² of everyday use the wall makes no sound at all.',
      ar: 'صمت في غرفة هادئة | بلا مراوح؛ إطار من الألمنيوم المصبوب يبدّد الحرارة وحده. وعند 125 واط/م² في الاستخدام اليومي لا يصدر الجدار صوتًا.',
    }),
  ],
  rows: [
    story({ file: 'images/led-wall-lobby-pattern.jpg', shows: 'pattern, LED wall' }, '/sub-category/1', {
      en: 'Exactly 4K, nothing cropped | A grid of 8 × 8 cabinets gives 3,840 × 2,160 pixels in 4.8 × 2.7 m. Every pixel of the source has one LED of its own, so lines stay lines.',
      ar: 'دقة 4K كاملة بلا اقتطاع | شبكة من 8 × 8 كبائن تعطي 3,840 × 2,160 بكسل في 4.8 × 2.7 م. لكل بكسل في المصدر بكسل واحد على الجدار، فتبقى الخطوط خطوطًا.',
      figure: ['3,840 × 2,160 pixels', '3,840 × 2,160 بكسل'],
    }),
    story({ file: 'images/led-cabinet-pattern.jpg', shows: 'cabinet, front' }, '/contact', {
      en: 'Seams below 0.1 mm | Six-axis adjusters level each cabinet against its neighbours. On white, where joints usually show, the surface reads as one sheet.',
      ar: 'فواصل أقل من 0.1 مم | ضوابط بستة محاور تسوّي كل كابينة مع جاراتها. وعلى الخلفية البيضاء، حيث تظهر الفواصل عادة، يبدو السطح لوحًا واحدًا.',
      figure: ['0.1 mm', '0.1 مم'],
    }),
  ],
  films: [
    story({ file: 'films/hero-lobby-dunes.mp4', shows: 'lobby, dunes' }, '/projects', {
      en: 'Dunes at dusk | In a dark lobby the wall glows at 200 cd/m², a quarter of its 800, and the sand keeps its grain.',
      ar: 'كثبان عند الغروب | في ردهة معتمة يتوهج الجدار بسطوع 200 شمعة/م²، أي ربع سطوعه البالغ 800، وتبقى حبيبات الرمل ظاهرة.',
      figure: ['200 cd/m²', '200 شمعة/م²'],
    }),
  ],
  headlines: [
    story('icons/pixel-pitch.png', '/sub-category/1', {
      en: '1.25 mm | Pixel pitch: 640,000 pixels in every square metre.',
      ar: '1.25 مم | تباعد البكسلات: 640,000 بكسل في كل متر مربع.',
    }),
    story('icons/brightness.png', '/sub-category/1', {
      en: '800 cd/m² | Brightness for daylit halls, dimmed by sensor without losing a shade.',
      ar: '800 شمعة/م² | سطوع يناسب القاعات المضاءة نهارًا، ويخفضه الحسّاس من دون فقدان أي درجة لونية.',
    }),
    story('icons/refresh-rate.png', '/sub-category/1', {
      en: '3,840 Hz | Refresh rate that broadcast and phone cameras film cleanly.',
      ar: '3,840 هرتز | معدل تحديث تصوّره كاميرات البث والهواتف بنقاء.',
    }),
    story('icons/weight.png', '/sub-category/1', {
      en: '5.2 kg | One cabinet of 600 × 337.5 mm, lifted and locked by one person.',
      ar: '5.2 كجم | كابينة واحدة بمقاس 600 × 337.5 مم، يرفعها شخص واحد ويثبّتها.',
    }),
  ],
  slides: [
    story({ file: 'images/lobby-morning-welcome.jpg', shows: 'lobby, words' }, '/projects', {
      en: 'Headquarters lobbies | The first 5 seconds of a visit: a name, a welcome, a film of what the company makes.',
      ar: 'ردهات المقرّات | أول 5 ثوانٍ من الزيارة: اسم وترحيب وفيلم عمّا تصنعه الشركة.',
    }),
    story({ file: 'images/airport-gates-row.jpg', shows: 'gates, displays' }, '/projects', {
      en: 'Airport gates | Flight lists in two alphabets, legible from 1.2 m for the last passenger in the queue and from 30 m for the next.',
      ar: 'بوابات المطارات | قوائم الرحلات بلغتين، يقرؤها من 1.2 م من وصل إلى البوابة ومن 30 م من يقترب منها.',
    }),
    story({ file: 'images/operations-day-detail.jpg', shows: 'control room, desks' }, '/projects', {
      en: 'Control rooms | 16 sources on one surface, and the whole shift reads them from its desks.',
      ar: 'غرف العمليات | 16 مصدرًا على سطح واحد، يقرؤها الفريق كله من مكاتبه.',
    }),
  ],
  media: [
    story({ file: 'images/led-pixels-macro-silk.jpg', shows: 'pixels' }, '/sub-category/1', {
      en: 'Black that stays black | Matt resin returns less than 2% of the room’s light.',
      ar: 'أسود يبقى أسود | راتنج مطفأ يعكس أقل من 2% من ضوء الغرفة.',
    }),
    story({ file: 'images/led-pixels-macro-grid.jpg', shows: 'pixels' }, '/sub-category/1', {
      en: 'From dot to picture | Step back 1.2 m and the picture comes together.',
      ar: 'من النقطة إلى الصورة | ابتعد 1.2 م فتكتمل الصورة.',
    }),
    story({ file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, back' }, '/contact', {
      en: 'The cabinet | Die-cast aluminium, flat to 0.1 mm across 600 mm.',
      ar: 'الكابينة | ألمنيوم مصبوب باستواء 0.1 مم على امتداد 600 مم.',
    }),
  ],
  tickets: [
    story('icons/screen-size.png', '/register', {
      en: 'Site survey | We measure wall, power and light, and answer with a drawing within 5 working days.',
      ar: 'معاينة الموقع | نقيس الجدار والكهرباء والإضاءة، ونرسل المخطط خلال 5 أيام عمل.',
    }),
    story('icons/led-module.png', '/contact', {
      en: 'Spare modules | 3% of the modules, from the same production batch, stay in your store.',
      ar: 'وحدات احتياطية | تبقى في مستودعك 3% من الوحدات، من دفعة الإنتاج نفسها.',
    }),
    story('icons/people.png', '/contact', {
      en: 'Operator training | One day on site, in Arabic or English, with a written guide for the night shift.',
      ar: 'تدريب المشغّلين | يوم كامل في الموقع، بالعربية أو الإنجليزية، مع دليل مكتوب للمناوبة الليلية.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Warranty of 24 months | Manufacturing defects are repaired or replaced, and calibration is repeated free once a year.',
      ar: 'ضمان 24 شهرًا | نصلح عيوب التصنيع أو نستبدل القطعة، ونعيد المعايرة مجانًا مرة كل سنة.',
    }),
  ],
  videos: [
    story({ file: 'films/row-pixels.mp4', shows: 'pixels' }, '/projects', {
      en: 'Light from close up | It passes from pixel to pixel, 1.25 mm apart.',
      ar: 'الضوء عن قرب | ينتقل من بكسل إلى بكسل، وبينهما 1.25 مم.',
    }),
  ],
  questions: [
    story({ file: 'images/lobby-morning-sea.jpg', shows: 'seats, LED wall' }, '/contact', {
      en: 'How close can people sit? | A good rule is one metre for each millimetre of pitch. With 1.25 mm film is comfortable from 1.2 m. A sharp eye tells single pixels apart up to 4.3 m, so fine text wants that distance.',
      ar: 'ما أقرب مسافة للجلوس؟ | القاعدة متر واحد لكل مليمتر من تباعد البكسلات. عند 1.25 مم تُشاهَد الأفلام براحة من 1.2 م. وتميّز العين الحادة البكسلات المفردة حتى 4.3 م، فالنص الدقيق يحتاج إلى تلك المسافة.',
    }),
    asked('/register', {
      en: 'What size gives me 4K? | 64 cabinets in an 8 × 8 grid: 4.8 m wide, 2.7 m high, 217 inches across the diagonal. Full HD needs 16 cabinets and 2.4 × 1.35 m.',
      ar: 'ما المقاس الذي يعطي 4K؟ | شبكة من 64 كابينة بترتيب 8 × 8: العرض 4.8 م والارتفاع 2.7 م والقطر 217 بوصة. أما Full HD فتكفيها 16 كابينة في 2.4 × 1.35 م.',
    }),
    asked('/return-policy', {
      en: 'What if a module fails? | Someone on your team swaps it from the front with the magnetic tool and a spare from the 3% kept on site. We repair the old one under the 24-month warranty.',
      ar: 'ماذا لو تعطّلت وحدة؟ | يستبدلها أحد أفراد فريقك من الأمام بالأداة المغناطيسية وقطعة من الاحتياطي 3% المحفوظ في الموقع، ونصلح القديمة ضمن ضمان 24 شهرًا.',
    }),
  ],
};
