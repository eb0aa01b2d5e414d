import { fold } from '#api/kernel/normalise.ts';
import { stem, withoutArticle } from './stem.ts';

/** What has a screen of its own, or belongs to what has: beside it the word screen means that one. */
const DEVICES = [
  'laptop notebook macbook iphone ipad ipod phone smartphone mobile galaxy playstation xbox nintendo console printer scanner router modem keyboard mouse headphone headphones earbuds airpods charger powerdrone cctv dashcam',
  'جوال جوالات هاتف هواتف موبايل ايفون آيفون ايباد آيباد لابتوب لابتوبات كمبيوتر طابعة طابعات ماوس كيبورد سماعة بلايستيشن شاحن بطارية راوتر مودم',
  'refill refills bulb bulbs battery batteries adapter toner cartridge ink remote لمبه حبر بطاريات ريموت',
  'car bike bicycle motorcycle scooter drone console gamepad webcam ssd hdd سيارة دراجه دراجات ستيشن اكسبوكس آيبود',
];

/** What other shops sell, and names of other makers: never typing errors of ours. A catalogue that holds one is found by it all the same. */
const THINGS = [
  ...DEVICES,
  'عزل عازل groceries torch torches flashlight headlight headlights mask masks كشاف كشافات بقاله دوام furniture cushion cushions shelves mattresses curtains wardrobe hanger tiles roofing paints varnish glue bolts hinges taps plumbing gutter manhole scaffold scaffolding crane excavators bulldozer gravel sandbags bricks rebar welding grinder lathe compressor forklifts pallets conveyor boilers chiller chillers thermostat dehumidifier humidifier purifier',
  'ليقو ليغو',
  'snack snacks chips cookies cupcakes donut donuts waffle pancakes kebab biryani hummus labneh dates saffron cardamom turmeric vinegar jam cereals oats flour yeast salmon shrimp lobster lamb goat mutton sausage bacon lemonade smoothie protein creatine collagen omega probiotics',
  'aspirin panadol antibiotic antibiotics inhaler ointment syrup braces dentures implants botox rehab crutch spectacles contactlens lenses',
  'pajama blouse leggings blazer cardigan kimono kandura dishdasha thobe bisht niqab hijab lingerie heels loafers flipflops beanie purse clutch briefcase',
  'hamster parrot fishes goldfish kitten puppy kennel leash litter aquariums hay fodder',
  'violins cello clarinet ukulele drums amplifier turntable vinyl dvd bluray cassette',
  'passports flights hostel hostels airbnb maids babysitter pest termites movers courier parcel parcels stamps',
  'اثاث وساده وسائد شماعه خزانه خزاين دهانات غراء براغي مقبض مقابض سقاله رافعه حفار حصي طابوق لحام كمبروسر مولد مولدات مضخات تكييف مبرد تشيلر فلتر مرطب منقي',
  'شيبس كوكيز دونات وافل كباب برياني حمص لبنه زعفران هيل كركم خل مربي شوفان طحين خميره سلمون روبيان جمبري استاكوزا نقانق ليمون سموذي كرياتين كولاجين اوميغا',
  'بنادول بخاخ مرهم بوتوكس فيلر ليزر عدسات',
  'بلوفر معطف جاكيتات كندوره دشداشه بشت قبعه كاب حقايب شنط كعب',
  'همستر ببغاء قطط جرو قفص اعلاف برسيم',
  'تاشيره تاشيرات طيران كروز خادمات عامله عاملات حشرات عفش طرود شحنات طوابع',
  'taxi uber careem atm rack racks tray trays plates tripod lens trolleys cradle pram incubator stretcher detergents sanitizer perfumes candles fountain aquarium fertiliser compost saddle bait rod paddle canoe kayak yacht jet wreath tuxedo veil turban cufflinks brooch eyeliner foundation blush sunblock',
  'تاكسي اوبر كريم حبر صراف نقود اواني صواني عدسه عدسات بطاريات حمالة رف ارفف حاضنه نقاله معقم شموع سرج طعم يخت جت طقم طرح عمامه كحل مسكارا دبله شبكه خواتم اساور خلخال',
  'ايسكريم مثلجات بوظه straw straws salt',
  'escalators travelator elevators turnstile turnstiles handrails hydrant sprinkler sprinklers doorbell intercom intercoms padlock padlocks latch doormat carpeting wallpaper wallpapers mosaic grout stucco drywall downpipe pergola gazebo awning awnings hedge lawn turf sprinkling wheelbarrow hosepipe flowerpot flowerpots greenhouse bonsai orchid tulip tulips roses cactus palm saplings',
  'shredder shredders stapler staplers staples envelope envelopes binder binders highlighter highlighters crayon crayons paintbrush easel easels clay sketchbook protractor scissors sharpener sellotape photocopier photocopiers laminator laminators typewriter inkpad',
  'chromebook desktop desktops pc pcs workstation motherboard cpu gpu heatsink earphone earphones powerbank dongle joystick joysticks handset sim esim antenna antennas subwoofer subwoofers soundbars headset headsets woofer tweeter',
  'turbine turbines inverter inverters transformer transformers solenoid bearing bearings gearbox piston crankshaft gasket gaskets sealant rivet rivets screwdriver screwdrivers spanner spanners chisel sandpaper soldering multimeter voltmeter ammeter jackhammer sander',
  'mixers juicer juicers hoover ironing radiators geyser airfryer cookware saucepan saucepans wok casserole cutlery crockery teapot teapots thermos flask flasks lunchbox jug jugs coaster coasters napkin napkins tablecloth tablecloths apron aprons',
  'sweets muffin muffins croissant croissants bagel baklava kunafa pudding jelly custard molasses peanut peanuts cashew walnut walnuts pistachio pistachios raisins lentils chickpeas vegetables vegetable tomato tomatoes onion onions garlic cucumber carrot carrots potato potatoes lettuce cabbage spinach eggplant mushrooms apples oranges banana bananas mango mangoes grapes watermelon strawberry strawberries pineapple lemon lemons pomegranate avocado pickles mayonnaise mustard tahini seafood prawns crab squid tuna sardines turkey veal beef',
  'coats shorts pyjamas robe robes bikini stockings scarves shawl shawls sunhat necktie ties purses suitcases rucksack pendant watch wristwatch goggles',
  'colognes eyeshadow eyelash hairdryer straightener hairbrush shaver shavers tweezers nailpolish mouthwash wipes sanitary tampon nappies nappy bottlefeeder cots',
  'painkiller painkillers scalpel prosthesis mri ultrasound xray defibrillator ventilator nebulizer',
  'canary rabbit rabbits turtle fishbowl sheep cow cows ducks bees honeybee bridle cage cages',
  'recliner recliners ottoman bunk quilts cupboard cupboards dresser nightstand bookshelf bookshelves shelving barstool hammock trampoline trampolines seesaw',
  'vans pickups lorries ambulances ebike rollerblades rims bonnet wiper wipers carburettor radiator exhaust muffler gearstick carwash lubricant lubricants grease',
  'mortar asphalt bitumen formwork girder girders lumber planks valve valves fittings cistern urinal washbasin',
  'drumkit accordion oud tabla',
  'cruises villas condos tutors gardeners cleaners exterminator hairdresser masseuse chiropractor psychologist',
  'magazines newspaper newspapers comics dictionary dictionaries encyclopedia jigsaw barbie teddy dominoes backgammon',
  'campfire cooler icebox paddleboard snorkel snorkels scuba wetsuit lifejacket parachute skis sled',
  'fireworks firework confetti lanterns garland tinsel souvenirs trophies trophy medals giftbox giftwrap',
  'حنفيات صنبور صنابير هايدرنت انتركم اقفال مفصلات موكيت فرشه زل زوليه فسيفساء جص لياسه ملاط مناور مزراب مظلات برجوله قازيبو عشب نجيله شتله اصيص صبار نخيل فسايل',
  'فرامه دباسه دباسات ظروف مظروف دفاتر ملزمه مجلدات صلصال الحاسبه مسطره مساطر منقله فرجار مقص مقصات برايه مبراه صمغ شطرطون ناسخه',
  'حاسوب حواسيب معالجات مذربورد باوربانك دونجل مقود شريحه هواييات انتن امبليفاير مكبرات ساوندبار',
  'ضاغط ضواغط توربين انفرتر محولات بيرنق بيرنج جيربوكس بستم مكبس كماشه كماشات زراديه صنفره ملحام افوميتر',
  'افران بوتجاز بوتاجاز طباخ طباخات ميكرويف عصاره عصارات مطحنه مطاحن جلايه جلايات نشافات دفايات غيزر قلايات طناجر كسرولا ابريق اباريق ترمس دله دلات فناجين فنجان بيالات سفره مفارش مفرش مريول مرايل',
  'بيتزات ساندوتش ساندوتشات كبده كشري محاشي كنافه بقلاوه بسبوسه لقيمات معمول كعك كرواسون جيلي كاسترد دبس فستق كاجو زبيب عدس خضار خضره طماطم بصل ثوم خيار جزر بطاطا خس سبانخ باذنجان فطر فواكه تفاح برتقال موز مانجو عنب بطيخ فراوله اناناس رمان افوكادو مخلل مايونيز خردل ربيان سلطعون تونه سردين بقر',
  'قمصان معاطف بناطيل شورت بيجامات روب مايوه مايوهات صنادل شباشب نعل كعوب شرابات شالات طواقي طاقيه قبعات كرفته كرافتات قلايد بروش',
  'بلسم صوابين مزيلات لوشن كولونيا ارواج رموش سشوار استشوار مشط امشاط شفرات ملقاط غسول فوط حفايض مهد',
  'ادويه حبوب مسكن مسكنات ضمادات لصقات ترمومتر حقن سونار',
  'سلحفاه سلاحف خرفان تيوس بقره نحل سروج علف اقفاص',
  'سرر مراتب مخدات بطانيات لحف دواليب ادراج تسريحه كومدينه ارجوحه مراجيح زحاليق نطيطات',
  'حراثات جرافات فانات سيكل سياكل سكوتر سكوترات خوذ رديتر شكمان زيوت شحم',
  'بحص اسفلت زفت سقالات ابلكاش بلك قرميد محابس صمام صمامات سيفون مراحيض مغاسل شاور',
  'بيانوهات طبول اورق ربابه',
  'رهن فلل شقق اراضي محاسبين مربيه كوافير مساج',
  'روايات مجلات جرايد قواميس قاموس بازل دمي عرايس دومينو',
  'كولر سنانير قوارب زلاجات غوص',
  'قصاصات فانوس فوانيس تذكارات ميداليات',
  'fridge refrigerator freezer oven microwave dishwasher washer washing dryer vacuum toaster blender kettle machine heater boiler aircon conditioner fan stove cooker iron',
  'car cars truck bus bike bicycle motorcycle scooter tire tyre engine boat ship plane flight flights ticket visa passport booking toyota nissan hyundai insurance loan mortgage bank bitcoin crypto wallet guard drone stock shares',
  'pizza burger shawarma falafel sushi pasta bread milk cheese meat chicken fish rice sugar chocolate cake honey juice tea perfume makeup lipstick shampoo soap',
  'shirt shoes shoe dress jacket jeans sock hat bag handbag wallet ring necklace jewelry jewellery gold silver diamond glasses sunglasses umbrella',
  'sofa couch bed mattress pillow blanket carpet curtain curtains wardrobe chair chairs lamp bulb paint cement brick tile pipe pump sink toilet door lock key',
  'book books novel pen pencil toy toys doll lego guitar piano violin drum cat dog horse camel bird medicine job jobs salary apartment rentcar tractor solar generator plumber electrician haircut yoga massage',
  'ثلاجة ثلاجه ثلاجات فريزر غسالة غسالات فرن مايكرويف مكنسة مكيف مكيفات مروحة دفاية خلاط غلاية مكواة نشافة سخان',
  'تويوتا نيسان هيونداي حجز سيارة سيارات دراجة دراجه دراجات شاحنة باص حافلة قطار طائرة سفينة قارب كفر كفرات إطار تذاكر تذكرة رحلة فيزا جواز تأمين قرض قروض تمويل بنك بنوك',
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
  'puzzle chess poker dice balloon kite trumpet flute saxophone harmonica microscope telescope binoculars compass thermometer stethoscope crutches bandage syringe vaccine',
  'قلايه قلاية تأشيرة عمره جرس خزان طقس دولار هودي تيشيرت بلوزة بلوزات تنورة جوارب وشاح قفازات حزام جزمة جزم بوت صندل شبشب نعال بيجاما ملابس داخلية شماغ غترة عقال طرحة حجاب نقاب سوار اسورة حلق سلسال شنط شنطه',
  'خيمة خيام خرطوم شواية شوايه فحم مجرفة سماد بذور شتلات ورد ورود زهور مسبح جاكوزي مشاية اثقال دمبل مضرب صنارة صيد تخييم كشتة حطب',
  'بروتين فيتامين فيتامينات مكمل فرشاة معجون كريم سيروم ماسكرا روج مناكير باروكة مناديل حفاضات حفاظات رضاعة',
  'مندي كبسة برياني سلطة شوربة ستيك ساندويتش بطاطس بهارات بهار فلفل زيت زبدة بيض لبن زبادي مكسرات لوز بسكويت اندومي مكرونة ارز بيبسي كولا سجائر سيجارة دخان معسل شيشة فيب ولاعة بخور عود مبخرة',
  'ملعقة شوكة سكين صحن صحون كوب اكواب كاسات ملاعق قدور مقلاة سطل مكنسه ممسحة منظف منظفات اسفنج منشفة مناشف شرشف لحاف مرايا مزهرية شمعدان ثريا حنفية دش بانيو مطرقة مفك دريل براغي مسمار مسامير منشار برواز براويز',
  'براده برادات خياطه تطريز طاسه ممسحه كشافات',
  'ديزل جنوط جنط صدام فرامل كلتش كاربوريتر دباب خوذة مقطورة كرين حفارة خرسانة رخام جرانيت جبس خشب باركيه عازل نحاس سياج مواسير ماسوره سباك سباكة كهربائي نجار حداد دهانات',
  'محامي محاماة ممرضة خادمة ترجمة مترجم استضافة دومين طباعة مطبعة كروت مصور تموين عقيقة ذبيحة خروف غنم ماعز بعير دجاجة بيطري',
  'مسابح مسبح بحيره فلاتر قطط كلاب عصافير ارانب حيوانات سباكين محامين طبيب اسنان صيدلي بيتكوين كريبتو درون',
  'شطرنج نرد بالون بالونات طبل مزمار مجهر تلسكوب عكاز حقنة لقاح كمامة كمامات',
];

