import { BOARD, CONTROL, CURVE, FACADE, FINE, GLASS, HOME, KIOSK, MEET, OUT, RENT, ROAD, SHOP, STADIUM } from './families.ts';
import type { GoldenSet } from './golden.ts';

const asked = (wanted: string, queries: string): [string, string][] => queries.split('|').map((query) => [query, wanted]);
const MOSQUE = `j1 ${FINE} ${HOME} ${OUT} ${KIOSK} 8`;

export const MISSPELLINGS: GoldenSet = {
  en: [
    ...asked(
      KIOSK,
      'kiosck|kisok|self servise|qeue kiosk|wayfindng|orderring kiosk|glowmaet|floor standin kiosk|chek in kiosk|donaton kiosk|countertp kiosk|touch kioks|wayfining|slef order',
    ),
    ...asked(
      BOARD,
      'whitebord|clasroom|interactiv board|smrt board|classrom screen|blackbaord|teachng board|intractive panel|sckool board',
    ),
    ...asked(MEET, 'meetng room|confrence room|bordroom screen|vidoe conferencing|meeting rom|conferance display|boardrom'),
    ...asked(
      RENT,
      'rentl|stge screen|evnt screens|concrt stage led|exibition stand|weding screen|rental pannel|festivl stage|stage backdorp',
    ),
    ...asked(STADIUM, 'staduim|perimter led|scorebord|stadim ribbon|footbal pitch boards|ribon board|perimeter bords'),
    ...asked(ROAD, 'bilboard|roadsdie|unipol|toetm|highwy billboard|raodside screen|billbord led'),
    ...asked(FACADE, 'facad|bulding facade|fasade|tower facde|buidling screen|facade mehs'),
    ...asked(OUT, 'outdor led|waterprof screen|outdoo screen|weatherprof|oudtoor display|sunlght readable|watreproof'),
    ...asked(GLASS, 'transparnt led|glass flim|trasparent screen|windw film|transparent diplay|see thru screen'),
    ...asked(CURVE, 'curvd screen|flexibel led|culumn screen|curved wal|felxible|cylindricl screen'),
    ...asked(HOME, 'home cinma|home theatr|majlsi|hoem cinema|televison|vila screen'),
    ...asked(CONTROL, 'control rom|contorl room|operatons room|survelance|cotrol room wall|monitorng room|comand center'),
    ...asked(`${SHOP} ${GLASS}`, 'shop windwo|storefrnt|retial screen|wndow display'),
    ...asked(FINE, 'fine ptich|video wll|vdeo wall|finepitch|videowal|lobby wal|seemless wall'),
    ...asked('a1', 'viewng distance|pixle pitch|pixel ptch|veiwing distance'),
    ...asked('a2 a5', 'brightnes|britness'),
    ...asked(MOSQUE, 'mosqe screen|prayr hall screen|masjd'),
    ...asked('g2', 'warrenty|retrun policy|refnd'),
    ...asked('g1', 'contct us|whatsap'),
  ],
  ar: [
    ...asked(KIOSK, 'كشم|كشق|كوشك|خدمه داتية|خدمة ذاتيه كشط|ستاتد|جلوميث|جلوميد|تسجيل زور|ارشاد الزوتر|طلب داتي|اكشاق|كيوصك|شتاند'),
    ...asked(BOARD, 'سبوره تفاعليه|سبورت|سبوؤة|صبوره ذكيه|سبورة زكية|سبرة|فصول دراسيا|فصل دراشي|سبوره تفعلية'),
    ...asked(MEET, 'اجتمعات|غرفة اجتماغ|قاعة اجتماهات|مؤتمر مرئئ|موتمرات|غرفه احتماعات|اجنماعات'),
    ...asked(RENT, 'تاجير شاشاة|تأحير|تاجبر شاشات|فعاليت|مشرح|حفله زواح|معارص|خلفية مصرح|ايجار شاشه'),
    ...asked(STADIUM, 'ملغب|ملاعل|استاذ|محيط الملهب|لوحة نتائح الملعب|شاشات ملاعب كره'),
    ...asked(ROAD, 'لوحه اعلانيه طرق|بونيبول|طريف سريع|لوحت اعلانات طريق|اعلان طرف|توتن|يونيبوول'),
    ...asked(FACADE, 'واجهه مبني|واحهات المباني|واجهة مبنئ|فاصاد|واجخة|ابراح'),
    ...asked(OUT, 'خاجية|شاشه خارحية|خارجيه شاشة|خارجيى|شاشة خرجية|ضد الماي|مقاوم للمطؤ'),
    ...asked(GLASS, 'شفافا|شاشه شفافث|شفاقة|غشاع ليد|فلم زحاج|شاشة شقافة'),
    ...asked(CURVE, 'منحنيه شاشه|مننحنية|منحتية|مرنا شاشة|شاشة منحنيةة|شاشة متحنية'),
    ...asked(HOME, 'سينما منزليه|سينما مزلية|سبنما منزلية|تلفزيزن|تلفزون|سنيما منزلية'),
    ...asked(CONTROL, 'غرقة تحكم|غرفة تحكن|غرف عملييات|غرفت عمليات|مراقيه|غرفه مراقبع|مركز علميات'),
    ...asked(`${SHOP} ${GLASS}`, 'واجهه زجاجيه|فترينه|فاترينا محل|متحر|واجهة زجاحية'),
    ...asked(FINE, 'جدار فيدبو|حدار فيديو|جدار ليذ|فيديوول|جدر فيديو|جدار شاشت|ردها'),
    ...asked('a1', 'مسافت المشاهدة|مسافة المشاهذة|تباعد البكسلت|تباعد بكصل'),
    ...asked('a2 a5', 'صطوع|سطوغ'),
    ...asked(MOSQUE, 'مشجد|مسحد|شاشة حامع'),
    ...asked('g2', 'ظمان|ضماان|سياسه الارجاغ'),
    ...asked('g1', 'اتصلل بنا|وتساب'),
  ],
};
