// What the screens show when they speak: small pages with Arabic and English lettering.
// The browser shapes the Arabic; pictures come from the folder that make-pictures.mjs filled.
import { kioskGuide, kioskHello, kioskLamha, kioskMenu, kioskPerfume } from './kiosk-pages.mjs';
import { gulfMap } from './gulf-map.mjs';
import { fashion, plaza } from './tall-pages.mjs';
import { prayerBoard, prayerBoardNoon } from './prayer-board.mjs';
import { page, picture } from './sheet.mjs';

const lettering = (text, size, under = '', width = 1600) =>
  page(
    width,
    800,
    `<div class="centre"><div class="kufi dots" style="font-size:${size}px;--dot:11px;line-height:1.35;padding:0 .1em">${text}</div>${under}</div>`,
    'body{background:radial-gradient(ellipse at 50% 60%, #2a120a, #0b0b0c 70%)}',
  );

const poster = (language, image, arabic, english, options = {}) =>
  page(
    options.width ?? 1600,
    options.height ?? 800,
    `${picture(image, options.style)}<div class="fill" style="background:linear-gradient(to top, #0b0b0ccc, transparent 55%)"></div>
     <div style="position:absolute;inset-inline:${options.side ?? 90}px;inset-block-end:${options.foot ?? 60}px">
       <div class="kufi" style="font-size:${options.font ?? 96}px;line-height:1.4">${language === 'ar' ? arabic : english}</div>
       <div class="quiet" style="font-size:${(options.font ?? 96) * 0.34}px">${language === 'ar' ? english : arabic}</div></div>`,
    '',
    language,
  );

const GATES = [
  ['A1', 'الرياض', 'Riyadh', '18:05', 'الصعود الآن', 'Boarding'],
  ['A2', 'جدة', 'Jeddah', '18:20', 'في الموعد', 'On time'],
  ['A3', 'أبوظبي', 'Abu Dhabi', '18:35', 'في الموعد', 'On time'],
  ['A4', 'الدمام', 'Dammam', '18:50', 'النداء الأخير', 'Final call'],
  ['A5', 'العُلا', 'AlUla', '19:10', 'في الموعد', 'On time'],
];
const gates = page(
  4000,
  450,
  `<div dir="ltr" style="display:flex;block-size:100%">${GATES.map(
    ([gate, city, english, time, state, status], i) => `
  <div style="inline-size:800px;padding:34px 40px;display:grid;grid-template-columns:auto 1fr;gap:0 30px;background:${i % 2 ? '#0d0c0b' : '#120e0a'}">
  <div class="kufi amber" style="font-size:170px;line-height:1;grid-row:span 2;align-self:center">${gate}</div>
  <div dir="rtl" style="align-self:end"><div class="kufi" style="font-size:82px;line-height:1.35">${city}</div><div dir="ltr" class="quiet" style="font-size:40px;text-align:right">${english}</div></div>
  <div style="display:flex;justify-content:space-between;align-items:center;font-size:50px"><b>${time}</b><span dir="rtl" class="amber" style="font-size:42px;text-align:center;line-height:1.25">${state}<br><span style="font-size:26px" class="quiet">${status}</span></span></div></div>`,
  ).join('')}</div>`,
);