/** Makers whose names are words as well: in a story "sharp" is how a picture is. */
const ALSO_WORDS: ReadonlySet<string> = new Set(['sharp', 'apple', 'vivo', 'honor', 'planar', 'bose', 'beats']);

/** Other makers and other kinds of picture: whoever names one of these wants nothing else. */
const OTHERS = [
  'hologram holograms holographic epaper eink هولوجرام هولوغرام هولوجرامي هولو',
  'oled qled amoled plasma crt samsung sony lg tcl hisense panasonic philips toshiba huawei xiaomi lenovo dell asus acer epson benq optoma absen unilumin leyard daktronics barco viewsonic promethean netflix youtube spotify nokia oppo realme motorola dyson ikea nike adidas zara rolex tesla ford bmw mercedes audi kia chevrolet hp canon nikon gopro jbl fitbit garmin',
  'اوليد أوليد كيوليد بلازما سامسونج سامسونغ سوني هواوي شاومي ابل آبل باناسونيك توشيبا هايسنس فيليبس ابسن يونيلومين نوكيا اوبو ريلمي دايسون ايكيا نايكي اديداس زارا رولكس تسلا فورد مرسيدس اودي شفروليه كانون نيكون جارمن نتفلكس',
];

const NAMES: ReadonlySet<string> = new Set(THINGS.flatMap((line) => fold(line).split(' ')).flatMap((name) => [name, singular(name)]));

