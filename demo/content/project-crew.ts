import type { projectCrew } from '#content/collections/project-crew.ts';
import type { DemoRecords } from '#demo/record.ts';

/** Link 0 is the first group (who plans), 1 the second (who builds). Every name is invented. */
export const records: DemoRecords<typeof projectCrew> = [
  {
    shared: { link: '0' },
    files: { icon: 'staff/salma.jpg' },
    en: {
      name: 'Salma Al Rimali',
      title: 'Managing director',
      text: 'Began as a stage electrician and still checks the rigging herself on opening nights.',
    },
    ar: { name: 'سلمى الرمالي', title: 'المديرة العامة', text: 'بدأت كهربائية مسرح، وما زالت تفحص التعليق بنفسها ليالي الافتتاح.' },
  },
  {
    shared: { link: '0' },
    files: { icon: 'staff/yousef.jpg' },
    en: {
      name: 'Yousef Al Darwazi',
      title: 'Head of projects',
      text: 'Keeps forty sites on one page and knows which of them has the key to the roof.',
    },
    ar: { name: 'يوسف الدروازي', title: 'مدير المشاريع', text: 'يجمع أربعين موقعًا في صفحة واحدة، ويعرف عند من مفتاح كل سطح.' },
  },
  {
    shared: { link: '0' },
    files: { icon: 'staff/noura.jpg' },
    en: {
      name: 'Noura Al Sahli',
      title: 'Lighting and vision engineer',
      text: 'Measures the noon sun on every facade before anyone mentions a screen.',
    },
    ar: { name: 'نورة السهلي', title: 'مهندسة إضاءة ورؤية', text: 'تقيس شمس الظهيرة على كل واجهة قبل أن يُذكر اسم شاشة.' },
  },
  {
    shared: { link: '0' },
    files: { icon: 'staff/khalid.jpg' },
    en: {
      name: 'Khalid Benjelloun',
      title: 'Structural engineer',
      text: 'Calculates frames for wind, weight and the person who will climb them.',
    },
    ar: { name: 'خالد بنجلون', title: 'مهندس إنشائي', text: 'يحسب الهياكل للريح والوزن ولمن سيصعد إليها.' },
  },
  {
    shared: { link: '0' },
    files: { icon: 'staff/layla.jpg' },
    en: {
      name: 'Layla Kassar',
      title: 'Content director',
      text: 'Draws Arabic letters for pixels 10 mm apart and for pixels you cannot see.',
    },
    ar: { name: 'ليلى قصّار', title: 'مديرة المحتوى', text: 'ترسم الحرف العربي لبكسلات تفصل بينها 10 مم ولأخرى لا تُرى.' },
  },
  {
    shared: { link: '1' },
    files: { icon: 'staff/omar.jpg' },
    en: {
      name: 'Omar Al Otaibani',
      title: 'Installation lead, Riyadh',
      text: 'Has levelled walls in mosques, malls and one aeroplane hangar.',
    },
    ar: { name: 'عمر العتيباني', title: 'قائد فريق التركيب، الرياض', text: 'سوّى جدرانًا في الجوامع والمجمّعات وفي حظيرة طائرات واحدة.' },
  },
  {
    shared: { link: '1' },
    files: { icon: 'staff/rashid.jpg' },
    en: { name: 'Rashid Haddadin', title: 'Installation lead, Dubai', text: 'Works at night and leaves a site cleaner than he found it.' },
    ar: { name: 'راشد حدّادين', title: 'قائد فريق التركيب، دبي', text: 'يعمل ليلًا ويترك الموقع أنظف مما وجده.' },
  },
  {
    shared: { link: '1' },
    files: { icon: 'staff/maryam.jpg' },
    en: {
      name: 'Maryam Zaidan',
      title: 'Commissioning engineer',
      text: 'Trusts the colour meter more than her eyes, and her eyes more than the data sheet.',
    },
    ar: { name: 'مريم زيدان', title: 'مهندسة تشغيل', text: 'تثق بجهاز قياس اللون أكثر من عينيها، وبعينيها أكثر من ورقة المواصفات.' },
  },
  {
    shared: { link: '1' },
    files: { icon: 'staff/daniel.jpg' },
    en: { name: 'Daniel Nasser', title: 'Control systems', text: 'Makes players, processors and networks agree with one another.' },
    ar: { name: 'دانيال ناصر', title: 'أنظمة التحكم', text: 'يجعل أجهزة التشغيل والمعالجات والشبكات تتفق فيما بينها.' },
  },
  {
    shared: { link: '1' },
    files: { icon: 'staff/hessa.jpg' },
    en: { name: 'Hessa Al Shamsi', title: 'Service desk', text: 'The voice that answers, and the reason most calls need no visit.' },
    ar: { name: 'حصة الشمسي', title: 'مكتب الخدمة', text: 'الصوت الذي يجيب، والسبب في أن معظم المكالمات لا تحتاج إلى زيارة.' },
  },
];
