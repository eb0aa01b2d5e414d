import { BOARD, CONTROL, CURVE, FACADE, FINE, GLASS, HOME, KIOSK, MEET, OUT, RENT, ROAD, SHOP, STADIUM } from './families.ts';
import type { GoldenSet } from './golden.ts';

const asked = (wanted: string, queries: string): [string, string][] => queries.split('|').map((query) => [query, wanted]);
const MOSQUE = `j1 ${FINE} ${HOME} ${OUT} ${KIOSK} 8`;

/** A mosque committee, a mall's facility manager, a school's purchasing officer, a producer of events, a consultant and whoever types on a phone. */
export const WORDS: GoldenSet = {
  en: [
    ...asked(MOSQUE, 'khutbah screen|prayer time display|mosque notice board|sermon display'),
    ...asked(
      KIOSK,
      'donation machine|check-in terminal|queue ticket machine|mall directory|visitor registration|badge printing stand|self ordering machine|touch information point|ticketing kiosk|patient check in|digital concierge|interactive directory',
    ),
    ...asked(
      BOARD,
      'smart classroom|teaching panel|digital blackboard|whiteboard replacement|interactive flat panel|classroom touchscreen|lesson display|e-board',
    ),
    ...asked(
      MEET,
      'huddle room display|conferencing display|boardroom screen|video call screen|all in one meeting display|collaboration screen|meeting room camera screen',
    ),
    ...asked(
      RENT,
      'touring panels|stage backdrop|event led hire|concert screen|rigged led|exhibition booth wall|gala backdrop|rental cabinet',
    ),
    ...asked(STADIUM, 'pitch side boards|perimeter advertising|scoreboard screen|sponsor boards|fan replay screen'),
    ...asked(ROAD, 'unipole|motorway billboard|roadside advertising|bridge banner|two sided totem|petrol station pylon'),
    ...asked(FACADE, 'media facade|building front led|tower screen|architectural mesh|building video skin'),
    ...asked(OUT, 'weatherproof screen|daylight visible display|all weather display|open air screen|sun readable display|rain proof led'),
    ...asked(GLASS, 'see-through screen|window film led|transparent display|glass screen|led on glass|balustrade screen'),
    ...asked(CURVE, 'wrap around column|cylindrical screen|wavy screen|flexible module|dome display|bendable led|tunnel screen'),
    ...asked(HOME, 'home cinema wall|villa screen|majlis tv|huge television|media room display'),
    ...asked(CONTROL, 'dispatch centre wall|noc wall|security operations display|traffic centre wall|war room'),
    ...asked(`${SHOP} ${GLASS}`, 'storefront screen|shop window display|boutique screen|window advertising'),
    ...asked(`${SHOP} ${FINE} ${KIOSK}`, 'mall screen|digital poster|retail signage|atrium screen|menu board'),
    ...asked(FINE, 'seamless wall|fine pitch|lobby wall|micro pitch'),
    ...asked('a1', 'viewing distance'),
    ...asked('a10', 'arabic typography'),
    ...asked('a13 g10', 'site visit'),
    ...asked('g2', 'refund'),
    ...asked('g12', 'wall calculator'),
    ...asked('g7 j1 j2 j3 j4 j5 j6 j7 j8', 'references'),
    ...asked('a15 g12', 'power cabling'),
  ],
  ar: [
    ...asked(MOSQUE, 'شاشة خطبة|مواقيت الصلاة|لوحة اعلانات المسجد|شاشة مصلى النساء|شاشة جوامع'),
    ...asked(
      KIOSK,
      'جهاز تبرعات|ماكينة ارقام الانتظار|دليل المول|تسجيل الزوار|طابعة بطاقات الزوار|جهاز طلبات|كشك معلومات|تسجيل دخول المرضى|جهاز خدمة ذاتية|اكشاك تذاكر|دليل تفاعلي|كاونتر ذكي',
    ),
    ...asked(BOARD, 'فصل ذكي|سبورة رقمية|لوح تفاعلي|بديل السبورة|شاشة تعليمية|سبورة باللمس|لوح ذكي|شاشة حصص'),
    ...asked(MEET, 'شاشة اجتماع صغيرة|قاعة اجتماعات|شاشة مؤتمرات مرئية|شاشة فيها كاميرا|شاشة زوم|غرفة مجلس الادارة|شاشة عمل جماعي'),
    ...asked(RENT, 'شاشات فعاليات|خلفية مسرح|تأجير ليد|شاشة حفلات|جدار بوث|خلفية حفل|الواح تأجير|شاشات مهرجانات'),
    ...asked(STADIUM, 'لوحات جانب الملعب|اعلانات محيط الملعب|شاشة نتائج|لوحات الرعاة|شاشة الجمهور'),
    ...asked(ROAD, 'يوني بول|لوحة طريق سريع|اعلان طرق|لوحة جسر|توتم وجهين|لوحة محطة'),
    ...asked(FACADE, 'واجهة اعلامية|ليد واجهة مبنى|شاشة برج|شبك ليد للعماير|غلاف مبنى مضيء'),
    ...asked(OUT, 'شاشة ضد المطر|شاشة للنهار|شاشة برا|شاشة تتحمل الجو|شاشة تتحمل الشمس|ليد حدائق'),
    ...asked(GLASS, 'شاشة نشوف من خلالها|لاصق ليد للزجاج|عرض شفاف|شاشة زجاج|ليد على الزجاج|درابزين شاشة'),
    ...asked(CURVE, 'لف عمود|شاشة اسطوانة|شاشة موجة|موديول مرن|شاشة قبة|ليد ينثني|نفق شاشات'),
    ...asked(HOME, 'سينما البيت|شاشة فيلا|تلفزيون مجلس|تلفزيون ضخم|غرفة ميديا'),
    ...asked(CONTROL, 'جدار عمليات|مركز مراقبة المرور|غرفة بلاغات|جدار امن|غرفة ازمات'),
    ...asked(`${SHOP} ${GLASS}`, 'شاشة واجهة المحل|شاشة فترينة|شاشة بوتيك|اعلان زجاج المحل'),
    ...asked(`${SHOP} ${FINE} ${KIOSK}`, 'شاشة مول|بوستر رقمي|لافتات رقمية|شاشة اتريوم|لوحة منيو'),
    ...asked(FINE, 'جدار بدون فواصل|بيتش دقيق|جدار لوبي|جدار استقبال'),
    ...asked('a1', 'مسافة المشاهدة'),
    ...asked('a10', 'خطوط عربية'),
    ...asked('a13 g10', 'زيارة الموقع'),
    ...asked('g2', 'استرجاع المبلغ'),
    ...asked('g12', 'حاسبة جدار'),
    ...asked('g7 j1 j2 j3 j4 j5 j6 j7 j8', 'سابقة الاعمال'),
    ...asked('a15 g12', 'كيابل الكهرباء'),
  ],
};