const DEVICE_NAMES: ReadonlySet<string> = new Set(DEVICES.flatMap((line) => fold(line).split(' ')));

const STRANGERS: ReadonlySet<string> = new Set(fold(OTHERS.join(' ')).split(' '));

/** "Batteries" in the list is a battery as well; what ends in -sses ends so by itself. */
function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/(?<=[a-rt-z])s$/, '');
}

export function isStranger(word: string, isStory: boolean): boolean {
  return STRANGERS.has(word) || STRANGERS.has(withoutArticle(word)) || (!isStory && ALSO_WORDS.has(word));
}

export function isNotSold(word: string): boolean {
  return isAmong(NAMES, word);
}

/** What stands in buildings where screens stand as well: asked for alone, it is the thing itself. */
const ALONE: ReadonlySet<string> = new Set(
  fold(
    'chalk globe globes escalator escalators elevator elevators lift lifts travelator wheel wheels petrol desk desks slide slides soundbar tutor tailor stationery طباشير مصعد مصاعد بنزين محمصه انابيب قرطاسيه سواقين',
  ).split(' '),
);

export function isThingAlone(word: string): boolean {
  return ALONE.has(word) || ALONE.has(withoutArticle(word));
}

export function isDevice(word: string): boolean {
  return isAmong(DEVICE_NAMES, word);
}

