import type { TemplateValues } from '#store/desk/reply-templates.ts';

/** Answers a display company writes every day. */
export const demoTemplates: readonly TemplateValues[] = [
  {
    name_en: 'Price: ask for size and place',
    name_ar: 'السعر: سؤال عن المقاس والمكان',
    kind: 'product',
    subject_en: '',
    subject_ar: '',
    text_en: `Hello {name},

Thank you for your interest in {product}. So that the price is right at once, please tell us three things: the width and height of the place, how far away people stand, and in which city it will be installed.

You will have our offer within one working day.

{signature}
{phone}`,
    text_ar: `مرحبًا {name}،

شكرًا لاهتمامكم بـ{product}. ليكون السعر دقيقًا من المرة الأولى نرجو إفادتنا بثلاثة أمور: عرض المكان وارتفاعه، والمسافة التي يقف عندها الناس، والمدينة التي سيكون فيها التركيب.

يصلكم عرضنا خلال يوم عمل واحد.

{signature}
{phone}`,
    stands_ready: 1,
  },
  {
    name_en: 'Thanks, we call you today',
    name_ar: 'شكر، ونتصل بكم اليوم',
    kind: '',
    subject_en: '',
    subject_ar: '',
    text_en: `Hello {name},

Thank you for writing to us ({reference}). One of us will call you today; if another time suits you better, please answer this mail.

{signature}
{phone}`,
    text_ar: `مرحبًا {name}،

شكرًا لرسالتكم ({reference}). سيتصل بكم أحد زملائنا اليوم، وإن كان وقت آخر أنسب لكم فأخبرونا بالرد على هذه الرسالة.

{signature}
{phone}`,
    stands_ready: 0,
  },
  {
    name_en: 'Invitation to the showroom',
    name_ar: 'دعوة إلى المعرض',
    kind: '',
    subject_en: 'See it at full size ({reference})',
    subject_ar: 'شاهدوها بحجمها الحقيقي ({reference})',
    text_en: `Hello {name},

No picture shows a display as it is. You are welcome to see {product} running in our office:

{office}

Which day suits you?

{signature}`,
    text_ar: `مرحبًا {name}،

لا صورة تُظهر الشاشة كما هي. يسعدنا أن تشاهدوا {product} تعمل في مكتبنا:

{office}

أي يوم يناسبكم؟

{signature}`,
    stands_ready: 0,
  },
  {
    name_en: 'Project: documents we need',
    name_ar: 'مشروع: المستندات المطلوبة',
    kind: 'project',
    subject_en: '',
    subject_ar: '',
    text_en: `Hello {name},

Thank you for telling us about your project ({reference}). For a first design we need a drawing of the wall with its sizes, the power that is there, and the day it should be lit.

We will then propose a date for a visit to the site.

{signature}
{phone}`,
    text_ar: `مرحبًا {name}،

شكرًا لمشاركتنا مشروعكم ({reference}). لإعداد تصميم أولي نحتاج إلى مخطط الجدار بمقاساته، والقدرة الكهربائية المتاحة، واليوم المطلوب للتشغيل.

بعدها نقترح موعدًا لزيارة الموقع.

{signature}
{phone}`,
    stands_ready: 1,
  },
  {
    name_en: 'Support: serial number and picture',
    name_ar: 'دعم: الرقم التسلسلي وصورة',
    kind: 'contact',
    subject_en: '',
    subject_ar: '',
    text_en: `Hello {name},

We are sorry that your screen gives you trouble. Please send us its serial number (on the back) and a picture of what you see; our technicians answer within the day.

{signature}
{phone}`,
    text_ar: `مرحبًا {name}،

نأسف لما تواجهونه مع الشاشة. نرجو إرسال رقمها التسلسلي (على ظهرها) وصورة لما يظهر عليها، وسيرد فنيونا خلال اليوم.

{signature}
{phone}`,
    stands_ready: 0,
  },
];
