import { fold } from '#api/kernel/normalise.ts';
import { stem, withoutArticle } from './stem.ts';

/**
 * What people ask any shop for and a maker of screens does not have, and names of other makers: words of their own, never typing errors
 * of ours. A catalogue that does hold one of them is found by it all the same.
 */
const THINGS = [
  'laptop notebook macbook iphone ipad ipod phone smartphone mobile galaxy playstation xbox nintendo console printer scanner router modem keyboard mouse headphone headphones earbuds airpods charger powerdrone cctv dashcam',
  'fridge refrigerator freezer oven microwave dishwasher washer washing dryer vacuum toaster blender kettle machine heater boiler aircon conditioner fan stove cooker iron',
  'car cars truck bus bike bicycle motorcycle scooter tire tyre engine boat ship plane flight flights ticket visa passport booking toyota nissan hyundai insurance loan mortgage bank bitcoin crypto wallet guard drone stock shares',
  'pizza burger shawarma falafel sushi pasta bread milk cheese meat chicken fish rice sugar chocolate cake honey juice tea perfume makeup lipstick shampoo soap',
  'shirt shoes shoe dress jacket jeans sock hat bag handbag wallet ring necklace jewelry jewellery gold silver diamond glasses sunglasses umbrella',
  'sofa couch bed mattress pillow blanket carpet curtain curtains wardrobe chair chairs lamp bulb paint cement brick tile pipe pump sink toilet door lock key',
  'book books novel pen pencil toy toys doll lego guitar piano violin drum cat dog horse camel bird medicine job jobs salary apartment rentcar tractor solar generator plumber electrician haircut yoga massage',
  'ثلاجة ثلاجه ثلاجات فريزر غسالة غسالات فرن مايكرويف مكنسة مكيف مكيفات مروحة دفاية خلاط غلاية مكواة نشافة سخان',
  'تويوتا نيسان هيونداي حجز سيارة سيارات دراجة دراجه دراجات شاحنة باص حافلة قطار طائرة سفينة قارب كفر كفرات إطار تذاكر تذكرة رحلة فيزا جواز تأمين قرض قروض تمويل بنك بنوك',
  'جوال جوالات هاتف هواتف موبايل ايفون آيفون ايباد آيباد لابتوب لابتوبات كمبيوتر طابعة طابعات ماوس كيبورد سماعة بلايستيشن شاحن بطارية راوتر مودم',
  'بيتزا برجر شاورما فلافل خبز حليب جبن لحم دجاج سمك رز سكر شوكولاتة كيك عسل تمر تمور عصير شاي عطر عطور حلويات حلوى مكياج صابون شامبو',
  'قميص حذاء أحذية فستان جاكيت بنطلون شنطة حقيبة محفظة خاتم قلادة ذهب فضة الماس نظارة نظارات مظلة عباية ثوب',
  'كنبة كنب سرير مرتبة مخدة بطانية سجاد سجادة ستارة ستائر دولاب كرسي كراسي مصباح لمبة دهان اسمنت طوب بلاط ماسورة مضخة مغسلة باب قفل مفتاح',
  'كتاب كتب رواية قلم أقلام لعبة ألعاب دمية جيتار بيانو قطة كلب حصان جمل طائر دواء وظيفة وظائف راتب شقة عقار عقارات مسبح خيمة حلاق',
  'fryer bell toner tank weather hoodie sweater tshirt trousers pants skirt socks scarf gloves belt boots sandals slippers sneakers pajamas underwear bra swimwear swimsuit uniform abaya shemagh watches bracelet earrings backpack suitcase luggage',
  'tent hose barbecue bbq grill charcoal lawnmower mower shovel rake fertilizer seeds flower flowers bouquet pool sauna jacuzzi treadmill dumbbell dumbbells barbell kettlebell racket skateboard snowboard surfboard fishing hunting camping',
  'protein vitamin vitamins supplement pill pills toothbrush toothpaste razor deodorant lotion cream serum sunscreen mascara nail wig tissue diaper diapers stroller crib pacifier feeder',
  'beans salad soup steak sandwich fries ketchup spice spices pepper olive butter egg eggs yogurt nuts almond dates candy biscuit cereal noodles soda beer wine cigarette cigarettes tobacco vape hookah shisha lighter incense',
  'spoon fork knife cup mug bowl pan pot bucket broom mop detergent bleach sponge towel duvet vase candle rug bookcase drawer stool bench armchair chandelier faucet shower bathtub ladder hammer drill screw screws saw wrench plier toolbox',
  'gasoline diesel lpg tyres windshield windscreen bumper brake clutch carburetor motorbike helmet trailer forklift crane excavator concrete marble granite gypsum timber plywood flooring parquet insulation aluminium fence',
  'lawyer attorney accountant dentist nurse maid driver plumber plumbing carpenter translator translation hosting domain printing flyer photographer catering nanny',
  'puzzle chess poker dice balloon kite trumpet flute saxophone harmonica microscope telescope binoculars compass thermometer stethoscope wheelchair crutches bandage syringe vaccine',
  'قلايه قلاية تأشيرة عمره جرس خزان طقس دولار هودي تيشيرت بلوزة بلوزات تنورة جوارب وشاح قفازات حزام جزمة جزم بوت صندل شبشب نعال بيجاما ملابس داخلية شماغ غترة عقال طرحة حجاب نقاب سوار اسورة حلق سلسال شنط شنطه',
  'خيمة خيام خرطوم شواية شوايه فحم مجرفة سماد بذور شتلات ورد ورود زهور مسبح جاكوزي مشاية اثقال دمبل مضرب صنارة صيد تخييم كشتة حطب',
  'بروتين فيتامين فيتامينات مكمل فرشاة معجون كريم سيروم ماسكرا روج مناكير باروكة مناديل حفاضات حفاظات رضاعة',
  'مندي كبسة برياني سلطة شوربة ستيك ساندويتش بطاطس بهارات بهار فلفل زيت زبدة بيض لبن زبادي مكسرات لوز بسكويت اندومي مكرونة ارز بيبسي كولا سجائر سيجارة دخان معسل شيشة فيب ولاعة بخور عود مبخرة',
  'ملعقة شوكة سكين صحن صحون كوب اكواب كاسات ملاعق قدور مقلاة سطل مكنسه ممسحة منظف منظفات اسفنج منشفة مناشف شرشف لحاف مرايا مزهرية شمعدان ثريا حنفية دش بانيو مطرقة مفك دريل براغي مسمار مسامير منشار برواز براويز',
  'ديزل جنوط جنط صدام فرامل كلتش كاربوريتر دباب خوذة مقطورة كرين حفارة خرسانة رخام جرانيت جبس خشب باركيه عازل نحاس سياج مواسير ماسوره سباك سباكة كهربائي نجار حداد دهانات',
  'محامي محاماة ممرضة خادمة ترجمة مترجم استضافة دومين طباعة مطبعة كروت مصور تموين عقيقة ذبيحة خروف غنم ماعز بعير دجاجة بيطري',
  'مسابح مسبح بحيره فلاتر قطط كلاب عصافير ارانب حيوانات سباكين محامين طبيب اسنان صيدلي بيتكوين كريبتو درون',
  'شطرنج نرد بالون بالونات طبل مزمار مجهر تلسكوب عكاز حقنة لقاح كمامة كمامات',
];