function isAmong(names: ReadonlySet<string>, word: string): boolean {
  return names.has(word) || names.has(withoutArticle(word)) || names.has(stem(withoutArticle(word)));
}

/** A standard of networks, a maker's code: with its number it is something to buy by itself; a camera that watches is no camera of a screen. */
const BOUGHT_BY_NUMBER =
  /(?<!\p{L})(?:(?:wi-?\s?fi|واي\s?فاي|bluetooth|بلوتوث|windows|ويندوز|iphone|galaxy|ps)\s*\d+|(?:security|surveillance) cameras?|كاميرا(?:ت)? (?:ال)?مراقبه)(?!\p{L})/u;

/** Who works somewhere: alone, or with a word for work, he is looked for himself. */
const WORKERS = new Set(
  fold(
    [
      'driver drivers waiter waiters barber barbers tailor tailors butcher butchers baker bakers electrician electricians cashier cashiers tutor tutors gardener cleaner cleaners cook cooks chef chefs welder mechanic mechanics secretary accountant pharmacist surgeon farmer fisherman soldier sailor pilot pilots guard engineer engineers officer manager receptionist salesman salesperson',
      'سائق سايق سواق نادل حلاق خياط جزار خباز كهربائي محاسب محاسبين صيدلي جراح لحام مقاول مقاولين طباخ طباخين شيف سكرتير سكرتيره مزارع جندي بحار طيار حارس مهندس مهندسين موظف موظفين مندوب مندوبين عامل عمال فني فنيين مدير',
      'job jobs vacancy vacancies hiring recruitment salary salaries career careers internship resume cv part time full needed wanted',
      'وظيفه وظايف وظائف توظيف شاغر شواغر راتب رواتب تدريب دوام جزئي كامل مطلوب سيره ذاتيه',
    ].join(' '),
  ).split(' '),
);

