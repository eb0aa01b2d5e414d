import { fold } from '#api/kernel/normalise.ts';

function folded(lines: readonly string[]): ReadonlySet<string> {
  return new Set(fold(lines.join(' ')).split(' '));
}

/** Words that only join others, ask or are polite. */
export const JOINING = folded([
  'a an the of for in on at to with and or my our your his her their its it this that these those there here',
  'i we me you us he she they them need needs want wants wanted looking look would could should can may might must shall will',
  'is are am was were be been being do does did done has have had having how what which where when who whom why whose much many more most less',
  'best good better great nice right suitable proper perfect ideal top buy buying purchase order show shows showing find get getting give tell let make makes',
  'please help hello hi hey thanks thank any some something anything one ones kind kinds type types sort as by from into about than then if but so not no yes too very really also just only',
  'use used using put place work works working go goes going take takes recommend recommended suggest suggestion advice advise offer offers sell sells selling provide available',
  'smart digital electronic intelligent information info giant big large huge small little new modern latest s t re ll ve m d possible able enough like available options option people way between over under bigger smaller larger wider taller next mean means meaning happen happens explain define definition carry around themselves itself yourself ourselves customer customers client clients device devices withstand withstands tolerate handle survive',
  'someone talk see saw decide without talking anybody somebody everybody myself opening instead replace same different us own move moves stand stands close done did run runs running keep again today now soon still ever never always often usually maybe perhaps actually basically',
  'tell about somewhere really enough little space takes keep keeps way ways furnishing client asks fast quick quickly model models product products version versions already someone everyone everything thing things stuff guy guys sure fit fits fitting question questions know knows think thinking plan plans planning planned try trying start starting reply answer asap urgent urgently dear sir madam team hope wondering wonder interested regarding supply supplies supplier suppliers',
  'replacement replacements alternative alternatives upgrade upgrading substitute بديل بدايل بدائل البديل بدالها بداله',
  'know calculate far away long sit range ranges ranging series behind front above below inside near across along around after before during while per each every both all whole',
  'luxury luxurious fancy elegant premium equipment system systems solution solutions technology tech smth sth pls plz u ur im ive dont doesnt cant wont isnt didnt told says said say saying asked asking boss manager friend brother located situated called named come comes coming bring brings bit lot lots week weekend morning each other however because since already idea ideas kindly wish prefer preferably required require requires requirement requirements',
  'فخم فخمه راقي راقيه معدات تجهيزات تجهيز انظمه نظام حلول حل تقنيه قال قالي قالت قالوا يقول يقولون تقول مديري مديرنا رييسي خويي صديقي اختي شوف شوفوا شوفلي شوفولي لنا لهم لما الشهر الجاي الاسبوع القادم السنه هالسنه بكره بكرا اليوم امس توي تونا صار صارت يلزم يلزمنا اصلا والله طيب اوكي اوك بصراحه اخوان شباب هلا هلو مساء صباح الخير تحيه طيبه حضرتك حضرتكم بالضبط تقريبا اظن احس برضو كمان بعدين اول ثاني اخر مره مرا وايد واجد حيل شوي شويه عيل جذي هيك هيج شنو شلون اشلون وشلون منو تبون تبغون يبغون يحتاجون خلاص قاعد قاعدين جالس موجود موجوده مو مب مهب موب ابيه نبيه ابغاه حنا احنا نكون عشاني لجل يمكنكم بامكانكم هالشي شيا اشياء حاليا قريبا باذن',
  'من في على عن الى إلى او أو مع هل ما كم اريد أريد ابغى ابغي ابي ابحث ابحثُ عندكم وين ل و ف ب ان أن إن اذا إذا لو قد',
  'افضل أفضل احسن أحسن شراء اشتري نشتري انسب أنسب ماهي ماهو هي هو هم هذا هذه ذلك تلك التي الذي اللي الي كيف متى اين أين ليش لماذا ايش وش شو اش ليه',
  'نريد نبغى نبي نحتاج احتاج أحتاج تحتاج يحتاج محتاج محتاجين بدي ودي عايز اريدها عندي عندنا لدي لدينا لديكم لدى عند يوجد توجد فيه فيها فيهم في هناك',
  'ممكن لوسمحت سمحت فضلك رجاء شكرا السلام عليكم مرحبا مناسب مناسبة المناسب المناسبة تناسب يناسب تصلح يصلح تنفع ينفع تعمل يعمل تشتغل يشتغل نوع انواع أنواع شي شيء حاجة',
  'طريقه طريقة احصل نحصل الحصول عرفونا عرفوني قولوا قولو اخبروني خبروني نقدر نحول تحولون احد وهو وهي قد مسرع فاضي بسرعه بسرعة جاهزين مساحته مساحه مساحة صغيره يلفت موديل موديلات موديلين موديلكم منتجكم حاب حابه حابين ناوي ناويه ابيكم ابغاكم تقدر تقدرون تقدروا نقدر يقدر يمدي يمديني يمديكم ورونا ورنا عطوني عطني اعطوني دلوني دلني سويتوها سويتو سويتوا سوينا سووا تسوون تسوي يسوي خلوني خلنا اسال اسأل نسال سؤال استفسر بخصوص مهتم مهتمين مورد موردين مستعجل ضروري اخوي اخي يالغالي الله يعطيكم العافيه طيب اوكي تمام يعني مثلا تقريبا حوالي وحده وحدة عندك عندكن عندهم معانا معنا نبيكم وش ايش شنو شلون اشلون ليه هالشي هالمكان مكاني مكاننا محلكم ونبي ونبغى ونريد وعندي وعندنا وابغى ونبغا بيني وبين وبينه بينهم كي تنشري فين بغيت بغينا ودنا نود اود ارغب نرغب يرغب راغب راغبين لنا إحنا احنا حنا انتم انتو انت بشكل خاص ايضا كذلك كمان برضو عشاني تو هذي هذولا هالشاشه هالشاشة',
  'اعرف نعرف ذكي ذكيه رقمي رقميه الكتروني الكترونيه معلومات عملاق عملاقه ضخم ضخمه تعرض يعرض تظهر يظهر بما بس فقط نطاق حق حقت تبع علشان عشان لكي كي لاجل اي أي كل بعض جدا كثير كبير كبيرة كبيره صغير صغيرة جديد جديدة حديث حديثة ممتاز ممتازة جيد جيدة قوي قوية تبيعون تبيعو بيع للبيع معنى يعني تعني ماذا يجب ينبغي معكم معك لكم لك منكم عنكم منتجين منتج منتجات المنتجات بدل بدلا تتحمل يتحمل تحمل بنفسه بنفسها بنفسهم نفسه الزبون زبون زبائن العميل عميل جهاز الجهاز اجهزة سعودي السعودي سعودية اماراتي إماراتي',
  'اللي اللى قدام ورا وراء جنب يشوفون تشوف يشوف نشوف اشوف تنشاف نتفرج يتفرج اتفرج تنحط احط نحط اخذ ناخذ ياخذ ورني وروني تنصحوني تنصحون انصحوني مين شخص اشخاص واحد واحده بنفسي نفسي ولا لا وما ما عليها عليه منها منه ونحتاج وابي وابغى وابغا يبي يبغى تبي تبغى نبيها ابيها ابغاها لازم ضروري تكفون الحين هنا كذا زي مثل غير بدون يصير تصير تجي يجي تطلع يطلع نسوي اسوي اعمل سوي راح ناوي ناوين ودنا ابا نبا شركتي شركتنا مشروعي مشروعنا يبون محتاجه تكون فيه لها ابغا ايضا طول قريب بعيد',
  'يكون تكون كان كانت ليس بين تحت فوق امام أمام خلف داخل بداخل قرب حول بعد قبل عبر ضد أستطيع استطيع يمكن يمكنني اقدر انا نحن هي به بها له لها لنا لي وضع اضع نضع تركيب اركب نركب عرض نعرض اعرض خلال',
]);

/** Words that ask for what everything here has: beside others they ask for nothing. */
export const PRICE = folded([
  'price prices pricing cost costs cheap cheapest بكم سعر اسعار تكلفه ارخص رخيص رخيصه سعرها سعره expensive affordable غالي غاليه تكلف يكلف كلفه يكلفني تكلفني',
]);
