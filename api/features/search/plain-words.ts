import { fold } from '#api/kernel/normalise.ts';
import { stem, withoutArticle } from './stem.ts';

/** Words that everybody writes and that lie a slip or two from one of the trade: a planet is no plant, «تفاح» no «مفتاح». */
const ENGLISH = [
  'hearing dollar collar sill cone',
  'accessed accounted action adapted adder addressed adopt advised advisory affect airplane alleging allergy allocation alphabetic',
  'alter amounts ample apparent appeal applies approve aria assembler assigned assigns audit awaiting aware backed backing backward',
  'baked baking balance banish barring bases battle beard bears became beneath billing billion bind blank blobs blown boast',
  'boggling boiling boolean borrowed bound breach breakout bringing broadest broke brought browse buffer bunch bundling caches',
  'caching calculation callers calling caret carriage castle caters cause caution ceases certain chaining chances chaos charged',
  'chars chasing cheating checker checksum chopping chose cites clamp clang clap clarity clash classify clause cleared clearing',
  'clipboard cloning closing clusters coded coders coding coerces coercing coercion coherence collating collect comet comma',
  'commence comments commercially companion compiled compiling complex compliant complying compose compress computation compute',
  'concept concern conducts confer confidence configuration confuse connected connecting consent constant constrain construct',
  'contain context contiguous continues contra converse convert copies copious cores corn correction cosh counted counting courage',
  'crash crave create culture cured currency cursed dashes dataset dated daughter deadline deallocate decades decided declaration',
  'decode deemed defend defer delegate derive destined detect detection develop dial digging dire directed directive disables',
  'disappeared distinct distribute dividend division draft drain driven dropped dropping drown duck duplicate duration ease eating',
  'editing effective elect elevated elide eligible emitted emptied emulation enable ended ending endorse endure enforced entirety',
  'equality escaped escaping evolution excellent exception execute existent exiting expense experienced explained exports expose',
  'express extensive fable facility factor factors facts failing fake fallible farther fetched fever fiddle figured filed filing',
  'filling flaws fleet flock floss flowing forgot formal forth forwarded found freed freedom frequency funnel furnished garbage',
  'gateways gather generally generate getter ginger glade glazes glossed governed grade grained graphical grass greater guess',
  'guidelines guts hacks handled handler handlers handy happened harness haven heading healthy heap heart hints hitting holding',
  'ignored imply impose imprecision incidental include inferior informal informed inherent initiate initiation inline inner',
  'instance integrate interaction intercept interest internal interpret interrupted intersect iterated justice keyword knight known',
  'lacks lake latter launched laziness leading leaking learned leaving lengthy letting lexer liable licensor likeness linefeed',
  'linting listener listing lived loader locking logger lone looker loss loved lowercase making manually martin masked massive',
  'master matcher matchers maxima mental mention messier migration mill minus misused mock modulo modulus monkey mountain mowing',
  'mutual narrowed naturally nature negate neither newer niche nodes nonce normally notation noted noticed noting notion nowhere',
  'occasionally occasions offending offering offline omitting onward operated operational opposing optimal optionally ordinal',
  'overload overwrite overwritten owned packagers packet packing padding paging painter paired parameter parameters parses parsing',
  'partitioned partner passed paste patch patent pausing payload peach peanut peered pending performant performed performs period',
  'phase picked pinned pirate placement placing plainer planet plus pointed pointer pointers pointing polling pollute pooling',
  'portion possibly posture pounds precious precise predicate predict prediction preference preferring prepared presence presses',
  'pressing prevent previously prioritize probable problem proceed process produce profiler progress promises prompt propose',
  'protecting protector prove provided provider providers pulling punning qualify queried quite quot quota raise raisin rand rather',
  'reaching realm rearrange rebooting received receiver receivers recurrence reduced refer referent refers reflexive regard',
  'registries rejected rejects related relating relaxed release relegated reliable relies remembered render reorder repeats',
  'replicas represent representation reproduction requested reserve reset resulted retain reusing rewriting rewritten river',
  'roasting roles roses rowing royalty ruins runaway rust safer sailing saturation scheduled scheduler scoping sealing searcher',
  'seasoned securing seeded seeking seeks select selection sending sense separated separator separators sequence serially serious',
  'severe severity shading shadowed shard shared shebang shell shifting shortest shove signer signet silently simpler simplest sine',
  'singly sixth sized skipped skipping slash slice slight slowest snapshot sole sorting spanner spanning sparse spawn specially',
  'specific spelled spend spent spite splitting sprinkle spurious squaring stale stall stance started starving state staying steal',
  'steam stepping stoppage storable strange streamed stricter string stripped stripping striving stuck subset succeeds suite super',
  'supplied supported suppress surrogate suspend swapping taint targeted technically tedious tempted tends tenets thorough though',
  'thought thrown thunk ticks tiered ties tiger tilde tiling timed timers title tracing tracking trailing transparently trapping',
  'traverse treat tree trick tried trusts trusty tuning tying typed unable underscore understanding unnamed unset untie usefully',
  'valuable valued variably vaults vectors versa viewed violate volume waited waives wand wanting warning weaken whale whenever',
  'widow willing winder withdraw wording wordy workload wrapper wrappers wrote zeroes',
];
const ARABIC = [
  'ابلاغ ابناء ابهام اجراء احتواء احرف اخت اختصار اخطار اخفاء ادات اذن اربعاء ارجح ارسال ارساله ازاله اسبانيه اسبر است استبداء',
  'استخدم استدعاء استدعايه استر استريه استعاد استعاده استعده استواييه استونيا استونيه اسطر اشادات اشعار اشعارات اشغال اصدار اصدارات',
  'اصداره اضافيا اضيف اطاله اطلاق اظار اعتاديه اعداد افتراضا افتراضيا افريقي اقدم اكمال اكمل الاب الام الاو الب البانيه البت التواء',
  'الحل الخ الخر الدي الرد السر العي الف القط اللف الم الماني المانيه المونيوم الوس اليا امر امساك امضاء امكانيه امكنه امهر انتقاء',
  'انتهت انتيل اندورا انس انقسام انك انكو اننا انهاء اوانه اورب اوربي اورديه اوريا اوساط ايرانيه ايمارا باحه باستطاعه باسكال باش',
  'بانرا باهوه بتر برد برق برمودي برو بروفات بساطه بشر بكاين بكيفيه بلطيقيه بلو بناء بنت بند بنين بنيه بهيديه بواسطه بورصه بورما',
  'بوره بونير بيليز بيير بييه بييي تابعه تاخير تاكد تاليف تايوانيه تتاريه تتجاوز تتطابق تتلقي تثبيط تثليم تجاهل تحدث تحرير تحسين',
  'تحقيقها تختر تخطيط تخمين تدفيه تدقيق تدوير ترج ترصيف ترقيم ترقيه ترميز ترويس تسارع تساعد تستعمل تسريع تسطيرات تشاد تشريط تشعيب',
  'تشكيل تصحيح تصدير تصديق تصريحا تصفح تطو تطور تطوير تعامل تعين تعيين تغييراته تفسير تفعيل تقدم تقديم تقوم تكبير تكمله تلقايي',
  'تمثيل تموقع تمييز تنسيق تنفيذ تنوي تواء تواتر توافقيه توطين توقيت ثانيا ثنايي ثناييه جرم جزاير جزييه جعل جعله جلب حاشيات حالي',
  'حاليه حان حاويات حراكه حرر حشو حفظ حقوق حوار حوارات حوت خادم خاطيه خاليه خام خزن خصايص خطاب خطيه خلايا خللا خليه خماريه',
  'خميريه خيالي داعم داله دخل دراكس دلايل دنمارك دوس دوله دوليه دوما راجعه راجعها راند رسام رعد رمان روبيه روسي روسين روسيه',
  'زالت زامبي زامبيا زايير زمان زهره زيتا سابقا سامي سان سانت ساينت سباحه سبق ستانيه ستبدل ستظهر ستغير سعي سعيده سلاسل سلافيه سلوك',
  'سمات سماحه سمه سند سنديه سنظهر سويد سياق سياقيه سيبوانيه سيتغير سيستخدم سيستغرق سيف سيكو سيكون شارات شارح شاره شاغل شان شيكل',
  'صالحا صبر صربيه صفات صفه صقر صلاحيات صلاحيه صنف صوربيه ضريبه طبع عالقه عتاد عتامه عثمانيه عراض عراقيه عضو علامت علبه عليهما',
  'عندما عنصر عنها عينو غايه غرابه غريب غوست غيليه فاتو فارسيه فارغ فارغه فاره فارويه فايق فراغا فرنسيه فرو فستكون فسيبدو فعلا',
  'فقره فلب فلك فوقيا فولت فولتا فون فيجي فيرجن فيزو فيل قاتله قبول قرد قرط قرفه قرم قسيمه قطاع قطب قلعه قلوب قلي قمر قواعد قوطيه',
  'قيد كاتب كايمان كبس كتكانا كحد كرد كرم كرونه كريتف كعامل كلتاهما كلتيهما كماشه كنافه كنديه كوك كوميه كونا كونج كونسول كونغ كيان',
  'كيانات كيتس كيوت لازالتها لاشيء لانه لاويه لصق لعمليه للرد للصق للف لمسض لوتي ليبيا ليتوانيه ليره ليف ليك ليون مارا مارس مارك',
  'ماريانا مارينو ماطر ماكرو ماكن ماليه ماميه ماني مانيا مايا مايوت مايويه مباعده مبدييه مبقاه مبيان متبوعه متحد متصحف متطابق متعدد',
  'متعطل متغير متفرد متفقه متوافق متوافقه متوقعه متوقف مثال مثبطه محاط محاطه محاوله محايده محتواه محد محذوفات محرف محفوظا',
  'مختار مختاره مختلطه مخزن مخص مخصصه مداوله مدبسه مدعومه مدمج مذياع مرجع مرجعي مرسوم مرفق مرمز مرييا مزاره مزامنه مزلجات مزيد',
  'مسارا مستخدما مستضيف مستعد مستفات مستقبل مستوفاه مستوفي مسح مسطر مسودات مسوده مشار مشاهديك مشتركا مشع مشيره مضمن مضمومه مضيف',
  'مطبعيه مظهر معاد معاده معاش معاكسه معاونه معجل معدد معرف معرفه معروض معروضه معطاه معوقين معينه مقتبس مقد مقص مقطعا مقلوبا مكتمله',
  'مكونا ملا ملاوي ملاي ملايمه ملايو ملصوق ممدده ممده مميز منا منتظره منتقاه منغوليه منقحات مهام مهملات موار موجودا موح موحده موز',
  'موزيلا موسع موصوله موف موفره مولف مولفين مونيه ميز ميسر ميسره ميكر ناقصه نخبه نستطيع نسق نشر نصي نصيه نفذت نقش نمسا نهايي نهاييه',
  'نيبال نيجر نيفس هامش هانيو هاواي همود هند هنديه هوسا هونج هونغ وادي وارد واسعا والحد واليس وامضه واملا وبقيت وبمسافات وتحسب وحدد',
  'وحيده ورسوميات وسم وسمه وسيطه وسيله وصف وصفيه وماض ونحسب ويسري ويمكنك ويندز ويندوز يتطل يتلقي يساعدك يستطيع يستعمل يعارض يعتبر',
  'يعين يمني ينا يني يوان يوخذ يون يونان',
];

const PLAIN: ReadonlySet<string> = new Set(fold([...ENGLISH, ...ARABIC].join(' ')).split(' '));
const ENDINGS = /(?:'?s|es|d|ed|ing|er|ers|ly|or|ors|able)$/;
const PROCLITIC = /^[وفبلك](?=[\u0621-\u064a]{3})/;

export function isPlain(word: string): boolean {
  if (/^[a-z]/.test(word)) {
    const root = word.replace(ENDINGS, '');
    return [word, root, `${root}e`, root.replace(/i$/, 'y'), root.replace(/(\p{L})\1$/u, '$1')].some((form) => PLAIN.has(form));
  }
  return [word, word.replace(PROCLITIC, '')]
    .flatMap((one) => [one, withoutArticle(one), stem(withoutArticle(one))])
    .some((form) => PLAIN.has(form));
}