/** Other makers and other kinds of picture: whoever names one of these wants nothing else. */
const OTHERS = [
  'oled qled amoled plasma crt samsung sony lg tcl hisense panasonic philips sharp toshiba apple huawei xiaomi lenovo dell asus acer epson benq optoma absen unilumin leyard daktronics barco planar viewsonic promethean netflix youtube spotify nokia oppo vivo realme honor motorola dyson ikea nike adidas zara rolex tesla ford bmw mercedes audi kia chevrolet hp canon nikon gopro bose jbl beats fitbit garmin',
  'اوليد أوليد كيوليد بلازما سامسونج سامسونغ سوني هواوي شاومي ابل آبل باناسونيك توشيبا هايسنس فيليبس ابسن يونيلومين نوكيا اوبو ريلمي دايسون ايكيا نايكي اديداس زارا رولكس تسلا فورد مرسيدس اودي شفروليه كانون نيكون جارمن نتفلكس',
];

const NAMES: ReadonlySet<string> = new Set(THINGS.flatMap((line) => fold(line).split(' ')));

const STRANGERS: ReadonlySet<string> = new Set(fold(OTHERS.join(' ')).split(' '));

export function isStranger(word: string): boolean {
  return STRANGERS.has(word) || STRANGERS.has(withoutArticle(word));
}