const wave = (width, height, seed, fill) => {
  const at = (x) => height * (0.74 - 0.08 * Math.sin(x * 7 + seed) - 0.05 * Math.sin(x * 17 + seed * 2.3) - 0.5 * x * x);
  const points = Array.from({ length: 61 }, (_, i) => `${((i / 60) * width).toFixed(1)},${at(i / 60).toFixed(1)}`).join(' ');
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g${seed}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${fill}" stop-opacity=".7"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></linearGradient></defs><polygon points="0,${height} ${points} ${width},${height}" fill="url(#g${seed})"/><polyline points="${points}" fill="none" stroke="${fill}" stroke-width="4"/></svg>`;
};
const bars = (count, height, width = 22) =>
  `<div style="display:flex;gap:${width * 0.5}px;align-items:end;block-size:${height}px">${Array.from({ length: count }, (_, i) => `<i style="inline-size:${width}px;block-size:${(0.25 + 0.7 * Math.abs(Math.sin(i * 1.7 + 0.6))) * 100}%;background:${i % 5 === 3 ? '#ffb224' : '#b4552f'}"></i>`).join('')}</div>`;

const DECK = {
  ar: ['نتائج الربع الثالث', 'نموٌّ يراه الجميع', ['42%', 'زيادة في المشاريع'], ['18', 'مدينة في الخليج'], ['96%', 'رضا العملاء']],
  en: ['Third quarter', 'Growth that everybody sees', ['42%', 'more projects'], ['18', 'cities in the Gulf'], ['96%', 'content customers']],
};
const deck = (language) => {
  const [lead, title, ...figures] = DECK[language];
  return page(
    1920,
    1080,
    `<div style="position:absolute;inset:90px 110px;display:grid;grid-template-rows:auto 1fr auto;gap:30px">
  <div><div class="amber" style="font-size:38px">${lead}</div><div class="kufi" style="font-size:100px;line-height:1.4">${title}</div></div>
  <div dir="ltr">${wave(1700, 430, 2, '#ffb224')}</div>
  <div style="display:grid;grid-template-columns:repeat(3,1fr);gap:60px">${figures
    .map(
      ([n, l]) =>
        `<div style="border-block-start:3px solid #ffb22466;padding-block-start:18px"><div class="kufi amber" style="font-size:92px;line-height:1.3">${n}</div><div class="quiet" style="font-size:38px">${l}</div></div>`,
    )
    .join('')}</div></div>`,
    'body{background:linear-gradient(150deg,#5a3218,#2a170d 55%,#1a0f0a)}',
    language,
  );
};

const tile = (inner, title = '') =>
  `<div style="background:#14100d;border:2px solid #2c211a;padding:20px;overflow:hidden;position:relative;min-block-size:0"><div class="quiet" style="font-size:26px">${title}</div>${inner}</div>`;
const CONTROL = {
  ar: ['حركة المرور', 'الطاقة', 'شبكة الخليج', 'الجاهزية', 'درجة الحرارة', 'البلاغات'],
  en: ['Traffic', 'Energy', 'Gulf network', 'Availability', 'Temperature', 'Reports'],
};
const control = (language) =>
  page(
    2400,
    853,
    `<div style="block-size:640px;padding:14px;display:grid;grid-template-columns:560px 1fr 620px;grid-template-rows:100%;gap:14px">
  <div style="display:grid;grid-template-rows:1fr 1fr;gap:14px">${tile(wave(510, 200, 5, '#ffb224'), CONTROL[language][0])}${tile(bars(15, 200), CONTROL[language][1])}</div>
  ${tile(gulfMap(1120, 540), CONTROL[language][2])}
  <div style="display:grid;grid-template-columns:1fr 1fr;grid-template-rows:1fr 1fr 1fr;gap:14px">${['skyline', 'sea', 'dunes'].map((n) => tile(picture(n))).join('')}${tile(`<div class="kufi amber" style="font-size:74px;line-height:1.3"><bdi dir="ltr">99.98%</bdi></div>`, CONTROL[language][3])}${tile(wave(270, 120, 9, '#ff6a3d'), CONTROL[language][4])}${tile(bars(7, 110), CONTROL[language][5])}</div></div>
  <div style="block-size:213px;display:grid;grid-template-columns:repeat(3,1fr)">${tile(wave(740, 150, 3, '#ffb224'))}${tile(bars(20, 150, 24))}${tile(wave(740, 150, 7, '#ff6a3d'))}</div>`,
    'body{background:#070606}',
    language,
  );

/** The night's amber and coral turned to the sea's colours. */
const byDay = ({ html, ...own }) => ({
  ...own,
  html: [
    ['#ffb224', '#35c9bd'],
    ['#ff6a3d', '#6fb2ff'],
    ['#c9733c', '#2f8f96'],
    ['#ffe2b8', '#fff3dc'],
    ['#070606', '#06121a'],
    ['#14100d', '#0a1c26'],
    ['#2c211a', '#17323f'],
  ].reduce((text, [night, day]) => text.replaceAll(night, day), html),
});

const LESSON = {
  ar: ['دورة الماء في الطبيعة', 'تبخّر', 'تكاثف', 'هطول', 'جريان'],
  en: ['The water cycle', 'Evaporation', 'Condensation', 'Rain', 'Run-off'],
};
const lesson = (language) =>
  page(
    1920,
    1080,
    `<svg class="fill" viewBox="0 0 1920 1080" preserveAspectRatio="none"><rect width="1920" height="1080" fill="#f4e8d6"/><path d="M0,760 Q300,560 620,720 T1200,740 Q1600,700 1920,800 L1920,1080 L0,1080Z" fill="#d9a066"/><path d="M0,860 Q380,720 800,850 T1300,900 L1300,1080 L0,1080Z" fill="#c47f45"/><path d="M1060,900 Q1500,830 1920,880 L1920,1080 L1060,1080Z" fill="#3f8f97"/><circle cx="240" cy="250" r="110" fill="#ffb224"/>
  ${[
    [600, 330, 1],
    [1120, 330, 1.25],
  ]
    .map(
      ([x, y, s]) =>
        `<g transform="translate(${x},${y}) scale(${s})" fill="#fff"><circle r="62"/><circle cx="70" cy="14" r="50"/><circle cx="-72" cy="16" r="46"/><rect x="-116" y="14" width="236" height="50" rx="25"/></g>`,
    )
    .join('')}
  ${Array.from({ length: 14 }, (_, i) => `<path d="M${510 + i * 17},${420 + (i % 3) * 30} l-10,34" stroke="#3f8f97" stroke-width="7" stroke-linecap="round"/>`).join('')}
  <g fill="none" stroke="#d4532b" stroke-width="12" stroke-linecap="round"><path d="M1600,860 C1620,700 1560,520 1350,400"/><path d="M1404,404 l-56,-8 l14,56"/><path d="M960,330 C900,290 840,290 780,330"/><path d="M560,560 C540,620 510,660 470,690"/></g></svg>
  <div class="kufi" style="position:absolute;inset-block-start:30px;inset-inline-start:90px;font-size:92px;color:#2a1a10">${LESSON[language][0]}</div>
  ${[
    [LESSON[language][1], language === 'ar' ? 1640 : 1130, 620],
    [LESSON[language][2], 790, 250],
    [LESSON[language][3], 300, 590],
    [LESSON[language][4], 760, 960, '#2a1a10'], // on the hill, which is nearly the red of the others
  ]
    .map(
      ([w, x, y, colour = '#d4532b']) =>
        `<div class="kufi" style="position:absolute;left:${x}px;top:${y - 50}px;font-size:60px;color:${colour}">${w}</div>`,
    )
    .join('')}`,
    '',
    language,
  );

const ribbonRow = (words, size, stretch, ground = '#120a06') =>
  `<div style="block-size:96px;overflow:hidden;background:${ground}"><div dir="ltr" style="display:flex;white-space:nowrap;transform-origin:0 50%;transform:scaleX(${stretch});gap:120px;align-items:center;block-size:96px">${Array.from(
    { length: 30 },
    (_, i) => {
      const [text, color] = words[i % words.length];
      return `<span dir="auto" class="kufi" style="font-size:${size}px;line-height:1.1;color:${color}">${text}</span><i style="flex:none;inline-size:190px;block-size:58px;background:radial-gradient(circle at center,#ff6a3d 34%,transparent 40%) 0 0/19.2px 19.2px"></i>`;
    },
  ).join('')}</div></div>`;
/** Below the ribbon of the upper tier the boards of the pitch; a stadium by day promises no night. */
const ribbonOf = (promise) =>
  page(
    8192,
    192,
    ribbonRow(
      [
        ['لمحة للحلول المرئية', '#ffb224'],
        ['أهلًا بالجماهير', '#fff1dc'],
        ['LAMHA', '#ffb224'],
        [promise, '#fff1dc'],
      ],
      62,
      1,
    ) +
      ribbonRow(
        [
          ['LAMHA VISUAL SOLUTIONS', '#1a0c04'],
          ['لمحة', '#1a0c04'],
          ['الضوء لغتنا', '#1a0c04'],
        ],
        64,
        0.56,
        'linear-gradient(90deg,#ffb224,#ff7a3d,#ffb224,#ff7a3d,#ffb224)',
      ),
  );
const goal = page(
  8192,
  192,
  ribbonRow(
    [
      ['هدف!', '#fff1dc'],
      ['GOAL!', '#ffb224'],
    ],
    74,
    1,
  ) +
    ribbonRow(
      [
        ['هدف!', '#1a0c04'],
        ['GOAL!', '#fff1dc'],
      ],
      74,
      0.56,
      '#ff7a3d',
    ),
  'body{background:#2a0f06}',
);

const cube = page(
  3200,
  800,
  `<div dir="ltr" style="display:flex">${['dunes', 'girih', 'silk', 'grid'].map((n, i) => `<div style="position:relative;inline-size:800px;block-size:800px;overflow:hidden">${picture(n)}${i === 3 ? `<div class="centre kufi glow" style="font-size:270px">لمحة</div>` : ''}</div>`).join('')}</div>`,
);
const cubeWords = page(
  3200,
  800,
  `<div dir="ltr" style="display:flex">${[
    ['ضوء', '#2a0f06'],
    ['لون', '#0b0b0c'],
    ['Light', '#0b0b0c'],
    ['لمحة', '#2a0f06'],
  ]
    .map(
      ([w, b]) =>
        `<div style="position:relative;inline-size:800px;block-size:800px;background:radial-gradient(circle,${b},#0b0b0c)"><div class="centre"><div class="kufi dots" style="font-size:250px;--dot:11px;padding:0 .1em">${w}</div></div></div>`,
    )
    .join('')}</div>`,
);
const family = (suffix) =>
  page(
    4320,
    1920,
    `<div dir="ltr" style="display:flex">${['kiosk-menu', 'kiosk-guide', 'kiosk-perfume', 'kiosk-hello'].map((n) => `<div style="position:relative;inline-size:1080px;block-size:1920px">${picture(`${n}${suffix}`)}</div>`).join('')}</div>`,
  );
const lineup = page(
  3840,
  540,
  `<div dir="ltr" style="display:flex">${['silk', 'sea', 'skyline', 'dunes'].map((n, i) => `<div style="position:relative;inline-size:960px;block-size:540px;overflow:hidden">${picture(n)}<b dir="ltr" class="kufi" style="position:absolute;left:50px;bottom:24px;font-size:86px">${['115″', '147″', '178″', '295″'][i]}</b></div>`).join('')}</div>`,
);
const testCard = page(
  2000,
  900,
  `<div dir="ltr" style="display:flex;block-size:100%"><div style="position:relative;inline-size:1400px"><div class="fill" style="background:linear-gradient(to right,#0b0b0c,#fff4e4) 0 0/100% 25% no-repeat,linear-gradient(to right,#0b0b0c,#ffb224) 0 33%/100% 25% no-repeat,linear-gradient(to right,#0b0b0c,#ff6a3d) 0 66%/100% 25% no-repeat,linear-gradient(to right,#0b0b0c,#3f8f97) 0 100%/100% 25% no-repeat"></div><div class="centre"><div class="kufi" style="font-size:120px;background:#0b0b0c;padding:0 60px;border-radius:20px">معايرة <span class="amber">P1.2</span></div></div></div><div style="flex:1;position:relative;display:grid;grid-template-rows:1fr 1fr"><div style="background:linear-gradient(90deg,#ffb224,#ff6a3d)"></div><div style="background:radial-gradient(circle at center,#ffb224 34%,#140b06 40%) 0 0/50px 50px"></div></div></div>`,
);

/** Pages that speak exist twice: in Arabic under their name, in English with `-en`. */
const spoken = (language) => {
  const suffix = language === 'ar' ? '' : '-en';
  const words = language === 'ar' ? ['لمحة', 430] : ['Lamha', 360];
  const light = language === 'ar' ? ['الضوء لغتنا', 'Light is our language'] : ['Light is our language', 'الضوء لغتنا'];
  const welcome = language === 'ar' ? ['أهلًا وسهلًا', 250, 'Welcome'] : ['Welcome', 280, 'أهلًا وسهلًا'];
  const under = (text, size) => `<div style="font-size:${size}px" class="quiet">${text}</div>`;
  return Object.fromEntries(
    Object.entries({
      'word-lamha': lettering(...words),
      'word-welcome': lettering(welcome[0], welcome[1], under(welcome[2], 60)),
      'word-light': lettering(light[0], language === 'ar' ? 250 : 150, under(light[1], 52)),
      'wide-word-light': lettering(light[0], language === 'ar' ? 330 : 260, under(light[1], 74), 3200),
      // The words of a stage stay on the screen in its middle.
      'stage-word-light': lettering(light[0], language === 'ar' ? 330 : 165, under(light[1], 74), 3200),
      'poster-dunes': poster(language, 'dunes', 'حيث يبدأ الضوء', 'Where light begins'),
      'poster-lagoon': poster(language, 'lagoon', 'أهلًا وسهلًا', 'Welcome', { font: 150 }),
      'poster-sea': poster(language, 'sea', 'هدوء البحر، كل مساء', 'The calm of the sea'),
      'poster-city': poster(language, 'skyline', 'مدينة لا تنطفئ', 'A city that never goes dark'),
      'poster-perfume': page(
        1600,
        1000,
        `<div style="position:absolute;left:0;top:0;width:900px;height:1000px;overflow:hidden"><img src="perfume.png" style="width:900px;margin-top:-140px"></div><div class="fill" style="background:linear-gradient(to left,#8a3a1c 46%,#8a3a1c00 68%)"></div><div style="position:absolute;right:110px;top:290px;text-align:${language === 'ar' ? 'right' : 'left'}"><div class="kufi" style="font-size:${language === 'ar' ? 140 : 120}px;line-height:1.3">${language === 'ar' ? 'عطرٌ<br>من ضوء' : 'A scent<br>of light'}</div></div>`,
        '',
        language,
      ),
      deck: deck(language),
      control: control(language),
      'control-day': byDay(control(language)),
      lesson: lesson(language),
      fashion: fashion(language),
      plaza: plaza(language),
      'kiosk-guide': kioskGuide(language),
      'kiosk-menu': kioskMenu(language),
      'kiosk-hello': kioskHello(language),
      'kiosk-lamha': kioskLamha(language),
      'kiosk-perfume': kioskPerfume(language),
      family: family(suffix),
    }).map(([name, drawn]) => [`${name}${suffix}`, drawn]),
  );
};

/** Pages in order: later ones may show earlier ones as pictures. */
export const PAGES = {
  ...spoken('ar'),
  ...spoken('en'),
  'prayer-board': prayerBoard,
  'prayer-board-noon': prayerBoardNoon,
  gates,
  ribbon: ribbonOf('ليلة من ضوء'),
  'ribbon-day': ribbonOf('يومٌ من ضوء'),
  goal,
  cube,
  'cube-words': cubeWords,
  lineup,
  'test-card': testCard,
};
