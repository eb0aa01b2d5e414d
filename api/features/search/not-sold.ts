import { fold } from '#api/kernel/normalise.ts';
import { stem, withoutArticle } from './stem.ts';

/**
 * What people ask any shop for and a maker of screens does not have, and names of other makers: words of their own, never typing errors
 * of ours. A catalogue that does hold one of them is found by it all the same.
 */
const THINGS = [
  'laptop notebook macbook iphone ipad ipod phone smartphone mobile galaxy playstation xbox nintendo console printer scanner router modem keyboard mouse headphone headphones earbuds airpods charger powerdrone cctv dashcam',
  'fridge refrigerator freezer oven microwave dishwasher washer washing dryer vacuum toaster blender kettle machine heater boiler aircon conditioner fan stove cooker iron',
  'car cars truck bus bike bicycle motorcycle scooter tire tyre engine boat ship plane flight flights ticket visa passport booking toyota nissan hyundai insurance loan mortgage bank bitcoin stock shares',
  'pizza burger shawarma falafel sushi pasta bread milk cheese meat chicken fish rice sugar chocolate cake honey juice tea perfume makeup lipstick shampoo soap',
  'shirt shoes shoe dress jacket jeans sock hat bag handbag wallet ring necklace jewelry jewellery gold silver diamond glasses sunglasses umbrella',
  'sofa couch bed mattress pillow blanket carpet curtain curtains wardrobe chair chairs lamp bulb paint cement brick tile pipe pump sink toilet door lock key',
  'book books novel pen pencil toy toys doll lego guitar piano violin drum cat dog horse camel bird medicine job jobs salary apartment rentcar tractor solar generator plumber electrician haircut yoga massage',
  'ثلاجة ثلاجه ثلاجات فريزر غسالة غسالات فرن مايكرويف مكنسة مكيف مكيفات مروحة دفاية خلاط غلاية مكواة نشافة سخان',
  'تويوتا نيسان هيونداي حجز سيارة سيارات دراجة دراجه دراجات شاحنة باص حافلة قطار طائرة سفينة قارب كفر كفرات إطار تذاكر تذكرة رحلة فيزا جواز تأمين قرض بنك بنوك',
  'جوال جوالات هاتف هواتف موبايل ايفون آيفون ايباد آيباد لابتوب لابتوبات كمبيوتر طابعة طابعات ماوس كيبورد سماعة بلايستيشن شاحن بطارية راوتر مودم',
  'بيتزا برجر شاورما فلافل خبز حليب جبن لحم دجاج سمك رز سكر شوكولاتة كيك عسل تمر تمور عصير شاي عطر عطور حلويات حلوى مكياج صابون شامبو',
  'قميص حذاء أحذية فستان جاكيت بنطلون شنطة حقيبة محفظة خاتم قلادة ذهب فضة الماس نظارة نظارات مظلة ساعة_يد عباية ثوب',
  'كنبة كنب سرير مرتبة مخدة بطانية سجاد سجادة ستارة ستائر دولاب كرسي كراسي مصباح لمبة دهان اسمنت طوب بلاط ماسورة مضخة مغسلة باب قفل مفتاح',
  'كتاب كتب رواية قلم أقلام لعبة ألعاب دمية جيتار بيانو قطة كلب حصان جمل طائر دواء وظيفة وظائف راتب شقة عقار عقارات مسبح خيمة حلاق',
];

/** Other makers and other kinds of picture: whoever names one of these wants nothing else. */
const OTHERS = [
  'oled qled amoled plasma crt samsung sony lg tcl hisense panasonic philips sharp toshiba apple huawei xiaomi lenovo dell asus acer epson benq optoma absen unilumin leyard daktronics barco planar viewsonic promethean',
  'اوليد أوليد كيوليد بلازما سامسونج سامسونغ سوني هواوي شاومي ابل آبل باناسونيك توشيبا هايسنس فيليبس ابسن يونيلومين',
];

const NAMES: ReadonlySet<string> = new Set(THINGS.flatMap((line) => fold(line).split(' ')).map((word) => word.replaceAll('_', ' ')));

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
];
const COMPOUND = new RegExp(String.raw`(?<!\p{L})(?:${fold(COMPOUNDS.join('|'))})(?!\p{L})`, 'u');

export function namesOtherThing(folded: string): boolean {
  return BOUGHT_BY_NUMBER.test(folded) || COMPOUND.test(folded);
}
