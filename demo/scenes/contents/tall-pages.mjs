import { page, picture } from './sheet.mjs';

/** Two tall posters side by side for the boutique, one tall picture for the totem. */
export const fashion = (language) => {
  const [first, second, below] =
    language === 'ar' ? ['خفيفٌ كالضوء', 'موسم الصحراء', 'المجموعة الجديدة'] : ['Light as light', 'Desert season', 'The new collection'];
  const side = (image, place, words) =>
    `<div style="position:relative;inline-size:640px;block-size:1920px;overflow:hidden">${picture(image, `object-position:${place}`)}<div class="fill" style="background:linear-gradient(to top,#0b0b0ccc,transparent 45%)"></div><div style="position:absolute;inset-inline:50px;inset-block-end:120px"><div class="kufi" style="font-size:92px;line-height:1.35">${words}</div><div class="amber" style="font-size:40px">${below}</div></div></div>`;
  return page(
    1280,
    1920,
    `<div dir="ltr" style="display:flex"><div dir="${language === 'ar' ? 'rtl' : 'ltr'}">${side('silk', '30% 50%', first)}</div><div dir="${language === 'ar' ? 'rtl' : 'ltr'}">${side('dunes', '62% 50%', second)}</div></div>`,
    '',
    language,
  );
};
export const plaza = (language) => {
  const [title, sub, rows] =
    language === 'ar'
      ? ['مهرجان البحر', 'كل مساء، البوابة 3', ['المتاجر ←', 'المرسى ←', 'المواقف →']]
      : ['Festival of the sea', 'Every evening, gate 3', ['Shops →', 'Marina →', 'Parking ←']];
  return page(
    960,
    1920,
    `${picture('sea', 'block-size:62%;object-position:62% 50%')}<div class="fill" style="background:linear-gradient(to bottom,transparent 30%,#0b0b0c 62%)"></div><div style="position:absolute;inset-inline:70px;inset-block-start:820px"><div class="kufi" style="font-size:112px;line-height:1.3">${title}</div><div class="amber kufi" style="font-size:54px;margin-block-end:60px">${sub}</div>${rows.map((row) => `<div class="kufi" style="font-size:74px;padding:26px 0;border-block-start:3px solid #ffb22455">${row}</div>`).join('')}</div>`,
    '',
    language,
  );
};
