import type { contentSlides } from '#content/collections/content-slides.ts';
import type { DemoRecords } from '#demo/record.ts';

export const records: DemoRecords<typeof contentSlides> = [
  {
    shared: { icon: 'rulers', link: '/our-community?blog=1' },
    en: {
      title: 'Distance before pixels',
      info: 'We measure where people stand, then choose the pitch. You never pay for detail nobody sees.',
    },
    ar: { title: 'المسافة قبل البكسل', info: 'نقيس أين يقف الناس ثم نختار تباعد البكسلات، فلا تدفع ثمن تفاصيل لا يراها أحد.' },
  },
  {
    shared: { icon: 'thermometer-sun', link: '/one-category/2' },
    en: {
      title: 'At home in 50 °C',
      info: 'Power supplies run at half load and cabinets breathe without fans, so August is just another month.',
    },
    ar: { title: 'مهيّأة لحرارة 50 °م', info: 'تعمل مزوّدات الطاقة بنصف حملها وتبرد الكبائن بلا مراوح، فيمر أغسطس كسائر الشهور.' },
  },
  {
    shared: { icon: 'translate', link: '/about' },
    en: { title: 'Arabic first', info: 'Players, templates and control software are right-to-left by design and not by patch.' },
    ar: { title: 'العربية أولًا', info: 'أجهزة التشغيل والقوالب وبرامج التحكم مصممة من اليمين إلى اليسار، لا معدّلة لتبدو كذلك.' },
  },
  {
    shared: { icon: 'wrench-adjustable', link: '/projects' },
    en: { title: 'Serviced from the front', info: 'A module comes out with a magnetic tool and a new one is in within a minute.' },
    ar: { title: 'صيانة من الأمام', info: 'تُسحب الوحدة بأداة مغناطيسية وتحل مكانها أخرى خلال دقيقة.' },
  },
  {
    shared: { icon: 'boxes', link: '/register' },
    en: {
      title: 'Spares from your own batch',
      info: 'Every wall leaves with modules of the same production batch, so a repair never shows.',
    },
    ar: { title: 'قطع احتياطية من دفعتك', info: 'تُسلَّم كل شاشة مع وحدات من دفعة إنتاجها، فلا يظهر للإصلاح أثر.' },
  },
  {
    shared: { icon: 'shield-check', link: '/return-policy' },
    en: {
      title: 'A promise in writing',
      info: 'Measured brightness and colour at handover, and a warranty of 12 to 24 months on manufacturing defects.',
    },
    ar: { title: 'وعد مكتوب', info: 'سطوع ولون مقيسان عند التسليم، وضمان من 12 إلى 24 شهرًا على عيوب التصنيع.' },
  },
];
