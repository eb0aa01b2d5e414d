// What a GlowMate kiosk shows: a directory, a menu, a greeting, the brand, an advertisement.
import { page, picture } from './sheet.mjs';

const kioskHead = (title, sub) =>
  `<div class="kufi" style="font-size:112px;line-height:1.45">${title}</div><div class="quiet" dir="ltr" style="font-size:44px;text-align:right">${sub}</div>`;
export const kioskGuide = page(
  1080,
  1920,
  `${picture('dunes', 'block-size:46%;object-position:40% 50%')}<div class="fill" style="background:linear-gradient(to bottom,transparent 20%,#0b0b0c 47%)"></div>
  <div style="position:absolute;inset-inline:80px;inset-block-start:660px">${kioskHead('أين تريد<br>أن تذهب؟', 'Where would you like to go?')}
  <div style="margin-block-start:50px">${[
    ['المتاجر', 'Shops', '١'],
    ['المطاعم', 'Dining', '٢'],
    ['المصلّى', 'Prayer room', '٣'],
    ['المواقف', 'Parking', 'P'],
  ]
    .map(
      ([a, e, n], i) =>
        `<div style="display:flex;align-items:center;gap:40px;padding:30px 36px;margin-block-end:22px;border-radius:26px;background:${i === 0 ? '#ffb454;color:#180d04' : '#1d1713'};font-size:60px" class="kufi"><span>${n}</span><span style="flex:1">${a}</span><span dir="ltr" style="font-size:40px;opacity:.7">${e}</span></div>`,
    )
    .join('')}</div></div>`,
);
export const kioskMenu = page(
  1080,
  1920,
  `${picture('silk', 'block-size:34%')}<div class="fill" style="background:linear-gradient(to bottom,transparent 8%,#0d0907 35%)"></div>
  <div style="position:absolute;inset-inline:80px;inset-block-start:430px">${kioskHead('قهوة اليوم', 'Today’s coffee')}
  ${[
    ['قهوة عربية بالهيل', 'Arabic coffee', '١٨'],
    ['لاتيه بالزعفران', 'Saffron latte', '٢٢'],
    ['كرك', 'Karak', '١٢'],
    ['تمر وطحينة', 'Dates and tahini', '٢٤'],
    ['كنافة', 'Kunafa', '٢٨'],
  ]
    .map(
      ([a, e, n]) =>
        `<div style="display:flex;align-items:center;justify-content:space-between;padding:40px 0;border-block-end:2px solid #ffb45433"><div><div class="kufi" style="font-size:58px">${a}</div><div class="quiet" dir="ltr" style="font-size:36px;text-align:right">${e}</div></div><div class="kufi amber" style="font-size:76px">${n}</div></div>`,
    )
    .join('')}</div>`,
);
export const kioskHello = page(
  1080,
  1920,
  `${picture('sea', 'object-position:66% 50%')}<div class="fill" style="background:linear-gradient(to top,#0b0b0c 8%,transparent 60%)"></div><div style="position:absolute;inset-inline:80px;inset-block-end:150px">${kioskHead('أهلاً بك', 'Welcome')}<div class="kufi" style="margin-block-start:50px;background:#ffb454;color:#180d04;border-radius:26px;font-size:58px;text-align:center;padding:24px">المس الشاشة للبدء</div></div>`,
);
export const kioskLamha = page(
  1080,
  1920,
  `${picture('grid', 'opacity:.16')}<div class="centre"><div class="kufi dots" style="font-size:400px;--dot:13px;line-height:1.5;padding:0 .12em">لمحة</div><div style="font-size:52px" class="quiet">نراك قبل أن تصل</div></div>`,
);
export const kioskPerfume = page(
  1080,
  1920,
  `${picture('perfume', 'object-fit:cover')}<div class="fill" style="background:linear-gradient(to bottom,#0b0b0c99,transparent 35%,transparent 70%,#0b0b0ccc)"></div><div style="position:absolute;inset-inline:80px;inset-block-start:120px;text-align:center"><div class="naskh" style="font-size:150px">عطرٌ من ضوء</div><div class="quiet" dir="ltr" style="font-size:48px;letter-spacing:.12em">A SCENT OF LIGHT</div></div>`,
);
