import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const campaign: DemoValues<typeof settingsGroups.campaign> = {
  en: {
    slides: [
      {
        title: 'The Vision series',
        description: 'One screen, no seams, from 115 to 295 inches. It arrives as a kit; sizes up to 178 inches are on the wall in a day.',
      },
      {
        title: 'A cinema that leaves the lamp on',
        description: 'Fine-pitch LED keeps its contrast beside a lit lamp, where a projector would give up.',
      },
      {
        title: 'The boardroom, without the cables',
        description: 'Speakers, player and wireless sharing are inside. An IR touch frame and a 4K camera are options.',
      },
    ],
    gallery_heading: 'Made for the room it hangs in',
    gallery_text:
      'A home theatre, a classroom, a boardroom, a majlis. The screen is from 35 mm deep, the surface is protected by GOB, and every module comes out from the front with one magnetic tool.',
    about_heading: 'About the Vision series',
    about_text:
      'Vision is an all-in-one LED display: screen, power, control and sound in a single frame. It is available in 115, 147, 178, 231 and 295 inches and made for home theatres, classrooms and boardrooms. A GOB layer seals every LED in clear resin, so that a knock, a wet cloth or a curious finger does no harm. IR touch and a 4K camera are available as options on every size.',
  },
  ar: {
    slides: [
      {
        title: 'سلسلة فيجن',
        description: 'شاشة واحدة بلا فواصل، من 115 إلى 295 بوصة. تصل مجموعةً جاهزة، وتُعلَّق المقاسات حتى 178 بوصة على الجدار في يوم واحد.',
      },
      { title: 'سينما لا تطفئ المصباح', description: 'تحافظ شاشة LED الدقيقة على تباينها والمصباح مضاء، حيث يستسلم جهاز الإسقاط.' },
      {
        title: 'قاعة مجلس الإدارة بلا أسلاك',
        description: 'السماعات ومشغّل المحتوى والمشاركة اللاسلكية في داخلها. وإطار اللمس بالأشعة تحت الحمراء IR وكاميرا 4K من الخيارات.',
      },
    ],
    gallery_heading: 'صُنعت للغرفة التي تسكنها',
    gallery_text:
      'سينما منزلية أو قاعة درس أو غرفة اجتماعات أو مجلس. عمق الشاشة من 35 مم، وسطحها محمي بتقنية GOB، وتُسحب كل وحدة من الأمام بأداة مغناطيسية واحدة.',
    about_heading: 'عن سلسلة فيجن',
    about_text:
      'فيجن شاشة LED متكاملة: الشاشة والطاقة والتحكم والصوت في إطار واحد. تتوفر بمقاسات 115 و147 و178 و231 و295 بوصة، وهي مصممة للسينما المنزلية وقاعات الدراسة وقاعات مجالس الإدارة. تغلّف طبقة GOB كل بكسل براتنج شفاف، فلا تضرها صدمة عابرة ولا قطعة قماش مبللة ولا إصبع فضولي. ويتوفر اللمس بالأشعة تحت الحمراء IR وكاميرا 4K خيارين مع كل المقاسات.',
  },
  shared: {
    slides: [{ background: 'sand' }, { background: 'dusk' }, { background: 'night' }],
    sizes: ['115', '147', '178', '231', '295'],
    quote_form: '',
    call_form: '',
    whatsapp_message: 'Hello Lamha, I would like to know more about the Vision series.',
    pixel_id: '',
    analytics_id: '',
  },
  files: {
    slides: [
      { image: { file: 'images/vision-majlis-dunes.jpg', shows: 'majlis, Vision' } },
      { image: { file: 'images/home-theatre-sea.jpg', shows: 'living room, Vision' } },
      { image: { file: 'images/vision-boardroom-sea.jpg', shows: 'boardroom, Vision' } },
    ],
    gallery: [
      { image: { file: 'images/vision-series-sizes.jpg', shows: 'Vision, sizes' } },
      { image: { file: 'images/vision-115-studio-silk.jpg', shows: 'Vision, stand' } },
      { image: { file: 'images/home-morning-dunes.jpg', shows: 'living room, Vision, daylight' } },
      { image: { file: 'images/vision-boardroom-detail.jpg', shows: 'boardroom, Vision' } },
    ],
    specsheet: 'documents/vision-series-en.pdf',
  },
  filesAr: { specsheet: 'documents/vision-series-ar.pdf' },
};