export function isNotSold(word: string): boolean {
  return NAMES.has(word) || NAMES.has(withoutArticle(word)) || NAMES.has(stem(withoutArticle(word)));
}

/** A standard of networks, a maker's code: with its number it is something to buy by itself; a camera that watches is no camera of a screen. */
const BOUGHT_BY_NUMBER =
  /(?<!\p{L})(?:(?:wi-?\s?fi|واي\s?فاي|bluetooth|بلوتوث|windows|ويندوز|iphone|galaxy|ps)\s*\d+|(?:security|surveillance) cameras?|كاميرا(?:ت)? (?:ال)?مراقبه)(?!\p{L})/u;

/** Things of other shops whose names are made of words of ours. */
const COMPOUNDS = [
  'led (?:strips?|bulbs?|lamps?|lights?|lighting|tubes?|flashlights?)|(?:ring|car|street|garden) lights?|screen (?:protectors?|guards?|repair)',
  '(?:phone|mobile|iphone|ipad|tablet|laptop|computer|pc|car|taxi|tv box|gaming|game) (?:screens?|displays?|monitors?)|gaming monitors?',
  '(?:usb|hdmi|power|phone|charging) cables?|power banks?|phone cases?|camera lens(?:es)?|smart ?watch(?:es)?|apple watch|(?:graphics|memory|sound) cards?',
  '(?:glass|garage|front|wooden) doors?|wall (?:clocks?|paint|stickers?|shel(?:f|ves)|papers?)|window (?:cleaners?|curtains?|blinds?)|water bottles?|coffee (?:machines?|beans|makers?)',
  '(?:english|language|driving|cooking) (?:course|courses|school)|hotel (?:booking|reservation|room)s?|restaurants? near me|real estate|(?:house|villa|apartment|office|shop) for (?:rent|sale)',
  '(?:شريط|اشرطه|لمبه|لمبات|مصباح|مصابيح|اضاءه|انوار|نجف) (?:ليد|led)|(?:كرت|حمايه|لاصقه|لصقه|اصلاح|تصليح|تغيير) (?:ال)?شاشه',
  'شاش(?:ه|ات) (?:ال)?(?:جوال|جوالات|هاتف|موبايل|ايفون|ايباد|تابلت|كمبيوتر|لابتوب|سياره|سيارات|قيمنق|قيمينق|العاب)',
  '(?:باب|ابواب) (?:ال)?زجاج|ساع(?:ه|ات) (?:حائط|ذكيه|ابل|يد)|ورق (?:ال)?(?:جدران|حائط)|(?:سلك|كيبل|كابل|وصله) (?:hdmi|usb|شاحن)|باور ?بانك|قهوه عربيه|(?:ماكينه|مكينه|اله) قهوه',
  '(?:غرف|غرفه) (?:ال)?(?:نوم|اطفال)|(?:بيت|بيوت|فيلا|فلل|شقه|شقق|ارض|محل|مكتب|استراحه) (?:لل(?:بيع|ايجار|اجار))|حجز (?:فندق|فنادق)|مطعم قريب|(?:دوره|كورس|معهد) (?:انجليزي|لغات)|(?:مكتب|كرسي|طاوله) خشب|بطاقه شحن|كره سله',
  '(?:chopping|cutting|chess|surf|skate|snow|ironing|circuit|mother|skirting|card|dart|diving) ?boards?|(?:kitchen|medicine|file|filing|bathroom|shoe) cabinets?|(?:picture|photo|door|bed|bike) frames?|(?:poster|printing|toilet|wall|wrapping|photo) paper|sun ?glass(?:es)?|screen (?:doors?|printing)|sim cards?|(?:car|bike|auto) (?:spare )?parts',
  'neon (?:signs?|lights?)|(?:water|oil|air|fuel) filters?|(?:mobile|cell|phone|iphone|laptop|computer|car|shoe|watch)(?: phone)? repairs?|(?:english|math|maths|private|piano|arabic|quran|swimming|driving) (?:teachers?|tutors?|lessons?|instructors?)|gym (?:memberships?|equipment|clothes)|parking tickets?|(?:swimming|inflatable) pools?|solar (?:panels?|cells?)|bank (?:loans?|accounts?|cards?|transfers?|jobs?)|(?:cheap|cheapest|book) hotels?|(?:football|soccer) match(?:es)? (?:today|tonight|live|score)|(?:restaurant|dining|coffee|pool|ping pong|massage) tables?|(?:office|shop|warehouse|studio) (?:rent|lease)|(?:car|stadium|cinema|concert|flight|train|museum) tickets?|(?:football|soccer|tennis|golf) (?:boots?|shoes?|balls?|shirts?|jerseys?)|(?:stage|theatre|theater) (?:make ?up|costumes?)|touch up paint|(?:school|travel|shopping|paper|plastic|sleeping) bags?|(?:garden|water|fire) hoses?|(?:car|truck|bus) wash|(?:coffee|tea|glass|paper) cups?|mosque carpets?|(?:roller|window|roman) blinds?|wedding (?:rings?|cakes?|cards?|gifts?)|(?:web|app|logo|graphic|interior) design(?:er|ers)?|mobile covers?|tablet pcs?|graphics? tablets?|smart (?:locks?|phones?|rings?|glasses|bulbs?|plugs?|home)',
  'قطع غيار (?:ال)?(?:سيارات?|سياره|تويوتا|نيسان|مكيفات?|ثلاجات?|دراجات?|شاحنات?|معدات)|(?:الواح|لوح|طاقه) شمسي(?:ه|ات)?|لوح(?:ه|ات) نيون|(?:فلتر|فلاتر) (?:ماء|مويه|هواء|زيت)|(?:معلم|معلمه|مدرس|مدرسه) (?:خصوصي|خصوصيه|انجليزي|رياضيات)|دروس خصوصيه|اشتراك (?:نادي|جيم)|(?:تصليح|اصلاح|صيانه) (?:ال)?(?:جوال|جوالات|لابتوب|سيارات|ثلاجات|غسالات|مكيفات)|(?:فنادق|فندق) رخيص(?:ه|ين)?|سعر (?:ال)?(?:دولار|ذهب|صرف|فضه|يورو)|(?:تذكره|تذاكر) (?:ال)?(?:ملعب|ملاعب|سينما|حفله|حفلات|متحف|مباراه|قطار)|(?:غرفه|غرف|حجز) (?:ال)?(?:فندق|فنادق)|(?:طاوله|طاولات) (?:طعام|قهوه|مطعم)|قهوه (?:سعوديه|تركيه|عربيه|مطحونه)|بن قهوه|حبوب قهوه|سجاد(?:ه|ات)? (?:ال)?(?:مسجد|مساجد|جوامع)|(?:زي|شنطه|شنط|حقيبه) (?:ال)?(?:مدرسه|مدرسي|مدرسيه)|(?:توصيل|دليفري) (?:طلبات|اكل|طعام)|(?:خزانه|خزائن|دولاب) (?:ال)?(?:مطبخ|ملابس)|نظار(?:ه|ات) (?:ال)?شمس(?:يه)?|واقي (?:ال)?شمس|(?:شريحه|شرايح) (?:ال)?(?:اتصال|بيانات|جوال)|(?:عربيه|عربه|سرير|العاب) (?:ال)?اطفال|(?:زيت|بطاريه|غسيل|تلميع|كفرات) (?:ال)?(?:سياره|سيارات|محرك)|لوح (?:تزلج|تقطيع|خشب|شطرنج)|(?:تصميم|مصمم) (?:شعار|شعارات|مواقع|داخلي)|(?:طباعه|تصوير) (?:صور|كتب|ورق)|(?:صيانه|تنظيف|غسيل) (?:ال)?(?:مكيف|مكيفات|خزانات|سجاد|منازل)|(?:منظف|اكواب|كاسات|ابواب|طاوله) (?:ال)?زجاج|(?:دهان|دهانات|ورق|ملصقات) (?:ال)?(?:جدران|جدار|حوائط)',
];
const COMPOUND = new RegExp(String.raw`(?<!\p{L})(?:${fold(COMPOUNDS.join('|'))})(?!\p{L})`, 'u');

export function namesOtherThing(folded: string): boolean {
  return BOUGHT_BY_NUMBER.test(folded) || COMPOUND.test(folded);
}