/** Things of other shops whose names are made of words of ours. */
const COMPOUNDS = [
  '(?:(?:ال)?سلم|(?:ال)?سلالم|(?:ال)?درج) (?:ال)?(?:كهرباي[^ ]*|متحرك[^ ]*)',
  '(?:wood(?:en)?|cork|cardboard|felt|fabric|plastic) (?:white|black|notice|bulletin|class)? ?boards?|(?:سبور(?:ه|ات)|لوح(?:ه|ات)?) (?:خشب[^ ]*|فلين|كرتون|قماش[^ ]*|بلاستيك[^ ]*)(?: [^ ]+){0,3}|ورق (?!(?:ال)?مواصفات)[^ ]+|board shorts|touch (?:football|rugby|typing)|(?:airport|hotel|mall) (?:pick ?ups?|drop ?offs?|transfers?)|استقبال من (?:ال)?مطار|(?:face|facade|led) masks?|كره قدم (?!(?:ملعب|شاشه))[^ ]+(?: [^ ]+)?|(?:ايجار|تاجير|تقبيل) (?:كشك|محل|بسطه|ارض)(?: [^ ]+){0,3}|kiosks? (?:rent|lease|for rent)(?: [^ ]+){0,3}|window shopping|seat numbers?|(?:stadium )?seat plans?|film (?:rolls?|cameras?|developing)|control (?:panels?|units?|valves?) [^ ]+|رقم (?:ال)?مقعد(?: [^ ]+)?|(?:فيلم|فلم|افلام) كاميرا|لوح(?:ه|ات) (?:ال)?(?:تحكم|كهرباء|توزيع)(?: [^ ]+)?|(?:تدريب|دوره|دورات|دبلوم) (?:في|علي) (?!(?:ال)?(?:شاش|جهاز|استخدام|كشك))[^ ]+',
  '(?:cleaning|laundry|moving|catering|towing|translation|delivery rider) (?:services?|compan(?:y|ies)|crews?)|(?:film|movie|cinema) (?:festivals?|productions?|directors?|critics?|reviews?|awards?|schools?|tickets?|makers?)|(?:مهرجان(?:ات)?|مخرج|ناقد|انتاج|جوائز|نقد) (?:ال)?(?:افلام|فيلم|فلم|سينما|سينمائي[^ ]*)',
  '(?:indoor|outdoor) (?:plants?|pots?|playgrounds?|pools?|kitchens?|sofas?|rugs?|lamps?|umbrellas?|heaters?|bench(?:es)?|gyms?|cycling|clothing|gear|toys?|paints?)|(?:نباتات|نبات|احواض|العاب|مسبح|مسابح|مطبخ|دهان|كنب|جلسات|اناره) (?:ال)?(?:داخلي[^ ]*|خارجي[^ ]*)',
  '(?:computer|wireless|gaming|piano|mechanical) keyboards?|laundry (?:baskets?|services?|detergents?)|(?:gift|picnic|fruit|shopping|bread) baskets?|wall (?:plugs?|sockets?|hooks?|tiles?|art)|(?:contact|phone|telephone|mobile) number (?:of|lookup|search|for)(?: [^ ]+)?|(?:software|windows|office|driver) licen[cs]es?|لوح(?:ه|ات) مفاتيح|(?:قاعده|قواعد) بيانات|دور(?:ه|ات) (?:تدريبيه|اكسل|انجليزي|محاسبه|برمجه|تصوير)|(?:تعليم|دروس|دوره) (?:سباحه|قياده|طبخ|عزف|رسم|لغ[^ ]+)|واجب(?:ات)? (?:مدرسيه|رياضيات|علوم)|سماع(?:ه|ات) (?:لاسلكيه|بلوتوث|راس|اذن)|(?:عربه|عربات|سله|سلال) (?:ال)?(?:تسوق|غسيل|خضار)|عق(?:د|ود) (?:زواج|ايجار|عمل|بيع)|فيش(?:ه)? كهرباء|رقم (?:ال)?(?:سفاره|قنصليه|بنك|مدرسه|مطعم|فندق|صيدليه)',
  'e ?-?(?:paper|ink)(?: [^ ]+)?|electronic paper|(?:laser|short throw|ultra short throw|mini|portable|pocket|overhead|slide|home cinema|dlp|lcd|4k|outdoor|smart|cheap) projectors?|projectors? (?:screens?|mounts?|stands?|price|rental|hire)|projection (?:screens?|mapping)|(?:flip|split)[ -](?:dots?|flaps?)(?: [^ ]+)?|(?:vr|virtual reality|augmented reality|ar) (?:headsets?|glasses|goggles)|(?:vacuum fluorescent|dot matrix|seven segment|nixie) [^ ]+|cathode ray [^ ]+|smart mirrors?',
  '(?:شاش(?:ه|ات)|ستار(?:ه|ات)|حامل) (?:ال)?(?:بروجكتر|بروجيكتور|بروجكتور|بروجيكتر|داتا شو|اسقاط)|(?:بروجكتر|بروجيكتور|بروجكتور|بروجيكتر) (?:ليزر|منزلي|محمول|صغير|متنقل|4k|شاومي)|(?:حبر|ورق) الكتروني|نظار(?:ه|ات) (?:واقع|افتراضي[^ ]*|vr)(?: [^ ]+)?|مر(?:اه|ايه|ايا) ذكي(?:ه|ات)',
  'home delivery|(?:stage|disco|party|fairy|christmas|emergency|ceiling|wall|flood|head|tail|brake|fog|spot|down) ?lights?|led (?:face )?(?:masks?|candles?|torch(?:es)?|(?:tail|head|flood|spot|down)(?: ?lights?)|watch(?:es)?|gloves|shoes|glasses|drivers?)|(?:movie|cinema|film) (?:times?|schedules?|showtimes?)|(?:mall|hotel|restaurant|museum|cinema|school|bank|pharmacy)(?: of [^ ]+)? (?:opening|working) hours|poster printing|window tints?|tint film|(?:eye|vision|reading|test|driving|safety) ?glasses|eye tests?|(?:baby|blood pressure|heart rate|glucose|air quality) monitors?|(?:car|bike|motorbike|truck) [^ ]+ screens?|(?:glass|marble|wooden|folding|console|side|dressing|snooker|billiard) tables?|(?:mosquito|fly|insect|privacy|fire|smoke|shower) screens?',
  '(?:افلام|فيلم|فلم) (?:ال)?(?:سينما|جديده?|كرتون|هندي|اكشن)|(?:دوام|اوقات|مواعيد) (?:دوام )?(?:ال)?(?:مول|بنك|مدرسه|مدارس|مطعم|صيدليه|مستشفي|سوق)|حجز (?!(?:ال)?(?:موعد|مواعيد|استشار[^ ]*|معاين[^ ]*|زيار[^ ]*|شاش[^ ]*|دور))[^ ]+|توصيل (?:ال)?(?:مطاعم|مطعم|مشاوير|ورد|هدايا|بنزين|مويه|ماء)|صراف(?:ه)? (?:الي|نقود|عملات)|(?:طاوله|طاولات|كراسي|كرسي) (?:ال)?(?:اجتماع|اجتماعات|مكتب|مكاتب|قاعه|قاعات|مطعم|مطاعم|افراح)',
  'led (?:strips?|bulbs?|lamps?|lights?|lighting|tubes?|flashlights?)|(?:ring|car|street|garden) lights?|screen (?:protectors?|guards?|repair)',
  '(?:phone|mobile|iphone|ipad|tablet|laptop|computer|pc|car|taxi|tv box|gaming|game) (?:screens?|displays?|monitors?)|gaming monitors?',
  '(?:usb|hard|pen|thumb|flash|external) (?:flash )?(?:drives?|disks?)|(?:usb|memory|flash) (?:sticks?|memory)|فلاش(?:ه)? (?:ميموري|usb|يو اس بي)|(?:usb|hdmi|power|phone|charging) cables?|power banks?|phone cases?|camera lens(?:es)?|smart ?watch(?:es)?|apple watch|(?:graphics|memory|sound) cards?',
  '(?:glass|garage|front|wooden) doors?|wall (?:clocks?|paint|stickers?|shel(?:f|ves)|papers?)|window (?:cleaners?|curtains?|blinds?)|water bottles?|coffee (?:machines?|beans|makers?)',
  '(?:english|language|driving|cooking) (?:course|courses|school)|hotel (?:booking|reservation|room)s?|restaurants? near me|real estate|(?:house|villa|apartment|office|shop) for (?:rent|sale)',
  '(?:شريط|اشرطه|لمبه|لمبات|مصباح|مصابيح|اضاءه|انوار|نجف) (?:ليد|led)|(?:كرت|حمايه|لاصقه|لصقه|اصلاح|تصليح|تغيير) (?:ال)?شاشه',
  'شاش(?:ه|ات) (?:ال)?(?:جوال|جوالات|هاتف|موبايل|ايفون|ايباد|تابلت|كمبيوتر|لابتوب|سياره|سيارات|قيمنق|قيمينق|العاب(?! تفاعلي))',
  '(?:اضاءه|انوار|اضواء) (?:ال)?(?:استوديو|ستوديو|تصوير|حفلات)(?: [^ ]+)?|(?:مايك|ميكروفون|لاقط)(?:ات)? (?:لاسلكي|بلوتوث|سلكي|تصوير|كاريوكي)[^ ]*|(?:wireless|bluetooth|lapel|boom|karaoke) (?:microphones?|mics?)|(?:اناره|اضواء) (?:ال)?(?:شارع|شوارع|طرق|حدايق|حديقه|منزل|منازل|مكاتب|مسبح|سقف|اسقف)[^ ]*(?: [^ ]+)?|(?:باب|ابواب) (?:ال)?زجاج|ساع(?:ه|ات) (?:حائط|ذكيه|ابل|يد)|ورق (?:ال)?(?:جدران|حائط)|(?:سلك|كيبل|كابل|وصله) (?:hdmi|usb|شاحن)|باور ?بانك|قهوه عربيه|(?:ماكينه|مكينه|اله) قهوه',
  '(?:غرف|غرفه) (?:ال)?(?:نوم|اطفال)|(?:بيت|بيوت|فيلا|فلل|شقه|شقق|ارض|محل|مكتب|استراحه) (?:لل(?:بيع|ايجار|اجار))|حجز (?:فندق|فنادق)|مطعم قريب|(?:دوره|كورس|معهد) (?:انجليزي|لغات)|(?:مكتب|كرسي|طاوله) خشب|بطاقه شحن|كره سله',
  '(?:chopping|cutting|chess|surf|skate|snow|ironing|circuit|mother|skirting|card|dart|diving) ?boards?|(?:kitchen|medicine|file|filing|bathroom|shoe) cabinets?|(?:picture|photo|door|bed|bike) frames?|(?:poster|printing|toilet|wall|wrapping|photo) paper|sun ?glass(?:es)?|screen (?:doors?|printing)|sim cards?|(?:car|bike|auto) (?:spare )?parts',
  '(?:patient|baby|heart|vital|blood pressure|computer|gaming|pc|desk) monitors?',
  'neon (?:signs?|lights?)|(?:water|oil|air|fuel) filters?|(?:mobile|cell|phone|iphone|laptop|computer|car|shoe|watch)(?: phone)? repairs?|(?:english|math|maths|private|piano|arabic|quran|swimming|driving) (?:teachers?|tutors?|lessons?|instructors?)|gym (?:memberships?|equipment|clothes)|parking tickets?|(?:swimming|inflatable) pools?|solar (?:panels?|cells?)|bank (?:loans?|accounts?|cards?|transfers?|jobs?)|(?:cheap|cheapest|book) hotels?|(?:football|soccer) match(?:es)? (?:today|tonight|live|score)|(?:restaurant|dining|coffee|pool|ping pong|massage) tables?|(?:office|shop|warehouse|studio) (?:rent|lease)|(?:car|stadium|cinema|concert|flight|train|museum) tickets?|(?:football|soccer|tennis|golf) (?:boots?|shoes?|balls?|shirts?|jerseys?)|(?:stage|theatre|theater) (?:make ?up|costumes?)|touch up paint|(?:school|travel|shopping|paper|plastic|sleeping) bags?|(?:garden|water|fire) hoses?|(?:car|truck|bus) wash|(?:meeting )?minutes templates?|(?:phone|laptop|mobile|tv|monitor|plant|cake|microphone|mic|guitar|music|coat|umbrella) stands?|display cases?(?: [^ ]+)?|(?:house|villa|floor|building|meal|data) plans?|wall (?:cabinets?|mirrors?)|(?:led )?grow lights?|screen time(?: [^ ]+)?|camera rolls?|[^ ]+ franchise for sale|(?:mosque|charity) donations?$|(?:clinic|business|trade|driving) licen[cs]es?|(?:building|work|residence) permits?|(?:exam|board) results$|(?:restaurant|food|flower|grocery|pharmacy) delivery|(?:villa|home|house|office|carpet) cleaning(?: service)?|kitchen [^ ]+ cabinets?|(?:driving|language|riding|flight) schools?|(?:coffee|tea|glass|paper) cups?|mosque carpets?|(?:roller|window|roman) blinds?|wedding (?:rings?|cakes?|cards?|gifts?)|(?:web|app|logo|graphic|interior) design(?:er|ers)?|mobile covers?|tablet pcs?|graphics? tablets?|smart (?:locks?|phones?|rings?|glasses|bulbs?|plugs?|home)',
  '(?:مكينه|ماكينه|اله|جهاز) عد (?:ال)?(?:فلوس|نقود)|سماع(?:ه|ات) طبيه|تبرع(?:ات)? (?:لل?|ال)[^ ]+|(?:ترخيص|رخصه|رخص) (?!(?:ال)?(?:بلدي|لوح|شاش|اعلان))[^ ]+|(?:مدرسه|مدارس) (?:تعليم )?(?:قياده|سواقه|لغات|طيران)|(?:مغسله|غسيل|مغاسل) (?:ال)?(?:سيارات?|سياره)|(?:مشاهده|تحميل) (?:ال)?(?:افلام|فيلم|مسلسلات|مباريات)|شرك(?:ه|ات) (?:تنظيف|نقل|شحن|عقار[^ ]*|مقاولات|تامين)(?: [^ ]+)?|لوح(?:ه|ات) (?:جداريه )?(?:فنيه|زيتيه|قرانيه)|قطع غيار (?:ال)?(?:سيارات?|سياره|تويوتا|نيسان|مكيفات?|ثلاجات?|دراجات?|شاحنات?|معدات)|(?:الواح|لوح|طاقه) شمسي(?:ه|ات)?|لوح(?:ه|ات) نيون|(?:فلتر|فلاتر) (?:ماء|مويه|هواء|زيت)|(?:معلم|معلمه|مدرس|مدرسه) (?:خصوصي|خصوصيه|انجليزي|رياضيات)|دروس خصوصيه|اشتراك (?:نادي|جيم)|(?:تصليح|اصلاح|صيانه) (?:ال)?(?:جوال|جوالات|لابتوب|سيارات|ثلاجات|غسالات|مكيفات)|(?:فنادق|فندق) رخيص(?:ه|ين)?|سعر (?:ال)?(?:دولار|ذهب|صرف|فضه|يورو)|(?:تذكره|تذاكر) (?:ال)?(?:ملعب|ملاعب|سينما|حفله|حفلات|متحف|مباراه|قطار)|(?:غرفه|غرف|حجز) (?:ال)?(?:فندق|فنادق)|(?:طاوله|طاولات) (?:طعام|قهوه|مطعم|(?:ال)?(?:طالب|طلاب|مدرس|معلم|دراس)[^ ]*)|قهوه (?:سعوديه|تركيه|عربيه|مطحونه)|بن قهوه|حبوب قهوه|سجاد(?:ه|ات)? (?:ال)?(?:مسجد|مساجد|جوامع)|(?:زي|شنطه|شنط|حقيبه) (?:ال)?(?:مدرسه|مدرسي|مدرسيه)|(?:توصيل|دليفري) (?:طلبات|اكل|طعام)|(?:خزانه|خزائن|دولاب) (?:ال)?(?:مطبخ|ملابس)|نظار(?:ه|ات) (?:ال)?شمس(?:يه)?|واقي (?:ال)?شمس|(?:شريحه|شرايح) (?:ال)?(?:اتصال|بيانات|جوال)|(?:عربيه|عربه|سرير|العاب) (?:ال)?اطفال|(?:زيت|بطاريه|غسيل|تلميع|كفرات) (?:ال)?(?:سياره|سيارات|محرك)|لوح (?:تزلج|تقطيع|خشب|شطرنج)|(?:تصميم|مصمم) (?:شعار|شعارات|مواقع|داخلي)|(?:طباعه|تصوير) (?:صور|كتب|ورق)|(?:صيانه|تنظيف|غسيل) (?:ال)?(?:مكيف|مكيفات|خزانات|سجاد|منازل)|(?:منظف|اكواب|كاسات|ابواب|طاوله) (?:ال)?زجاج|(?:دهان|دهانات|ورق|ملصقات) (?:ال)?(?:جدران|جدار|حوائط)',
];
const COMPOUND = new RegExp(String.raw`(?<!\p{L})(?:${fold(COMPOUNDS.join('|'))})(?!\p{L})`, 'u');

