// What a GlowMate kiosk shows: a directory, a menu, a greeting, the brand, an advertisement.
import { page, picture } from './sheet.mjs';

/** The reader's language is large, the other one small below it. */
const pair = (language, ar, en) => (language === 'ar' ? [ar, en] : [en, ar]);
const kioskHead = (language, ar, en) => {
  const [title, sub] = pair(language, ar, en);
  return `<div class="kufi" style="font-size:${language === 'ar' ? 112 : 96}px;line-height:${language === 'ar' ? 1.45 : 1.12}">${title}</div><div class="quiet" dir="auto" style="font-size:44px;text-align:start"><bdi>${sub.replace('<br>', ' ')}</bdi></div>`;
};
export const kioskGuide = (language) =>
  page(
    1080,
    1920,
    `${picture('dunes', 'block-size:46%;object-position:40% 50%')}<div class="fill" style="background:linear-gradient(to bottom,transparent 20%,#0b0b0c 47%)"></div>
  <div style="position:absolute;inset-inline:80px;inset-block-start:660px">${kioskHead(language, 'أين تريد<br>أن تذهب؟', 'Where would you<br>like to go?')}
  <div style="margin-block-start:50px">${[
    ['المتاجر', 'Shops', '1'],
    ['المطاعم', 'Dining', '2'],
    ['المصلّى', 'Prayer room', '3'],
    ['المواقف', 'Parking', '4'],
  ]
    .map(
      ([a, e, n], i) =>
        `<div style="display:flex;align-items:center;gap:40px;padding:30px 36px;margin-block-end:22px;border-radius:26px;background:${i === 0 ? '#ffb224;color:#180d04' : '#1d1713'};font-size:60px" class="kufi"><span>${n}</span><span style="flex:1">${pair(language, a, e)[0]}</span><span style="font-size:40px;opacity:.7">${pair(language, a, e)[1]}</span></div>`,
    )
    .join('')}</div></div>`,
    '',
    language,
  );
export const kioskMenu = (language) =>
  page(
    1080,
    1920,
    `${picture('silk', 'block-size:34%')}<div class="fill" style="background:linear-gradient(to bottom,transparent 8%,#0d0907 35%)"></div>
  <div style="position:absolute;inset-inline:80px;inset-block-start:430px">${kioskHead(language, 'قهوة اليوم', 'Today’s coffee')}
  ${[
    ['قهوة عربية بالهيل', 'Arabic coffee', '18'],
    ['لاتيه بالزعفران', 'Saffron latte', '22'],
    ['كرك', 'Karak', '12'],
    ['تمر وطحينة', 'Dates and tahini', '24'],
    ['كنافة', 'Kunafa', '28'],
  ]
    .map(
      ([a, e, n]) =>
        `<div style="display:flex;align-items:center;justify-content:space-between;padding:40px 0;border-block-end:2px solid #ffb22433"><div><div class="kufi" style="font-size:58px">${pair(language, a, e)[0]}</div><div class="quiet" style="font-size:36px">${pair(language, a, e)[1]}</div></div><div class="kufi amber" style="font-size:76px">${n}</div></div>`,
    )
    .join('')}</div>`,
    '',
    language,
  );
export const kioskHello = (language) =>
  page(
    1080,
    1920,
    `${picture('sea', 'object-position:66% 50%')}<div class="fill" style="background:linear-gradient(to top,#0b0b0c 8%,transparent 60%)"></div><div style="position:absolute;inset-inline:80px;inset-block-end:150px">${kioskHead(language, 'أهلًا بك', 'Welcome')}<div class="kufi" style="margin-block-start:50px;background:#ffb224;color:#180d04;border-radius:26px;font-size:58px;text-align:center;padding:24px">${pair(language, 'المس الشاشة للبدء', 'Touch to begin')[0]}</div></div>`,
    '',
    language,
  );
export const kioskLamha = (language) =>
  page(
    1080,
    1920,
    `${picture('grid', 'opacity:.16')}<div class="centre"><div class="kufi dots" style="font-size:${language === 'ar' ? 400 : 280}px;--dot:13px;line-height:1.5;padding:0 .12em">${pair(language, 'لمحة', 'Lamha')[0]}</div><div style="font-size:52px" class="quiet">${pair(language, 'نراك قبل أن تصل', 'We see you coming')[0]}</div></div>`,
    '',
    language,
  );
export const kioskPerfume = (language) =>
  page(
    1080,
    1920,
    `${picture('perfume', 'object-fit:cover')}<div class="fill" style="background:linear-gradient(to bottom,#0b0b0c99,transparent 35%,transparent 70%,#0b0b0ccc)"></div><div style="position:absolute;inset-inline:80px;inset-block-start:120px;text-align:center"><div class="kufi" style="font-size:${language === 'ar' ? 150 : 118}px">${pair(language, 'عطرٌ من ضوء', 'A scent of light')[0]}</div><div class="quiet" style="font-size:48px">${pair(language, 'عطرٌ من ضوء', 'A scent of light')[1]}</div></div>`,
    '',
    language,
  );
