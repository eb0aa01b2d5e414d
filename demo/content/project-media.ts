import type { projectMedia } from '#content/collections/project-media.ts';
import type { DemoRecords } from '#demo/record.ts';
import { story } from '#demo/story.ts';

/** The text is the banner's alternative text. */
export const records: DemoRecords<typeof projectMedia> = [
  story({ file: 'films/banner-outdoor.mp4', shows: 'facade, dusk' }, '/project/4', {
    en: 'Nakhla Plaza, Dubai | A screen on a facade begins to glow as the sky turns blue',
    ar: 'ساحة نخلة، دبي | شاشة على واجهة مبنى تبدأ بالتوهج حين تزرقّ السماء',
  }),
  story({ file: 'images/stadium-ribbon-goal.jpg', shows: 'stadium, ribbon' }, '/project/2', {
    en: 'Sahab Stadium, Jeddah | A ribbon of light runs around the lower tier of a stadium at night',
    ar: 'ملعب سحاب، جدة | شريط ضوئي يدور حول المدرج السفلي لملعب في الليل',
  }),
  story({ file: 'images/mosque-prayer-board.jpg', shows: 'courtyard, prayer times' }, '/project/1', {
    en: 'Al Waha Mosque, Riyadh | A board with prayer times in a courtyard of white stone',
    ar: 'جامع الواحة، الرياض | لوحة لمواقيت الصلاة في صحن جامع من الحجر الأبيض',
  }),
  story({ file: 'images/control-room-city.jpg', shows: 'control room, LED wall' }, '/project/5', {
    en: 'City Operations Centre, Riyadh | Operators sit before a wide wall of maps and camera pictures',
    ar: 'مركز عمليات المدينة، الرياض | مقاعد المشغّلين أمام جدار عريض من الخرائط وصور الكاميرات',
  }),
];
