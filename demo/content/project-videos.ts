import type { projectVideos } from '#content/collections/project-videos.ts';
import type { DemoRecords } from '#demo/record.ts';

export const records: DemoRecords<typeof projectVideos> = [
  {
    parent: 1,
    shared: { path: '/product/13' },
    files: { icon: 'films/mosque-courtyard.mp4' },
    en: { title: 'From noon to night', text: 'The board follows the sky through one day, from full sun to the lamps of the courtyard.' },
    ar: { title: 'من الظهيرة إلى الليل', text: 'اللوحة تتبع السماء في يوم واحد، من الشمس الكاملة إلى مصابيح الصحن.' },
  },
  {
    parent: 2,
    shared: { path: '/product/12' },
    files: { icon: 'films/stadium-ribbon.mp4' },
    en: { title: 'Once around the tier', text: 'A wave of light travels the 240 m of the ribbon as a single picture.' },
    ar: { title: 'دورة حول المدرج', text: 'موجة ضوء تقطع 240 م من الشريط صورةً واحدة.' },
  },
  {
    parent: 3,
    shared: { path: '/product/4' },
    files: { icon: 'films/airport-gates.mp4' },
    en: { title: 'Two languages, one place', text: 'Arabic and English take turns above the gate without moving a letter.' },
    ar: { title: 'لغتان وموضع واحد', text: 'تتناوب العربية والإنجليزية فوق البوابة دون أن يتحرك حرف.' },
  },
  {
    parent: 4,
    shared: { path: '/product/10' },
    files: { icon: 'films/facade-dusk.mp4' },
    en: { title: 'Dusk on the corniche', text: 'The facade wakes as the sky turns blue and dims as the street empties.' },
    ar: { title: 'غروب على الكورنيش', text: 'تصحو الواجهة حين تزرقّ السماء وتخفت حين يخلو الشارع.' },
  },
  {
    parent: 5,
    shared: { path: '/product/2' },
    files: { icon: 'films/control-room.mp4' },
    en: { title: 'The night shift', text: 'Maps, cameras and calls on one surface, arranged by the operator in front of it.' },
    ar: { title: 'نوبة الليل', text: 'خرائط وكاميرات ومكالمات على سطح واحد، يرتبها المشغّل الجالس أمامه.' },
  },
  {
    parent: 6,
    shared: { path: '/product/7' },
    files: { icon: 'films/shop-window.mp4' },
    en: { title: 'Twelve seconds', text: 'The film of the window as a passer-by sees it, at four in the afternoon.' },
    ar: { title: 'اثنتا عشرة ثانية', text: 'فيلم النافذة كما يراه العابر عند الرابعة عصرًا.' },
  },
  {
    parent: 7,
    shared: { path: '/product/21' },
    files: { icon: 'films/classroom-touch.mp4' },
    en: { title: 'A lesson about water', text: 'Two pupils draw on one screen at the same time; the cycle closes between their hands.' },
    ar: { title: 'درس عن الماء', text: 'طالبان يرسمان على شاشة واحدة في الوقت نفسه، وتكتمل الدورة بين أيديهما.' },
  },
  {
    parent: 8,
    shared: { path: '/product/29' },
    files: { icon: 'films/curved-wall.mp4' },
    en: { title: 'Inside the dune', text: 'The sand drifts along the curve while the gallery stands still.' },
    ar: { title: 'داخل الكثيب', text: 'ينساب الرمل على امتداد القوس والقاعة ساكنة.' },
  },
];
