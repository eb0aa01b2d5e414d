/**
 * More that only queries say, as `ASKED_WORDS`: what people tell who describe their place, their trouble or what a screen is to do,
 * without the trade's word for it. Mostly several words, because one of them alone would mean too much.
 */
export const ASKED_STORIES: Readonly<Record<string, string>> = {
  lobby:
    'statement piece, when you enter, when they enter, walk in, walks in, first impression, عند الدخول, اول ما يدخل, اول ما يدخلون, انطباع اول, شي مبهر, مبهر, receptionists, welcoming, greet, greets, greeting, hallway, hallways, corridor, corridors, lift lobby, main hall, ground floor, ممر, ممرات, ردهات, كاونتر الاستقبال, نرحب, ترحب, يرحب, الترحيب, الدور الارضي, صالة رئيسية, باب الدخول, البوابة الرئيسية, welcome guests, welcomes guests, welcome visitors, welcome our visitors, welcome our guests',
  wayfinding:
    'find their way, find the way, where to go, which way to go, show the way, get lost, getting lost, gets lost, signposting, signpost, guide people, guide visitors, guiding, direct visitors, direct people, floor guide, which floor, which room, room is where, يدلون, تدل, يضيع, تضيع, يضيعون, ضايعين, يتوه, يتوهون, وين يروح, وين يروحون, يوجه, نوجه, توجه, يعرفون الطريق, دليل الادوار, مخطط المبنى, اماكن المكاتب, اي دور, الزوار وين',
  kiosk:
    'from my phone, change the pictures, both languages, two languages, bilingual, لغتين, بلغتين, اغير الصور, يغير الصور, stand by itself, stands by itself, stand on its own, stands on its own, without drilling, no drilling, not drill, allow drilling, يوقف لحاله, توقف لحالها, بدون تخريم, بدون حفر, مانع التخريم, tasheel, amer centre, service centre, typing centre, chamber of commerce, customs, border crossing, passport office, immigration office, consulate, charity, donation, donations, الجوازات, الجمارك, قنصلية, الغرفة التجارية, جمعية خيرية, الاحوال المدنية, خدمات حكومية, كتابة العدل, نفاذ, serve themselves, help themselves, without staff, no staff, unmanned, unattended, short of staff, staff shortage, print tickets, print a ticket, scan qr, qr code, fill a form, fill in a form, fill forms, feedback, customer feedback, rate our service, rate us, emirates id, national id, id card, loyalty card, self serve, stand alone, standalone, at the door, by the door, next to the door, by the entrance, at the entrance, near the entrance, بدون موظف, بدون موظفين, من غير موظفين, من غير موظف, يخدم نفسه, يخدمون انفسهم, يخدمون نفسهم, معاملات, معاملاتهم, انجاز المعاملات, كيو ار, استبيان, رضا العملاء, راي العملاء, الهوية, بطاقة الهوية, تسجيل المراجعين, حجز مواعيد, حجز المواعيد, عند الباب, جنب الباب, عند المدخل, حامل ارضي, where to go, announcements, announcement, staff announcements, notices for staff, تعاميم, تعميم, اعلانات الموظفين, اعلانات داخلية',
  cashier:
    'cashless, without cash, no cash, contactless, mada, credit card, debit card, card payment, receipts, order food, ordering food, without waiter, without a waiter, waiters, waiter, cashiers, tills, checkout counter, مدى, بطاقة مدى, بالبطاقة, البطاقة, يدفعون, تدفع, ندفع, يحاسبون, نادل, ويتر, طلب الاكل, يطلبون الاكل, طلبات داخلية, طلبات خارجية, order from, order at, take the order, takes orders, يطلبون من, تطلب, نطلب',
  clinic:
    'operating theatre, operating room, surgery, surgeries, nurse station, nurses station, medical staff, physiotherapy, dental, dentists, doctors, vaccination, جراحة, جراحية, عيادات خارجية, الطوارئ, تمريض, مركز اسنان, مراجعي العيادة, appointment, appointments, sick people, المواعيد, مواعيد المرضى',
  hotel: 'tourists, tourism, holiday resort, hotel guests, rooms and suites, check in desk, سياح, سياحة, سياحي, غرف وأجنحة, نزلاء الفندق',
  menu: 'price board, prices of drinks, drink prices, drinks menu, daily dishes, dish of the day, dishes of the day, daily specials, اطباق اليوم, طبق اليوم, اسعار الوجبات, لوحة الاسعار, قائمة المشروبات, الوجبات والاسعار, prices of meals, meal prices',
  coffee: 'roastery, karak shop, tea shop, محل كرك, كرك, كافيهنا, كوفينا, الكوفي, محمصه, مقهاي',
  shop: 'fashion, garage, tyre shop, car service centre, car service center, butcher, butchery, fish market, wholesale, telecom operator, sales centre, sales center, show flat, property developer, real estate developer, insurance company, معرض, ورشة سيارات, مركز خدمة سيارات, ملحمة, جزار, مطور عقاري, مركز مبيعات, شركة اتصالات, شركة تامين, barber, barbers, tailor, tailors, abaya shop, oud shop, dates shop, chocolate shop, gold shop, gold souq, stationery, electronics shop, opticians, gift shop, souvenir shop, real estate office, travel agency, money exchange, exchange house, carpet shop, furniture shop, shoe shop, sell clothes, sell perfume, sell perfumes, sell shoes, sell furniture, خياط, خياطين, محل عود, محل بخور, محل تمور, محل شوكولاته, محل هدايا, قرطاسية, صرافة, مكتب عقار, مكتب عقاري, مكتب سفر, محلاتنا, محلاتي, حلاقة, محل حلاقة, صالون رجالي, محل سجاد, محل احذية, محل شنط, نبيع ملابس, نبيع عطور, ابيع عطور, ابيع ملابس',
  window:
    'glass of the shop, window of my shop, window of our shop, windows of our shop, street facing, facing the street, faces the street, from the pavement, behind the glass, behind glass, inside the glass, passers by, passersby, people passing, people walking by, people walking past, walking past, pedestrians, تطل على الشارع, يطل على الشارع, على الشارع العام, ورا الزجاج, خلف الزجاج, قزاز المحل, جام المحل, واجهة محلي, واجهة المحل, واجهة معرضي, المارة, مارة, الناس اللي تمشي, اللي يمشون',
  glass: 'window pane, panes, pane, glazed, balustrade, جام, جامات, جامه, زجاج المبنى, الواح زجاج, لوح زجاج',
  transparent:
    'see inside, still see, keep daylight, keeps daylight, daylight in, not block, does not block, without blocking, without covering, let the light in, lets the light in, lets light in, let light in, natural light, see out, look out, view outside, sea view, city view, lose the view, losing the view, اطلالة, الاطلالة, نسد, يسد, تسد, ما نسد, ما يسد, بدون ما نسد, بدون ما نغطي, ما نغطي, الضوء الطبيعي, نشوف برا, نشوف الشارع, يبان اللي وراها, يشف, تشف',
  facade:
    'whole building, entire building, cover the building, covers the building, our building, high building, elevation, skyline, on the building, outside of the building, outer wall, outside wall, side wall of, floors high, كامل المبنى, المبنى كله, مبنى كامل, كامل العمارة, نغطي المبنى, على المبنى, على العمارة, الجدار الخارجي, واجهتنا, واجهة المبنى, برج الشركة, سور, السور, اسوار, صور المبنى',
  billboard:
    'permit, permits, licence, license, municipality approval, تصريح, تصاريح, رخصة, ترخيص, motorists, motorist, commuters, commuter, passing traffic, passing drivers, cars passing, on the road, by the road, near the road, along the road, main road, ring road, sheikh zayed road, overpass, flyover, lamp posts, lamp post, outdoor media, people driving, driving by, drive by, drive past, السواق, سواق, السايق, السائق, اللي يسوق, يسوقون, على الطريق, عالطريق, على الخط, الخط السريع, خط الدمام, خط الرياض, الشارع العام, شارع عام, شارع رئيسي, الشارع الرئيسي, الدائري, شارع الشيخ زايد, اعمدة الانارة, عمدان الانارة, جسور',
  totem:
    'محطة الباص, محطة باص, موقف الباص, rest area, truck stop, استراحة طريق, استراحات الطريق, both sides, two faces, both directions, on a pole, compound gate, residential compound, community entrance, taxi rank, bus shelters, charging station, من الجهتين, على الجهتين, من الوجهين, جهتين, عامود اعلان, كمباوند, مجمع سكني, حي سكني, موقف تاكسي, محطة شحن, on the road near my petrol station',
  stadium:
    'trampoline park, kids play area, play area, adventure park, مدينة ترفيهية, ترامبولين, halftime, half time, spectators, spectator, league, tournament, derby, scores, scoring, countdown, match clock, shot clock, lap times, athletes, substitutions, replays, replay, racing, cricket, rugby, hockey, handball, swim meet, athletics, polo, equestrian, wrestling, boxing, esports, e sports, karting, motorsport, supporters, sports day, جمهور, الجمهور, متفرجين, ساعة المباراة, شوط, الشوط, بطولات, كريكت, بولو, فروسية, هجن, الهجن, ملاكمة, مصارعة, كارتنج, كارتينج, حلبة سباق, الهدف, اعادة اللقطة, اعادة الاهداف, ارض الملعب, فريقنا, player names, sponsors, sponsor, الرعاة, رعاة',
  rental:
    'معرض, boat show, motor show, car show, معرض القوارب, keynote, host an event, hosting an event, bride, groom, engagement party, henna night, graduation ceremony, ramadan tent, suhoor, iftar, summit, congress, symposium, gitex, pavilion, exhibitor, exhibition stand, fashion show, catwalk, runway, launch event, opening ceremony, inauguration, temporary screen, for one night, for one evening, for a night, for the night, for an evening, for a weekend, for the weekend, for two days, for three days, for a week, for a day, only one day, a few days, few days, short time, short term, take down, take it down, taken down, pack up, flight case, flight cases, gathering, celebration, celebrations, celebrate, speeches, speech, annual day, prize giving, عروس, عريس, المعرس, كوش, الكوشة, ليلة وحدة, لليلة, ليوم, ليومين, لمدة يوم, لمدة يومين, لمدة اسبوع, مؤقت, مؤقتة, مؤقتا, مدة قصيرة, فترة قصيرة, نهاية الاسبوع, خيمة رمضان, خيمة رمضانية, الخيمة الرمضانية, سحور, افطار جماعي, منتدى, ملتقيات, ندوات, جناحنا, اجنحة, جيتكس, عرض ازياء, افتتاح, الافتتاح, حفل الافتتاح, تخريج, تخرج, غبقة, غبقات, نفكها, نفك, تنفك, نشيلها, نستعير, اجار, للاجار, بالايجار, نكري, ساعات ونشيلها, نحتفل, احتفالنا, كلمة الوزير',
  stage:
    'drummer, band, bands, choir, actors, audience, speakers on stage, behind the speaker, behind the speakers, behind the singer, خلف المتحدث, ورا المتحدث, ورا الفنان, خلف الفنان, متحدثين, المتحدثين, فنان, فنانين, الفنان, الجمهور يشوف',
  classroom:
    'teach, teaches, kids learn, children learn, learners, learning, homework, exam, exams, quran circle, halaqa, halaqat, tahfeez, training hall, trainer, trainers, trainees, workshop room, preschool, daycare, tuition centre, curriculum, explain lessons, حلقات, حلقة تحفيظ, دار تحفيظ, متدربين, المتدربين, مدربين, عيال الروضة, واجبات, اختبارات, منهج, مناهج, الصف, مدرسات, استاذ, استاذة, فصلي, صفي, طلابي, طالباتي',
  board:
    'sign, sign their name, signature, signatures, يوقع, يوقعون, توقيع, write, writes, written, write by hand, draw, draws, drawing, draw on, sketch, erase, eraser, marker, markers, dry erase, annotate, scribble, take notes, save the notes, solve problems, pens, يكتب, يكتبون, تكتب, نكتب, اكتب, نرسم, يرسم, ترسم, يرسمون, ارسم, نمسح, يمسح, ممحاة, ماركر, ماركرات, يحلون, نحل المسائل, مسائل, شرح, يشرحون, اشرح, الشرح, بالقلم',
  meeting:
    'colleagues, remote people, remote workers, branch offices, other branches, other offices, overseas, partners abroad, hear us, see us, hear each other, hear everyone, join meetings, join the meeting, present slides, slides, powerpoint, power point, spreadsheets, spreadsheet, share slides, share from laptop, from our laptops, from my laptop, plug a laptop, plug the laptop, connect my laptop, connect laptops, meeting table, discuss, discussion, discussions, skype, video with, نجتمع, يجتمع, يجتمعون, تجتمع, زملاء, زملاءنا, يسمعونا, يشوفونا, نسمعهم, سلايدات, شرائح, بوربوينت, باوربوينت, اكسل, نشارك, مشاركة العرض, نوصل اللابتوب, نشبك اللابتوب, لابتوباتنا, نتناقش, نقاش, مناقشات, سكايب, فروعنا برا, فرع لندن, فرع دبي',
  home: 'basement, from the sofa, between sofa, between the sofa, بين الكنبة, cinema room, watch films, watch a film, watch the match, watch the game, watch the football, films at home, family nights, pool house, man cave, my house, our house, my home, our home, at home, new house, new villa, my wife, my kids, my husband, my father, farmhouse, chalet, istiraha, زوجتي, زوجي, الوالد, اولادي, عيالي, الاهل, اهلي, مزرعتي, المزرعة, الشاليه, الملحق, صالة الجلوس, نسهر, نتفرج, نشوف افلام, نشوف فلم, دوري روشن, المنتخب, سرداب, السرداب, قبو, القبو, بيت جديد, بيتي الجديد, فيلتنا, ديكور البيت',
  curved:
    'كرة ارضية, كرة من الليد, كرة ليد, على شكل كرة, column, columns, pillar, pillars, circle, oval, spiral, bent, wraps around, goes around, around a column, around the column, around a pillar, around the pillar, shaped like, in the shape of, triangle, hexagon, anamorphic, surround, surrounds, surrounded, on all sides, all around us, all around the visitors, دائرة, دواير, بيضاوي, حلزوني, لولبي, عامود, عواميد, عمدان, الاعمدة, حوالين, على شكل, مثلث, سداسي, ثري دي, تحيط, يحيط, من كل الجهات, من كل جهة, متعرج, منحنيات, محدب, مقعر, انغماسية, انغماس, غامرة',
  'control room':
    'redundant, redundancy, backup, fail over, must not fail, power cut, power cuts, انقطاع الكهرباء, تنقطع الكهرباء, ما توقف, ما تطفي, all day and all night, day and night, non stop, nonstop, without stopping, never off, never turned off, without a break, follow the whole, follow everything, keep an eye on, oversee, overview of, dispatchers, dispatcher, monitor cameras, watch cameras, watching cameras, camera feeds, feeds, many cameras, all cameras, security desk, dashboards, kpi, kpis, live data, network operations, incidents, emergencies, ambulance, fire department, traffic cameras, oil field, pipeline, electricity company, power plant, desalination, call centre, call center, monitoring centre, control centre, control center, كاميرات الامن, نراقب, يراقب, يراقبون, المراقبة, رجال الامن, حراس الامن, سكيورتي, مشغلين, المشغلين, داشبورد, داشبوردات, مؤشرات, مؤشرات الاداء, بث الكاميرات, بلاغات, الاسعاف, الدفاع المدني, كول سنتر, مركز اتصال, محطة تحلية, حقل نفط, ارامكو, متابعة الكاميرات, نتابع الكاميرات',
  outdoor:
    'offshore, oil rig, on a ship, on deck, ship deck, منصة بحرية, فوق السفينة, عرض البحر, garden, yard, backyard, open space, open area, open field, promenade, waterfront, seafront, roof, roof terrace, under the sky, exposed, farm, حديقه, الحديقة, حدائق, ساحه, الساحة, صحن المسجد, السطح, سطوح, تراس, تيراس, جلسة خارجية, جلسات خارجية, واجهة بحرية, الواجهة البحرية, شاطي, مخيمات, برع, مكان مفتوح, منطقة مفتوحة, في الخلا, المزرعة, استراحات, by the sea, near the sea, close to the sea, on the beach, بجنب البحر, على البحر, قريب من البحر',
  waterproof:
    'gets wet, get wet, splashes, jet wash, fountain, fountains, near water, by the water, water park, نافورة, نوافير, ضد الماي, ضد المويه, ضد المي, مقاوم للماي, ما تتاثر بالماء, ما يخربها المطر, حديقة مائية, العاب مائية, الامطار, تمطر, يمطر, مطرت',
  heat: 'burning hot, august, july, scorching, heats up, get hot, so hot, very hot, ما تحمى, تحمى, يحمى, القايلة, القيظ, قيظ, شهر ثمانية, اغسطس, يوليو, لهيب, تذوب, تسيح, حرها, حامي, حاميه',
  sunlight:
    'washed out, by day, broad daylight, west facing, south facing, faces south, cannot see anything, can not be seen, cannot be seen, sun hits, sun is strong, ما تبان, ما يبان, ما تنشاف, ما تنقرا, باهته, باهت, الشمس قوية, شمس العصر, شمس الظهر, لمعة الشمس, وهج, الوهج',
  mosque:
    'sermon, sermons, iqama, eid prayer, taraweeh, tarawih, women prayer, ladies section, hymn, hymns, lyrics, pilgrims, pilgrim, مصلى النساء, قسم النساء, مصليات, ترجمة الخطبة, صلاة العيد, اقامة الصلاة, وقت الاقامة, مؤذن, المؤذن, الجامع',
  airport:
    'boarding gates, timetable, timetables, bus times, train times, travelers, جدول الرحلات, مواعيد الرحلات, مواعيد القطارات, مواعيد الباصات, صالة القدوم, صالة الوصول, بوابات',
  museum:
    'heritage village, heritage site, storytelling, tell the story, history of, artwork, sculpture, قرية تراثية, تراثية, لوحات فنية, عمل فني, نحكي, نروي, قصة, تاريخ',
  signage:
    'attract customers, attract people, catch the eye, catch attention, catches the eye, branding, brand, logo, campaign, discounts, promote, publicity, نجذب, يجذب, تجذب, جذب, نشد, تشد الانتباه, علامة تجارية, براند, لوقو, حملة, تخفيضات, خصومات, تنزيلات, نروج, نسوق, اشهار, عروضنا, نعلن عن',
  poster:
    'from my phone, from the phone, from a phone, push around, rolls to, من الجوال, من جوالي, paper posters, printed posters, paper signs, printed signs, بوسترات ورقية, البوسترات الورقية, اعلانات ورقية, ورقية, لوحات مطبوعة',
  maintenance:
    'defective, defect, defects, faulty panel, خربان, معطل, dark spot, dark spots, black spot, black spots, went dark, goes dark, went black, does not turn on, part of the screen, half of the screen, ما تشغل, ما تفتح, اسودت, نقطة سوداء, نقاط سوداء, بقعة, بقع, جزء من الشاشة, نص الشاشة, يخرب, خرب, تخرب, if it breaks, if it fails, goes wrong, اذا خربت, اذا تعطلت',
  installation:
    'plasterboard, gypsum wall, concrete wall, weak wall, heavy for the wall, can my wall carry, جدار جبس, جبس بورد, مدة التركيب, يتحمل الجدار',
  hung: 'hang, hangs, hanging, painting, paintings, like a painting, like a picture, as a picture, wall mounted, wall mount, مثل اللوحة, زي اللوحة, كلوحة, مثل البرواز, زي البرواز, نعلقها, نعلق, تتعلق, تنعلق, تعليق, معلقة slim, thin, flat, نحيفة, نحيف, رفيعة, رفيع, رهيفة',
  electricity:
    'power cut, power cuts, انقطاع الكهرباء, تنقطع الكهرباء, power supply dies, how much electricity, sockets, socket, breaker, circuit breaker, generator size, كهرب, الكهرب, كهربته, افياش, فيش, قاطع, تسحب كهرباء, تسحب, يسحب, احمال, حمل كهربائي',
  lines: 'dark lines, black bars, black stripes, stripes, خطوط سودا, خطوط سوده, خطوط تطلع, تطلع خطوط, خطوط بالصورة, خطوط في الكاميرا',
  refresh:
    'black lines, dark lines, black bars, black stripes, stripes, camera lines, خطوط سودا, خطوط سوداء, خطوط سوده, تطلع خطوط, خطوط في الكاميرا, نصور, نصورها, تصور',
  distance:
    'see the dots, dots visible, sharp from, readable from, read it from, seats away, كم متر بعيد, يبعدون, يبعد, تبعد, النقاط تبان, واضحة من بعيد, من اخر القاعة, تنقرا من, how near, too close',
  'site survey':
    'measure our, come and measure, take measurements, measurements, look at our building, look at the place, visit our site, visit the site, inspect, inspection, send an engineer, engineer visit, تقيسون, تقيس, يقيس, نقيس, قياسات, ناخذ القياسات, تعاينون, تعاين, يعاين, معاينه, كشف موقع, زيارة موقع, زيارة الموقع, تزورون الموقع, ارسلوا مهندس, ترسلون مهندس',
  content:
    'from my phone, from the phone, from a phone, from my office, change the pictures, change the content, update the content, update it, change what it shows, من الجوال, من جوالي, من المكتب, اغير الصور, يغير الصور, نغير المحتوى, نحدث المحتوى, تحديث المحتوى, make content, design content, film for, clip, clips, كليب, كليبات, مقطع, مقاطع, المقاطع',
  filming:
    'design films, design a film, make videos, make a film, shoot a video, shooting a film, video content, size of video, video size, artwork size, اصمم فيديو, تصميم فيديو, نصمم فيديو, تصميم فيديوهات, مقاس الفيديو, content, what to show, what to play, محتوى, المحتوى, وش نعرض, ايش نعرض, مقاطع, المقاطع',
  calendar:
    'should play, play on the screen, نشغل, وش نشغل, شنو نشغل, ايش نشغل, during ramadan, in ramadan, في رمضان, what to show, what to play, schedule content, content plan, content schedule, playlist, what should we show, وش نعرض, ايش نعرض, ماذا نعرض, شنو نعرض, جدول المحتوى, جدول العرض, content, محتوى, المحتوى',
  frame:
    'structural, structural engineer, انشاءات, انشائي, مهندس انشائي, perfectly flat, level, مستوية, مستوي, متساوية, seam, seams, joint, joints, gap, gaps, between the panels, between panels, between cabinets, uneven, steel structure, structure, flatness, فواصل, الفواصل, فاصل, فراغات, فراغ بين, بين الالواح, بين الكابينات, هيكل حديد, الهيكل, حديد',
  handover:
    'train our staff, staff training, teach us how to use, تدريب الموظفين, تدربون, tested, test it, check the quality, delivered properly, فحص, فحوصات, الفحوصات, نفحص, مسلمة, التسليم, نتاكد, اتاكد, acceptance test, final test, sign off, commissioning, acceptance, استلام المشروع, محضر استلام, استلام الشاشة, فحص الاستلام, نستلم الشاشة',
  'contact us':
    'to whom, whom do i, speak about, who can i, who do i, مع مين, اتكلم, نتكلم, مين يرد, instalments, installments, pay monthly, financing, تقسيط, بالتقسيط, اقساط, speak with, speak to, talk with, talk to a human, call me, call me back, come to us, closest branch, branch in, office in, showroom in, dealer in, distributor, reseller, agents in, وكيل, موزع, موزعين, وكلاء, اكلم موظف, يكلمني, كلموني, يتصل علي, اتصلوا علي, الواتس, واتس, اجيكم, نجيكم, فرع في, فرعكم في, عندكم فرع, معرض في, مكتب في, تجون, تجونا, تزورونا, يزورنا, مهندس يجينا, احد يجينا, موظف المبيعات, احد من المبيعات',
  'get an inquiry':
    'prepare an offer, prepare a quote, need from me, تجهزون العرض, تجهزون عرض, ترسلون العرض, ترسلون عرض, العرض المالي, تحتاجون مني',
  lifetime: 'burned pictures, image retention, burned in, ghosting, تنطبع, انطباع الصورة, احتراق الصورة',
  'video wall':
    'no borders, without borders, black borders, no black borders, no gaps, one big picture, one picture, frameless, حواف سودا, حواف سوداء, بدون برواز, بدون اطار, صورة وحدة, صورة واحدة',
  'spec sheet':
    'certificate, certificates, certified, saso, ce mark, شهادة مطابقة, شهادات, شهادة الجودة, ساسو, pay attention, before i buy, before buying, قبل الشراء, قبل ما اشتري, انتبه, ننتبه, quality signs, جودة الشاشة',
  portable:
    'from branch to branch, from place to place, from room to room, take it with us, carried, carry it, ينتقل, تنتقل, من فرع لفرع, من مكان لمكان, من غرفة لغرفة, نشيلها معنا',
  projects:
    'finished works, finished projects, completed projects, completed works, works in, خلصتوها, خلصتوه, انجزتوا, انجزتوها, ركبتوها, ركبتوه',
  touch: 'with a finger, with fingers, by finger, باصبع, باصبعه, باصبعهم, باصابعهم, باليد, بيده',
  night:
    'darker in the evening, gets darker, auto dimming, dims itself, dim at night, dimmed, evening, evenings, تخفف الضوء, تخفف ضوها, يخف الضوء, تعتم, يعتم, اذا اظلمت, المغرب, بعد المغرب, بعد العشاء',
  cleaning:
    'wash it, washed, fingerprints, finger marks, dirty, stains, how to clean, ننظف, نظف, تنغسل, ينغسل, نغسل, بصمات, وسخ, توسخ, تتوسخ',
  wind: 'windy, storm, storms, strong winds, wind load, عاصفة, هواء قوي, هوا قوي, الهوا',
  silent: 'noisy, makes noise, no noise, fan noise, without fans, no fan, silence, بدون صوت, مزعجة, صوت مراوح, مراوح, هدوء',
  'screen advisor':
    'before i buy, before buying, look for when buying, pay attention, قبل الشراء, قبل ما اشتري, انتبه, ننتبه, what size do i need, which size do i need, what size should, how big should, no idea which, اي مقاس, اي حجم, كم المقاس المناسب, ما عندي خبرة, ما عندي فكرة',
  'wall builder':
    'drawings, drawing for, weights, structural, structural engineer, loads, رسومات, الرسومات, مخططات, مخطط الشاشة, اوزان, الاوزان, الاحمال, انشاءات, انشائي, square metres wall, how many square, how many modules, power of the wall, weight of the wall, كم متر مربع, كم لوح, كم موديول, وزن الجدار',
};
