import type { projectQuestions } from '#content/collections/project-questions.ts';
import type { DemoRecords } from '#demo/record.ts';
import { story } from '#demo/story.ts';

export const records: DemoRecords<typeof projectQuestions> = [
  story({ file: 'images/workshop-calibration.jpg', shows: 'workshop, modules' }, '/register', {
    en: 'How long does a project take? | A shop window takes 4 to 6 weeks from order to light, an indoor wall 6 to 10, a facade 14 to 20. Most of that is production and shipping; the work on site is counted in days.',
    ar: 'كم يستغرق المشروع؟ | واجهة المتجر تحتاج إلى ما بين 4 و6 أسابيع من الطلب إلى الإضاءة، والجدار الداخلي من 6 إلى 10 أسابيع، وواجهة المبنى من 14 إلى 20 أسبوعًا. ومعظم هذا الوقت للتصنيع والشحن، أما العمل في الموقع فيُحسب بالأيام.',
  }),
  story({ file: 'images/installation-half-built.jpg', shows: 'half-built wall' }, '/contact', {
    en: 'Who does the structural work? | We calculate and supply the frame, and our crews install it. Where the building needs strengthening, we give your contractor drawings and loads and check the result.',
    ar: 'من ينفذ الأعمال الإنشائية؟ | نحسب الهيكل ونورّده وتركّبه فرقنا. وإذا احتاج المبنى إلى تدعيم قدّمنا لمقاولك المخططات والأحمال وفحصنا النتيجة.',
  }),
  story({ file: 'images/facade-noon-city.jpg', shows: 'facade, noon' }, '/contact', {
    en: 'Do you handle permits? | We prepare the technical file for the municipality: drawings, loads, brightness by hour and a picture of the finished facade. You submit it as the owner, and we answer the questions.',
    ar: 'هل تتولون التصاريح؟ | نعدّ الملف الفني للبلدية: المخططات والأحمال وجدول السطوع بالساعات وصورة للواجهة بعد اكتمالها. تقدّمه أنت بصفتك المالك ونجيب نحن عن الأسئلة.',
  }),
  story({ file: 'images/workshop-bench-detail.jpg', shows: 'modules' }, '/return-policy', {
    en: 'What happens when a module fails? | The monitor usually tells us before you notice. Your staff exchange the module from the front with the spare on your shelf, or we do on the next working day.',
    ar: 'ماذا لو تعطلت وحدة؟ | غالبًا يخبرنا نظام المراقبة قبل أن تلاحظ. يستبدل فريقك الوحدة من الأمام بالاحتياطية الموجودة لديك، أو نستبدلها نحن في يوم العمل التالي.',
  }),
  story({ file: 'images/airport-gates-row.jpg', shows: 'gates' }, '/register', {
    en: 'Can you work while we are open? | Yes. Airports, malls and mosques are installed at night, section by section, and the place opens in the morning as if nothing had happened.',
    ar: 'هل يمكنكم العمل والمكان مفتوح؟ | نعم. نركّب في المطارات والمجمّعات والجوامع ليلًا، جزءًا بعد جزء، ويفتح المكان صباحًا كأن شيئًا لم يكن.',
  }),
];