const COMPOUNDS_IN = new RegExp(COMPOUND.source, 'gu');

const OF_COMPOUNDS: ReadonlySet<string> = new Set(
  (fold(COMPOUNDS.join(' ')).match(/\p{L}{4,}/gu) ?? []).flatMap((name) => [name, singular(name)]),
);

/** Whether a word stands in one of those names: a protector is no projector. */
export function isOfCompound(word: string): boolean {
  return OF_COMPOUNDS.has(word);
}

const LAST_COMPOUND = new RegExp(String.raw`^\p{L}+ (?:${fold(COMPOUNDS.join('|'))})$`, 'u');

export function isWorker(word: string): boolean {
  return WORKERS.has(word) || WORKERS.has(withoutArticle(word));
}

function namesWorker(folded: string): boolean {
  const words = folded.match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every(isWorker);
}

export function namesOtherThing(folded: string): boolean {
  return BOUGHT_BY_NUMBER.test(folded) || COMPOUND.test(folded) || namesWorker(folded);
}

/** Whether a story says more than such a name: outdoor seating where a match is to be watched is a place. */
export function withoutCompounds(folded: string): string {
  return folded.replaceAll(COMPOUNDS_IN, ' ');
}

/** What shows something of another shop is made here: "car wash sign", «لوحه مغسله سيارات». */
const SHOWS =
  /(?<!\p{L})(?:ribbons?|شريط|signs?|signage|signboards?|kiosks?|totems?|billboards?|backdrops?|posters?|video walls?|لوح(?:ه|ات)|كشك|اكشاك|توتم|خلفي(?:ه|ات)|يونيبول|بوستر)(?!\p{L})/u;

/** A query that asks for a sign, without the other thing that the sign would tell of. */
export function withoutShown(folded: string): string {
  if (!SHOWS.test(folded)) return folded;
  // "Car wash sign", but "kiosk coffee beans": those are beans.
  if (/^[a-z ]+$/.test(folded) && LAST_COMPOUND.test(folded)) return folded;
  const rest = folded.replace(COMPOUND, ' ').trim();
  return rest !== folded && SHOWS.test(rest) ? rest : folded;
}
