import type { projectMedia } from '#content/collections/project-media.ts';
import type { DemoRecords } from '#demo/record.ts';
import { story } from '#demo/story.ts';

/** The text is the banner's alternative text. */
export const records: DemoRecords<typeof projectMedia> = [
  story({ file: 'films/banner-outdoor.mp4', shows: 'facade, dusk' }, '/project/4', {
    en: 'Nakhla Plaza, Dubai | A screen on a facade begins to glow as the sky turns blue',
    ar: 'ساحة نخلة، دبي | شاشة على واجهة مبنى تبدأ بالتوهج حين تزرقّ السماء',
  }),
  story({ file: 'images/stadium-day-goal.jpg', shows: 'stadium, ribbon, crowd' }, '/project/2', {
    en: 'Sahab Stadium, Jeddah | A goal runs along the ribbon and the boards of a full stadium',
    ar: 'ملعب سحاب، جدة | هدف يدور على الشريط واللوحات في ملعب ممتلئ',
  }),
  story({ file: 'images/mosque-noon-board.jpg', shows: 'courtyard, prayer times' }, '/project/1', {
    en: 'Al Waha Mosque, Riyadh | A board with prayer times in a courtyard of white stone',
    ar: 'جامع الواحة، الرياض | لوحة لمواقيت الصلاة في صحن جامع من الحجر الأبيض',
  }),
  story({ file: 'images/control-room-operations.jpg', shows: 'control room, maps, desks' }, '/project/5', {
    en: 'City Operations Centre, Riyadh | Desks before a wide wall of maps and figures',
    ar: 'مركز عمليات المدينة، الرياض | مكاتب المشغّلين أمام جدار عريض من الخرائط والأرقام',
  }),
];
