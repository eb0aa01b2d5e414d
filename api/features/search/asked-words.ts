/**
 * Words that people use who look for something of the trade, by the first word of its line in `shipped-synonyms.ts`. Only queries
 * know them: a text that mentions a motorway is not about billboards, but whoever asks for a motorway means one.
 */
export const ASKED_WORDS: Readonly<Record<string, string>> = {
  led: 'ال اي دي, ال إي دي, شاشات اليد, شاشة اليد, light emitting diode, smd',
  'video wall':
    'micro led, microled, mini led, led matrix, led panel, led panels, tiled display, مايكرو ليد, ميكرو ليد, ميني ليد, جدار عرض, حائط عرض, حائط شاشات, جدار مرئي, الواح ليد, بانل ليد, شاشات متجاورة',
  'control room':
    'factory, factories, plant, warehouse, logistics, refinery, oil and gas, port authority, security cameras, مصنع, مصانع, مستودع, مستودعات, مصفاة, غرفة الامن, كاميرات المراقبة, situation room, noc, soc, command and control, dispatch, dispatch centre, dispatch center, newsroom, tv station, tv channel, traffic control, emergency room, police, civil defence, military, army, war room, crisis room, operation room, data centre, data center, scada, cctv room, مركز القيادة, القيادة والسيطرة, قيادة وسيطرة, غرفة القيادة, غرفة طوارئ, غرفة أزمات, قناة تلفزيونية, قناة فضائية, مذيع, نشرة أخبار, غرفة أخبار, شرطة, دفاع مدني, مركز بيانات, غرفة سيرفرات, غرف مراقبة, غرف تحكم, غرف عمليات, كنترول روم, غرفة الكنترول, مراقبة المرور',
  studio:
    'newsroom, tv station, tv channel, presenter, news anchor, virtual production, xr, green screen, مذيع, قناة تلفزيونية, بودكاست, podcast, استديو, استديوهات',
  rental:
    'night club, nightclub, ballroom, banquet, banquet hall, opera house, opera, theatre production, lock fast, organise events, organize events, قاعة احتفالات, صالة احتفالات, دار أوبرا, أوبرا, زواجات, ننظم فعاليات, نادي ليلي, backdrop, trade trade fairs, trade show, trade shows, fair, booth, expo, touring, tour, truss, gala, party, parties, ceremony, product launch, temporary, one day, dj, بوث, بوثات, جناح معرض, معرض مؤقت, ملتقى, ندوة, زفاف, أعراس, عرس, اعراسنا, ملكة, خطوبة, تدشين, احتفال, احتفالات, كوشة, موسم الرياض, نأجر, أأجر, استأجر, نستأجر, للتأجير, للإيجار, مؤجر, مسرحية, يوم واحد, نفكها, فك وتركيب, قاعة مناسبات, منظم فعاليات, تنظيم فعاليات, assemble, assembled, dismantle, event company, church stage',
  stage:
    'ceiling, hang, hanging, hangs, hung, suspended, سقف, السقف, معلقة, معلق, تتعلق, تنعلق, تعليق, backdrop, truss, podium, platform, خلفية مسرح, ستيجات, منصة, منصات, كواليس, theatre stage',
  window: 'vitrine, vitrines, window display, فترينا, فاترينا, واجهات المحلات, زجاج المحل, واجهات محلات',
  shop: 'jewellery store, jewelry store, jewellery shop, watch shop, car dealer, car showroom, mobile shop, phone shop, toy store, محل مجوهرات, مجوهرات, معرض سيارات, محل ساعات, محل العاب, clothes shop, perfume shop, jeweller, jeweler, optician, bookshop, bookstore, florist, beauty salon, spa, laundry, kirana, merchandising, shelf, aisle, دكان, دكاكين, متجري, محلي, محلنا, محل ملابس, محل جوالات, محل ذهب, مشغل, صوالين, ازياء, عبايات محل, مغسلة ملابس, رفوف, تسوق, mini market, ميني ماركت, كشخة, outlet, duty free, سوق حرة',
  facade:
    'fasad, fassad, skyscraper, skyscrapers, high rise, highrise, exterior, exterior wall, building wrap, rooftop, roof top, architecture, architectural, villa exterior, headquarters, عمارة, عمائر, عمارات, ناطحة سحاب, ناطحات سحاب, مبنى, مباني, بناية, بنايات, أسطح, جدار خارجي, حائط خارجي, مقر الشركة, وزارة, وزارات, ministry, government building, برج سكني',
  stadium:
    'fitness club, fitness centre, fitness center, health club, bowling, bowling alley, players, referee, نادي لياقة, نادي لياقه, بولينج, لاعبين, اللاعبين, حكم مباراة, pitchside, pitch side, race track, racetrack, racecourse, formula, circuit, playground, playing field, sports field, tennis, basketball, volleyball, padel, score board, led scoreboard, bleachers, tribune, grandstand, مضمار, ميدان سباق, حلبة, لوحة نتائج, شاشة نتائج, نتائج, نتائج المباراة, مدرجات, صالات رياضية, صالة رياضه, نادي, أندية, بطولة, دوري, بادل, كورة, ملاعب كورة, مباراة, تبديل لاعبين',
  billboard:
    'motorway, motorways, freeway, expressway, street, streets, traffic, traffic sign, variable message sign, vms, sign, signs, mupi, megacom, mega com, out of home, ooh, dooh, gantry, bridge banner, bill board, bill boards, hiway, hi way, شارع, شوارع, موبي, ميجاكوم, ميقاكوم, إعلانات طرق, اعلانات الشوارع, جسر, كوبري, دوار, تقاطع, لافتة, لافتات, لوحة, لوحات, طريق سريع, سيارات تمر, بيلبورد, بلبورد, بل بورد, دائري سريع, اوت هوم',
  totem:
    'petrol pump, toll gate, toll, taxi stand, taxi, bus stop, train platform, محطات وقود, بوابة رسوم, موقف باص, موقف حافلات, تاكسي, mupi, street furniture, double sided, two sided, double face, pylon, pylons, bus shelter, وجهين, بوجهين, ذو وجهين, طوطم, توتيم, موبي, المحطة, محطه, بايلون, مواقف',
  poster:
    'portrait, portrait screen, vertical screen, vertical display, شاشة طولية, شاشة عمودية, طولية, led banner, rollup, pull up banner, standee, banner stand, digital poster, printed posters, ستاند بنر, بنرات, بوسترات, رولاب, ملصقات, لوحة متنقلة',
  board:
    'ifp, interactive flat panel, interactive flat panels, flat panel, flat panels, chalk, chalkboard, white board, wite board, black board, write on, smart whiteboard, لوح, اللوح, ألواح ذكية, لوح ذكي, لوح تفاعلي, لوحة ذكية, لوحة تفاعلية, بورد ذكي, طباشير, صبورات, سبوره, يكتب عليها, تكتب عليها',
  classroom:
    'library, libraries, training centre, training center, lecture theatre, smart classroom, مكتبة عامة, مركز تدريب, مراكز تدريب, فصل ذكي, فصول ذكية, kindergarten, kindergartens, nursery, college, colleges, academy, academies, institute, institutes, teaching, lesson, lessons, e learning, pupil, pupils, tutoring, whiteboarding, روضة, رياض أطفال, روضات, حضانة, حضانات, كلية, كليات, معهد, معاهد, أكاديمية, أكاديميات, معلمة, معلمات, مدرسين, تلميذ, تلاميذ, درس, دروس, حصة, حصص, تحفيظ, دورات, قاعة دراسية, قاعات دراسية, محو امية, دراسه',
  university: 'campus, faculty, كلية, كليات, حرم جامعي',
  meeting:
    'courtroom, court room, courthouse, parliament, council, council chamber, embassy, ministry, wireless presentation, ops pc, presentations, present, محكمة, محاكم, برلمان, مجلس الشورى, مجلس الوزراء, سفارة, عرض لاسلكي, عرض تقديمي, عروض تقديمية, غرفة مدير, huddle, huddle room, collaboration, collaborate, screen sharing, screen share, share my screen, video chat, hybrid, remote meeting, google meet, cisco, executive, executive office, ceo, ceo office, workshop, brainstorming, coworking, co working, مكالمات فيديو, مكالمة, مكالمات, اجتماعات عن بعد, عن بعد, مشاركة الشاشة, جوجل ميت, مدير, مكتب المدير, مكتب تنفيذي, ورشة عمل, ورش عمل, اجتماعي, ميتنق, ميتنج, meetings, مساحة عمل',
  boardroom: 'executive, executive office, ceo, ceo office, chairman, مدير عام, رئيس مجلس, مكتب المدير, directors',
  kiosk:
    'barcode, barcode scanner, bar code, receipt printer, thermal printer, nfc, card reader, wayfinder, self registration, قارئ باركود, باركود, طابعة فواتير, طابعة ايصالات, قارئ بطاقات, يسجلون, تسجيل دخول, لوحة ترحيبية, ترحيبية, بنوك, check in, checkin, self check in, ticket machine, ticketing, tickets machine, queue, queues, queueing, queue management, information stand, information desk, info point, info stand, registration, visitor registration, standee, terminal, terminals, concierge, patient, patients, touch stand, photobooth, استعلامات, مراجعين, مراجع, حجز الدور, طابور, طوابير, ارقام انتظار, نظام انتظار, ماكينة مكينة طلب, جهاز طلب, شاشة واقفة, واقفة, شاشات واقفة, تسجيل الزوار, دليل المول, دليل مول, جهاز خدمة, شاشة على ستاند, كشكات, بوابة ذكية, يستقبل, ترحيب',
  cashier:
    'payment terminal, pay, till, order machine, order kiosk, cash register, take orders, taking orders, take away, takeaway, fast food, يدفع, ادفع, ياخذ الطلبات, طلبات, طلب, ماكينة طلب, مكينة طلب, جهاز طلب, فاتورة, وجبات سريعة, محاسب, كاشيرات, كاش',
  home: 'world cup, family, children room, living rooms, كاس العالم, العايلة, العائلة, العيال, عائلتي, قيم روم, movie, movies, movie room, theater room, family room, media room, game room, watch football, apartment, penthouse, ملحق, صالة, صاله, صالة المنزل, هوم ثياتر, هوم ثيتر, هوم سينما, مباريات, أفلام, مسلسلات, استراحة, شاليه, بيتنا, بيتي, فيلتي, قصر, غرفة تلفزيون, غرفة سينما, للبيت, قعدة',
  majlis: 'sitting room, salon arabe, ضيوف, مقلط, قعدة, مجلسي, مجلسنا, ديوان, دواوين',
  curved:
    'cylinder, cylindrical, cylinders, wave, wave shaped, waves, wavy, sphere, spherical, ball, globe, ring, arch, arched, dome, corner, cube, custom shape, custom shapes, special shape, special shapes, irregular, creative led, أسطوانة, أسطوانية, اسطواني, كروية, كرة ليد, حلقة, موجة, أمواج, قوس, أقواس, قبة, مكعب, مكعبات, زاوية, تلتف, يلتف, تلتوي, ملتفة, ملفوفة, أشكال, أشكال خاصة, شكل خاص, شاشة دائرية, تنحني, تنثني',
  transparent:
    'transparency, see thru, translucent, clear display, ما تحجب, تحجب, يشوف من خلالها, تشوف وراها, ترانسبيرنت, ترانسبرنت, شفافا, شفاف زجاج',
  glass: 'قزاز, القزاز, قزازي, زجاجيات عرض, glazing, shopfront glass',
  mosque:
    'imam, imams, khutbah, khutba, friday prayer, minbar, masjed, adhan, azan, musalla, إمام, خطيب, مصلين, منبر, أذان, صلاة الجمعة, مواقيت, مواقيت الصلاة, محراب, الحرم',
  hotel: 'resort, resorts, inn, motel, hospitality, منتجع, منتجعات, اوتيل, نزل, ضيافة',
  restaurant:
    'food court, food truck, food trucks, cafeteria, canteen, diner, buffet, fast food, بوفيه, كافتيريا, كفتيريا, فود ترك, فودترك, عربة طعام, وجبات سريعة, مطعمي, مطعمنا',
  menu: 'menus, menu screen, menu screens, price list, food menu, digital menu, قوائم الطعام, لستة اسعار, منيوهات, المنيو',
  coffee: 'coffee chain, espresso bar, tea house, كوفيهات, كافيهات, محمصة, قهاوي, مقهي',
  clinic:
    'medical, medical centre, medical center, doctor, patient, patients, waiting room, waiting area, healthcare, مستوصف, مستوصفات, مركز طبي, مراجعين, مرضى, صالة انتظار, غرفة انتظار, طبي, مجمع طبي',
  airport:
    'train platform, platform screen, cruise ship, ferry, ارصفة, رصيف, عبارة, سفينة سياحية, flight information, departures, arrivals, railway, seaport, رحلات, صالة مغادرة, صالات السفر, مسافرين, ميناء, موانئ, قطار',
  museum: 'gallery, galleries, heritage, exhibit, معرض فني, تراث, آثار, جاليري',
  mall: 'shopping centre, shopping center, shopping mall, plaza, souq, souk, atrium, escalator, مركز تسوق, مراكز تسوق, بلازا, سوق, أسواق, مولات',
  outdoor:
    'amusement park, theme park, water park, zoo, public square, public park, town square, مدينة ملاهي, ملاهي, حديقة حيوان, ساحة عامة, ميدان عام, منتزه, منتزهات, بوليفارد, boulevard, exterior, terrace, patio, beach, sea, seaside, coast, coastal, corniche, salt air, harsh weather, garden screen, all weather, برا, بره, في الخارج, كورنيش, بحر, البحر, ساحل, شاطئ, حديقة عامة, مكشوف, مكشوفة, خارج المبنى, out door, out doors, اوت دور, حوش, ساحة, ساحات',
  indoor: 'in door, in doors, inside, interior, داخل المبنى',
  waterproof: 'humidity, humid, salt air, salt, sea, wet, washable, رطوبة, ملوحة, ملح, البحر, بحر, غسيل الشاشة',
  heat: 'hot weather, 50 degree, high temperature, cooling, desert, صحراء, حر, الحر, حرارة عالية, تبريد',
  electricity:
    'power use, power usage, energy, energy saving, watt, watts, electric bill, how much power, كهربا, تستهلك, يستهلك, فاتورة كهرباء, فاتورة الكهرباء, توفير الطاقة, طاقة',
  installation:
    'staircase, stairs, ceiling mount, درج السلم, سلالم, assembly, mounting service, set up, setup, who installs, fitters, technician, تركبون, تركبونها, تركيب الشاشة, مين يركب, من يركب, فني تركيب, فنيين, التركيب',
  maintenance:
    'spare module, spare modules, broken pixel, dead pixel, technical support, دعم فني, الدعم الفني, خدمة ما بعد البيع, عطل, اعطال, قطع الشاشة',
  delivery:
    'deliver, delivers, delivered, ship to, shipped, توصلون, يوصل, توصل, مدة التوريد, مدة التوصيل, متى توصل, جاهز, متوفر الان, in stock',
  signage:
    'ad screen, ad screens, ads, advert, adverts, advertisement, advertisements, advertise, promo, promotion, promotions, marketing, دعائية, دعايات, تسويق, ترويج, معلن, شاشة دعاية, اعلان تجاري',
  'spec sheet':
    'technical data, data sheets, technical specification, technical specifications, dimensions drawing, بيانات فنية, مواصفات فنية, ملف المواصفات, داتا شيت, داتاشيت',
  loudspeaker: 'soundbar, sub woofer, مكبر صوت, مكبرات صوت, سبيكر, سبيكرات',
  camera: 'webcam, video camera, كام, ويب كام',
  touch: 'multi touch, multitouch, finger, fingers, pen, stylus, اصبع, اصابع, قلم لمس, متعددة اللمس, باللمس',
  interactive: 'touch display, touch displays, touch panel, انتر اكتف, انترأكتيف, انتراكتيف, شاشات تاتش, شاشه تاتش, تتش',
  lifetime: 'life, life time, durability, how long does it last, تعيش, كم تعيش, العمر, عمرها, تدوم, يدوم, كم سنة تعيش',
  lines: 'moire, flickering, camera lines, تقطيع, وميض, رعشة',
  portable: 'movable, mobile screen, on wheels, wheels, rolls, بعجلات, عجلات, تتحرك, محمولة, محمول',
  wayfinding: 'map, maps, way finder, store directory, خريطة, خرائط, دليل المحلات, ارشادية, ارشادات',
  lobby: 'foyer, front desk, waiting hall, hall entrance, بهو, البهو, مدخل المبنى, استقبالات',
  projector: 'beamer, overhead projector, بروجيكتر, بروجيكتور, بروجكترات, عارض ضوئي, جهاز عرض',
  'anti glare': 'reflective, mirror effect, انعكاسات, لمعان, تعكس, يعكس',
  'get an inquiry':
    'price offer, price quote, get a quote, request a quote, proposal, عرض سعر, عروض أسعار, عرض اسعار, طلب سعر, طلب تسعيرة, تسعير, اطلب عرض',
  'contact us':
    'talk to someone, talk to you, speak to someone, snapchat, instagram, twitter, سناب شات, انستقرام, تويتر, ايميلكم, اكلمكم, اكلم احد, احد يكلمني, phone number, mobile number, your number, opening hours, working hours, office hours, business hours, your showroom, your office, your location, where are you, رقم الجوال, رقم جوالكم, رقم التلفون, رقم الهاتف, ساعات العمل, أوقات العمل, اوقات الدوام, ساعات الدوام, وين موقعكم, وين معرضكم, وين مكتبكم, اين انتم, خدمة العملاء, customer service',
  '4k': '4 kay, four k, ultrahd, u hd, uhd tv',
  tv: 'telly, smart tv, big tv, tvs, تلفزونات, تلفزيون كبير, تلفزيون ذكي, شاشة تلفزيون, شاشات تلفزيون, تيفي',
};
