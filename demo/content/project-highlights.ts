import type { projectHighlights } from '#content/collections/project-highlights.ts';
import type { DemoRecords } from '#demo/record.ts';

export const records: DemoRecords<typeof projectHighlights> = [
  {
    shared: { icon: 'geo-alt', link: '/register' },
    en: { title: 'Survey', info: 'Light, distance, structure and power, measured on site before anything is drawn.' },
    ar: { title: 'المعاينة', info: 'نقيس الإضاءة والمسافة والهيكل والكهرباء في الموقع قبل أن نرسم شيئًا.' },
  },
  {
    shared: { icon: 'pencil-square', link: '/register' },
    en: { title: 'Design', info: 'Shop drawings, loads and a picture of the finished wall in your own photograph.' },
    ar: { title: 'التصميم', info: 'مخططات تنفيذية وأحمال ومنظر للشاشة مكتملةً في مكانك.' },
  },
  {
    shared: { icon: 'tools', link: '/projects' },
    en: { title: 'Installation', info: 'Our own crews, at night where the site must open in the morning.' },
    ar: { title: 'التركيب', info: 'فرقنا نحن، وليلًا حين يجب أن يفتح المكان صباحًا.' },
  },
  {
    shared: { icon: 'speedometer2', link: '/projects' },
    en: { title: 'Commissioning', info: 'Every cabinet measured and matched, and the record signed.' },
    ar: { title: 'التشغيل', info: 'تُقاس كل كابينة وتُضبط مع جاراتها ويُوقَّع السجل.' },
  },
  {
    shared: { icon: 'headset', link: '/contact' },
    en: { title: 'Care', info: 'Remote monitoring, two visits a year and a number that an engineer answers.' },
    ar: { title: 'الصيانة', info: 'مراقبة عن بُعد وزيارتان في السنة ورقم يردّ عليه مهندس.' },
  },
];
