// The board of the mosque: the day's times for Riyadh, computed, some minutes before sunset or before noon.
import { clock, prayerTimes } from './prayer-times.mjs';
import { page, picture } from './sheet.mjs';

/** The board hangs in Riyadh; its day is the one the picture was taken on. */
const DAY = new Date('2026-11-15T12:00:00Z');
const TIMES = prayerTimes(DAY);
const hijri = new Intl.DateTimeFormat('ar-SA-u-ca-islamic-umalqura-nu-latn', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const PRAYERS = {
  الفجر: TIMES.dawn,
  الشروق: TIMES.sunrise,
  الظهر: TIMES.noon,
  العصر: TIMES.afternoon,
  المغرب: TIMES.sunset,
  العشاء: TIMES.night,
};
const board = (next, left) =>
  page(
    1080,
    1480,
    `${picture('girih', 'opacity:.2')}
  <div style="position:absolute;inset:70px 80px;display:flex;flex-direction:column">
  <div class="kufi amber" style="font-size:96px;text-align:center;line-height:1.5">مواقيت الصلاة</div>
  <div class="quiet" style="font-size:40px;text-align:center">الرياض · ${hijri.format(DAY)}</div>
  <div class="kufi glow" style="font-size:190px;text-align:center;line-height:1.4" dir="ltr">${clock(PRAYERS[next] - left)}</div>
  ${Object.entries(PRAYERS)
    .map(
      ([name, time]) =>
        `<div style="display:flex;justify-content:space-between;align-items:center;flex:1;padding:0 44px;border-block-start:2px solid #ffb22433;font-size:66px;${name === next ? 'background:#ffb224;color:#160c04;border-radius:18px' : ''}" class="kufi"><span>${name}</span><span dir="ltr">${clock(time)}</span></div>`,
    )
    .join('')}
  <div style="font-size:38px;text-align:center;padding-block-start:30px" class="quiet">يتبقى على أذان ${next} ${left} دقائق</div></div>`,
    'body{background:#0d0a07}',
  );
export const prayerBoard = board('المغرب', 9);
export const prayerBoardNoon = board('الظهر', 9);
