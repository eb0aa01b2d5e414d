import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const register: DemoValues<typeof settingsGroups.register> = {
  en: {
    heading: 'Tell us about your project',
    text: 'Ten minutes here save two meetings later. Fill in what you know and leave the rest to the site survey; an engineer reads every inquiry and answers within one working day.',
    strengths: [
      {
        title: 'A survey before a price',
        text: 'We visit, measure light and distance, check the structure and the power, and only then quote.',
      },
      {
        title: 'Drawings you can build from',
        text: 'Shop drawings, load calculations and cable schedules are part of the offer and not an extra.',
      },
      { title: 'Commissioned on a meter', text: 'Brightness and colour are measured on every cabinet and handed over as a signed record.' },
      {
        title: 'Spares from the same batch',
        text: 'Each wall comes with spare modules of its own production batch, so a repair never shows.',
      },
      { title: 'Service in both countries', text: 'Technicians in Riyadh and Dubai reach most sites on the next working day.' },
      { title: 'Content that reads', text: 'Templates in Arabic and English, set for the pitch and the distance of your wall.' },
    ],
    excellence_title: 'Excellence is what you do not notice',
    excellence_text:
      'No seam across a face, no flicker in a camera, no dark module on opening night. A good display disappears behind what it shows, and that takes planning long before the first cabinet is lifted.',
  },
  ar: {
    heading: 'حدّثنا عن مشروعك',
    text: 'عشر دقائق هنا توفّر عليك اجتماعين لاحقًا. اكتب ما تعرفه واترك الباقي لمعاينة الموقع، فمهندسنا يقرأ كل طلب ويجيب عنه خلال يوم عمل واحد.',
    strengths: [
      { title: 'المعاينة قبل السعر', text: 'نزور الموقع ونقيس الإضاءة والمسافة ونفحص الهيكل والكهرباء، ثم نقدّم العرض.' },
      { title: 'مخططات جاهزة للتنفيذ', text: 'المخططات التنفيذية وحسابات الأحمال وجداول الكابلات جزء من العرض وليست إضافة عليه.' },
      { title: 'تشغيل بأجهزة القياس', text: 'يُقاس سطوع كل كابينة ولونها ويُسلَّم القياس في سجل موقَّع.' },
      { title: 'قطع احتياطية من الدفعة نفسها', text: 'ترافق كل شاشة وحدات احتياطية من دفعة إنتاجها، فلا يظهر للإصلاح أثر.' },
      { title: 'خدمة في البلدين', text: 'يصل فنيّونا من الرياض ودبي إلى معظم المواقع في يوم العمل التالي.' },
      { title: 'محتوى يُقرأ بوضوح', text: 'قوالب بالعربية والإنجليزية مضبوطة على تباعد البكسلات ومسافة المشاهدة في شاشتك.' },
    ],
    excellence_title: 'التميّز هو ما لا تلحظه',
    excellence_text:
      'لا فاصل يقطع وجهًا، ولا وميض أمام الكاميرا، ولا وحدة مطفأة ليلة الافتتاح. الشاشة المتقنة تختفي خلف ما تعرضه، وهذا يتطلب تخطيطًا يسبق رفع أول كابينة بوقت طويل.',
  },
  shared: {
    strengths: [
      { icon: 'geo-alt' },
      { icon: 'rulers' },
      { icon: 'speedometer2' },
      { icon: 'boxes' },
      { icon: 'wrench-adjustable' },
      { icon: 'type' },
    ],
  },
  files: { excellence_image: { file: 'images/installation-test-pattern.jpg', shows: 'half-built wall, test picture' } },
};
