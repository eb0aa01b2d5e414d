import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

/** People, certificates and figures of an invented company, and the page says so. */
export const proof: DemoValues<typeof settingsGroups.proof> = {
  en: {
    figures_heading: 'What we have lit so far',
    figures: [
      { title: '14 years', text: 'since the first wall was switched on in Riyadh.' },
      { title: '1,260', text: 'installations handed over in the two countries.' },
      { title: '31,400 m²', text: 'of screens in our service today.' },
      { title: '96%', text: 'of faults solved within 24 hours of the call.' },
    ],
    quotes_heading: 'What they said a year later',
    quotes: [
      {
        text: 'We asked for a sign that can be read at noon. It has become the clock that everybody looks at.',
        name: 'Salman Al Hudhali',
        role: 'Facilities manager, Al Waha Mosque',
        result: 'Read at noon from 40 m',
      },
      {
        text: 'Fourteen nights, fourteen gates, and not one flight moved. The crew swept the floor before they left.',
        name: 'Huda Al Mansouri',
        role: 'Head of departures, Blue Horizon Airport',
        result: '14 gates in 14 nights',
      },
      {
        text: 'My teachers stopped asking for cables. They ask for the next lesson.',
        name: 'Maryam Al Shahrani',
        role: 'Director, Ghafir Schools',
        result: '62 classrooms in one summer',
      },
    ],
    certificates_heading: 'Certificates',
    certificates: [
      { title: 'QM 9000-L', text: 'Quality of survey, installation and service, audited every year.' },
      { title: 'SAFE-50', text: 'Work at height and electrical safety of every crew.' },
      { title: 'GULF-TEST IP', text: 'Outdoor cabinets against dust and jets of water, by an outside laboratory.' },
      { title: 'GREEN LUX 3', text: 'Energy used per square metre, measured and published.' },
    ],
    service_heading: 'Warranty and service',
    service: [
      { title: 'Up to 24 months of warranty', text: 'Parts, labour and travel on manufacturing defects, as the invoice says.' },
      { title: 'An engineer within 24 hours', text: 'In Riyadh, Jeddah, Dammam, Dubai and Abu Dhabi; within 48 hours elsewhere.' },
      { title: 'Spares of your own batch', text: 'Modules of the same production batch stay on our shelf for five years.' },
      { title: 'A number that answers', text: 'The engineer who lit your screen picks up, in Arabic and in English.' },
    ],
    note: 'Lamha is an invented company: its figures, certificates and people are examples.',
  },
  ar: {
    figures_heading: 'ما أضأناه حتى اليوم',
    figures: [
      { title: '14 سنة', text: 'منذ أضأنا أول جدار في الرياض.' },
      { title: '1,260', text: 'شاشة ركّبناها وسلّمناها في البلدين.' },
      { title: '31,400 م²', text: 'من الشاشات تحت صيانتنا اليوم.' },
      { title: '96%', text: 'من الأعطال تُحل خلال 24 ساعة من الاتصال.' },
    ],
    quotes_heading: 'ماذا قالوا بعد عام',
    quotes: [
      {
        text: 'طلبنا لوحة تُقرأ ظهرًا، فصارت هي الساعة التي ينظر إليها الجميع.',
        name: 'سلمان الهذلي',
        role: 'مدير المرافق، جامع الواحة',
        result: 'تُقرأ ظهرًا من 40 م',
      },
      {
        text: 'أربع عشرة ليلة لأربع عشرة بوابة، ولم تُنقل رحلة واحدة. حتى الأرض كنسها الفريق قبل أن يغادر.',
        name: 'هدى المنصوري',
        role: 'مديرة صالة المغادرة، مطار الأفق الأزرق',
        result: '14 بوابة في 14 ليلة',
      },
      {
        text: 'ما عاد المعلمون يسألون عن الكابلات، بل عن الدرس التالي.',
        name: 'مريم الشهراني',
        role: 'المديرة العامة، مدارس غافر',
        result: '62 قاعة في صيف واحد',
      },
    ],
    certificates_heading: 'الشهادات',
    certificates: [
      { title: 'QM 9000-L', text: 'جودة المعاينة والتركيب والصيانة، بتدقيق سنوي.' },
      { title: 'SAFE-50', text: 'سلامة فرقنا في الأعمال المرتفعة والكهربائية.' },
      { title: 'GULF-TEST IP', text: 'حماية الكبائن الخارجية من الغبار ورشّ الماء، بشهادة مختبر مستقل.' },
      { title: 'GREEN LUX 3', text: 'استهلاك الطاقة للمتر المربع، مقيسًا ومنشورًا.' },
    ],
    service_heading: 'الضمان والصيانة',
    service: [
      { title: 'ضمان حتى 24 شهرًا', text: 'يغطي عيوب التصنيع: القطع وأجور العمل والانتقال، كما هو مبيّن في الفاتورة.' },
      { title: 'مهندس خلال 24 ساعة', text: 'في الرياض وجدة والدمام ودبي وأبوظبي، وخلال 48 ساعة في غيرها.' },
      { title: 'قطع من دفعة شاشتك', text: 'نحتفظ لك خمس سنوات بوحدات من دفعة الإنتاج نفسها.' },
      { title: 'رقم يردّ عليه مهندسك', text: 'المهندس الذي أضاء شاشتك هو من يرفع السماعة، بالعربية والإنجليزية.' },
    ],
    note: 'لمحة شركة متخيَّلة، وأرقامها وشهاداتها والأسماء المذكورة هنا أمثلة.',
  },
  shared: { service: [{ icon: 'shield-check' }, { icon: 'clock-history' }, { icon: 'box-seam' }, { icon: 'telephone' }] },
};
