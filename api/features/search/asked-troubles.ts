/**
 * More that only queries say, as `ASKED_STORIES`: what happens to a screen, who answers for it, what it should not hide, and what is left
 * when the work is done, in the words of those who never bought one.
 */
export const ASKED_TROUBLES: Readonly<Record<string, string>> = {
  gob: 'will it break, it break, break easily, breaks easily, easy to break, easily broken, fragile, delicate, durable, scratch, scratches, scratched, bump into, bumps into, bumped, knocked, kick it, kicks, hit by a ball, ball hits, gets hit, vandals, vandalism, vandal proof, lean on it, lean against, poke, survive children, survive kids, kids touch, kids will touch, children touch, greasy hands, dirty hands, curious fingers, تنكسر, ينكسر, تتكسر, تنخدش, ينخدش, خدش, خدوش, تتحمل الضرب, تتحمل اللمس, ضربات, تنضرب, ينضرب, يلمسون الجدار, يلمسونه, يلمسونها, متينة, متين, تخريب, يخربونها, حساسة, تتاثر باللمس',
  'control room':
    'security chief, guards and cameras, رئيس الامن, الحراس, حراس الامن, a leak, gas leak, oil leak, pipelines, notice at once, the moment it happens, تسريب, تسرب, انبوب, الانبوب, انابيب, لحظة ما يصير, اول ما يصير, eyes hurt, hurts the eyes, hurt their eyes, eye strain, tired eyes, eyes tired, headache, headaches, sit in front of it, sits in front of it, sitting in front, eight hours in front, توجعهم, تتعب عيونهم, وعيونهم, عيونهم, تعب العين, توجع العين, مريحة للعين, يجلسون قدامها, جالسين قدامها, يقعدون قدامها, mayor, governor, his excellency, shift supervisor, on one surface, one surface, one single view, in one view, single view, at a glance, everything in one place, all in one place, live map, live maps, city map, crowd, crowds, incidents map, الامين, امين المدينة, المحافظ, معالي الوزير, سعادة المدير, سطح واحد, على سطح واحد, على شاشة وحدة, على شاشة واحدة, بنظرة وحدة, بنظرة واحدة, في مكان واحد, بمكان واحد, كلها قدامه, كلها قدامنا, كلها قدامهم, قدام عينه, خريطة المدينة, خرايط, خرائط, الخرائط, بلاغات, البلاغات',
  transparent:
    'cannot be solid, not be solid, not solid, look out through, looks out through, rooms look out, تطل من, ما تكون مسدودة, تكون مسدودة, مسدودة, مسدود, see through it, see what is behind, what is behind it, see behind it, look through it, looks through, when it is switched off, when it is off, does not block, without blocking, not block the view, keep the view, keeps the view, view outside, daylight inside, let the light in, lets the light in, اشوف من وراها, يشوف من وراها, نشوف من وراها, يشوفون من وراها, نشوف وراها, من وراها, من خلالها, من خلفها, يبان اللي وراها, يبان اللي ورا, ما تحجب, ما يحجب, ما تسد, بدون ما تحجب, بدون ما تسد, ما تغطي الشباك, يدخل النور, يدخل الضوء, اذا طفيتها, اذا طفت, وهي طافية, وهي مطفية, وهو طافي',
  handover:
    'trains our people, train our people, trains our team, train our team, who trains, teach our staff, يدرب شبابنا, يدرب موظفينا, مين يدرب, من يدرب, what papers, which papers, papers do we get, paperwork, documents do we get, documentation, as built, user manual, manuals, job is finished, work is finished, job is done, work is done, when you finish, once you finish, after you finish, leave us with, وش الاوراق, اي اوراق, الاوراق اللي, مستندات, المستندات, وثائق, كتيب, كتيبات, دليل الاستخدام, خلص الشغل, خلصتوا الشغل, انتهى العمل, ينتهي العمل, بعد ما تخلصون, اذا خلصتوا, نستلمها, نستلمه, ملف المشروع',
  home: 'place for films, place for movies, place to watch, watch films, watch movies, garage into, biggest picture, largest picture, biggest screen you have, مكان للافلام, اكبر صورة, champions league, world cup, match night, movie night, film night, netflix, chalet, rest house, instead of a tv, instead of the tv, استراحة, الاستراحة, شاليه, الشاليه, ديوانية, سهرة, سهرات, نتفلكس, كاس العالم, دوري روشن, بدل التلفزيون, غرفة القعدة, القعدة',
  stadium:
    'volleyball, handball, basketball, federation, federations, championship, tournament, tournaments, الطائرة, كرة الطائرة, كرة السلة, كرة اليد, اتحاد الكرة, بطولة, بطولات, miss the goal, see the goal, missed the goal, the goal again, fans, the fans, halftime, half time, الهدف, الاهداف, يفوتهم الهدف, بين الشوطين, camel race, camel races, horse race, horse races, race track, racetrack, karting, running track, along the pitch, along the side, along the court, sidelines, touchline, grandstand, ميدان الهجن, هجن, سباقات الخيل, مضمار, المضمار, حلبة, خط التماس, على طول الملعب, جنب الملعب, حول الملعب, مدرجات, المدرجات',
  facade:
    'faced, skyscraper, whole front, entire front, front of our tower, front of our building, front of the building, side of our building, side of the building, outside of our building, building wrap, وجه البرج, وجه المبنى, وجه العمارة, ناطحة سحاب, على العمارة, عمارتنا, عمارة كاملة, طول المبنى, مبنانا من برا, المبنى من برا, البرج من برا',
  billboard:
    'land beside, land next to, sell advertising, rent advertising, media owner, advertising space, roundabout, flyover, intersection, traffic lights, passing cars, cars passing, passing traffic, king fahd road, sheikh zayed road, طريق الملك, شارع الشيخ زايد, اشارة المرور, تقاطع, دوار, كوبري, السيارات المارة, للمعلنين, معلنين, مساحة اعلانية, مساحات اعلانية',
  rental:
    'corporate dinner, company dinner, annual dinner, staff party, desert camp, in the desert next, next month, next weekend, this weekend, عشاء شركة, عشا شركة, حفل الشركة, بالبر, مخيم, الشهر الجاي, الاسبوع الجاي, wedding tent, wedding tents, in tents, one hour to build, hours to build, build it fast, builds fast, quick to build, quick setup, set up fast, sets up fast, set it up fast, put up in, خيمة زواج, في خيام, في خيمة, ساعة نركب, تتركب بساعة, تركيب سريع, نركب ونفك, نفكها, نفكه',
  meeting:
    'half of our team, our team sits in, team in two cities, نص فريقنا, نص الفريق, فريقنا بجدة, end of the table, far end of the table, other end of the call, hybrid meeting, hybrid meetings, remote colleagues, remote team, overseas office, office abroad, they never hear us, cannot hear us, اخر الطاولة, طرف الطاولة, مكتبنا برا, الفرع الثاني, ما يسمعونا, ما يسمعوننا, نكلم مكتب, نكلم الفرع, الفريق اللي برا',
  distance:
    'stop seeing the dots, seeing the dots, see dots, see pixels, see the pixels, pixels visible, grainy, blocky, pixelated, blurry from close, sharp from close, far enough, النقط, اشوف النقط, تبان النقط, تبان البكسلات, اشوف البكسل, اشوف البكسلات, مبكسلة, مبكسل, محببة',
  lines: 'striped, stripy, zebra, looks striped, مخططة, تطلع مخططة, ترمش, يرمش, متقطعة',
  refresh: 'striped, stripy, eyes hurt, headache, headaches, مخططة, تطلع مخططة, ترمش, يرمش, متقطعة',
  kiosk: 'no holes, no holes in the wall, without holes, no screws, بدون ثقوب, ما يبي ثقوب, ثقوب, بدون مسامير',
  heat: 'overheat, overheats, overheated, overheating, too hot, gets hot, shuts down in summer, died in summer, died in august, in august, in july, fifty degrees, 50 degrees, burning hot, تسخن, يسخن, سخنت, تحمى, تسيح, ساحت, من الحر, مع الحر, بالحر, في الحر, باغسطس, في اغسطس, بالصيف, عز الصيف',
  waterproof:
    'corniche, corrosion, corrode, rusty, sea air, salty air, by the sea, near the sea, كورنيش, الكورنيش, جنب البحر, على البحر, ملوحة, الملوحة, يصدي, تصدي, صدا',
  projects:
    'have you done, did you do before, done something like, similar work, similar project, similar projects, who else uses, who used you, اعمالكم السابقة, سوابق اعمالكم, سويتوا مثل, سويتوا زي, اشتغلتوا مع, ركبتوا قبل, مين ركب عندكم',
  delivery:
    'how soon, how fast can you, how quickly can you, how long until, before ramadan, before eid, before national day, before the opening, in a hurry, قبل رمضان, قبل العيد, قبل اليوم الوطني, قبل الافتتاح, مستعجل, مستعجلين, متى توصل, متى يوصل, متى تركبون, كم ياخذ وقت, كم تاخذ وقت',
  warranty: 'do you cover, covered for, is it covered, cover it for, تضمنون, تضمنونها, مضمونة, يغطي الضمان, تغطون',
  lifetime:
    'wears out, wear out, fade over time, fades over time, colours fade, colors fade, years does it live, كم سنة تعيش, كم تعيش, تبهت, يبهت, تخف الوانها, بهتت',
  arabic:
    'arabic font, arabic fonts, arabic looks broken, letters look broken, letters break, خط عربي, خطوط عربية, الخط مكسر, الحروف مقطعة, الحروف مكسرة, تقطيع الحروف',
  electricity:
    'comes loose, cable comes loose, loose cable, cable comes out, cable unplugged, picture freezes, picture freeze, loses the picture, انفصل سلك, انفصل الكيبل, ينفصل السلك, طلع السلك, توقف الصورة, تعلق الصورة, dewa bill, electric bill, power bill, electricity bill, running cost, running costs, فاتورة الكهرب, فاتورة الكهرباء, كم تصرف, تصرف كهرب, يصرف كهرب',
  menu: 'pastry, pastries, ingredients, allergens, calories, what is in it, what is in each, مخابز, المكونات, مكونات, سعرات, داخل كل, وش داخل',
  filming:
    'size of file, size of the file, file size, what file, which file, file format, which format, what format, mp4, our designer deliver, مقاس الملف, صيغة الملف, اي صيغة, وش الصيغة, يسلمه المصمم, يسلمها المصمم',
  night:
    'light change by itself, changes by itself, dims by itself, when evening comes, when it gets dark, تتغير لحالها, يتغير لحاله, جا المسا, المسا, بالمسا, اذا جا الليل, جا الليل, تخف لحالها',
  board: 'bored, borad',
  'floor standing': 'no wall strong enough, wall not strong enough, cannot carry it, جدار قوي, جدار ضعيف, الجدار ضعيف, ما يشيلها الجدار',
};
