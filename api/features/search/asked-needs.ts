/** More that only queries say, as `ASKED_STORIES`: shapes, cameras, what stops working, meetings, cancelling, prices, makers of a queue. */
export const ASKED_NEEDS: Readonly<Record<string, string>> = {
  billboard: 'driving past, drive past, drives past, drove past, driving, من السيارة وهو يمشي',
  price:
    'cheap, cheapest, cheaper, expensive, affordable, low price, lowest price, best price, ارخص, رخيص, رخيصة, غالي, غالية, كلفة, تكلف, اقل سعر, ارخص سعر, افضل سعر, احسن سعر, ثمن, الثمن, قيمتها, كم قيمة, كم قيمتها, بكم تبيعون',
  curved:
    's shape, s shaped, l shape, l shaped, u shape, u shaped, corner shape, twisted, spiral, concave, convex, round column, goes around, go around, going around, around the column, around a column, around the pillar, around a pillar, wrap around, wrapped around, مدور, مدورة, المدور, المدورة, لف عمود, لفة عمود, حول العمود, حول عمود, حوالين العمود, تلف على, تلف حول, يلف على, نلف العمود, ملتوي, ملتوية, مقعر, مقعرة, محدب, محدبة, بيضاوي, بيضاوية, كيرفد, كيرفي',
  refresh:
    'in the camera, in his camera, in her camera, in our camera, in the cameras, on camera, on cameras, through the camera, photographer says, photographer complains, our photographer, the photographer, camera crew, lines in photos, lines in pictures, lines in the video, lines on video, bands in photos, moire, rolling lines, live stream, livestream, live streaming, خطوط بالكاميرا, خطوط في الكاميرا, خطوط بالصور, خطوط بالتصوير, خطوط في التصوير, خطوط بالفيديو, تطلع خطوط, فيها خطوط, يطلع خطوط, تظهر خطوط, المصور, المصورين, كاميرا المصور, بالكاميرا, في الكاميرا, قدام الكاميرا, على الكاميرا, تصويرها بالجوال, موجات بالكاميرا, بث مباشر, البث المباشر',
  lines: 'black line, black lines, white line, line appears, خط اسود, خط ابيض, خطوط سوداء, خطوط سودا',
  maintenance:
    'dies, died, dead, a panel dies, panel dies, panel died, dead panel, dead module, out of order, no signal, no picture, does not turn on, not turning on, wont turn on, faulty, defect, defective, defects, malfunction, malfunctions, fault, faults, crashed, technician, technicians, engineer come, come and fix, who repairs, عطلان, عطلانة, معطل, معطلة, ميت, ميته, ماتت, خرب, خربان, خربانة, انكسر, انكسرت, ما تفتح, ما تولع, ما فيها صورة, ما تطلع صورة, ماتشتغل, طفت, طفت الشاشة, عيب مصنعي, عيوب مصنعية, عيب, خلل, باور سبلاي, مزود طاقة, زيارة فني, فني صيانة, يجي فني, ترسلون فني, قطعة خربت, احد يصلح',
  warranty:
    'after one year, after a year, after two years, first year, second year, defects covered, بعد سنة, بعد سنتين, اول سنة, كم سنة الضمان, مدة الضمان, كم ضمان, ضمانها, ضمانكم, مضمون',
  kiosk:
    'token machine, token display, ticket dispenser, order status, order number screen, visitor registration, visitor management, sign in guests, voting, vote, selfie screen, quiz screen, تسجيل زوار, تسجيل الزوار, تسجيل الضيوف, ماكينة دور, سحب ارقام, ارقام الدور, حالة الطلب, تصويت, ذاتي الخدمة, يخدم نفسه, يخدمون انفسهم, بنفسهم, يطلب بنفسه, يطلبون بنفسهم',
  cashier:
    'make order, make orders, make an order, make the order, make their order, place order, place orders, place an order, place their order, machine for order, customer order, customers order, order themselves, order by themselves, take their order, يطلب منها, يطلبون منها, يطلب من الجهاز, مكينة الطلب, ماكينة الطلب',
  interactive:
    'touch table, touch tables, interactive table, interactive tables, interactive games, interactive game, طاولة تفاعلية, طاولة لمس, طاولات تفاعلية, العاب تفاعلية, لعبة تفاعلية',
  delivery:
    'how long from, from order to, from order until, order until, until it works, until it is installed, until installed, ready to use, how many weeks, how many days, timeline, time frame, timeframe, من الطلب الى, من الطلب لين, لين تشتغل, الى التشغيل, كم اسبوع, كم ياخذ, كم تاخذ, المدة الزمنية, مدة التنفيذ, مدة التسليم',
  handover:
    'you train, train the, train our, train my, train us, train your, staff training, teach us, teach the staff, show us how, how to use it, how to operate, تدربون, تدربونا, تدربوننا, تدرب الموظفين, تدريب الموظفين, تدريب على الشاشة, تعلمونا, تعلموننا, تشرحون لنا, كيف نشغلها, كيف نستخدمها',
  gob: 'bang on it, bang on, banging, will it crack, crack, cracks, cracked, shatter, shatters, glass break, break the glass, hits it, hit it, punch, throw things, تتكسر, ينكسر الزجاج, يضربون عليها, يرمون, تتحمل ضرب, تتحمل العيال',
  mosque: 'mosk, mosq, mosqe, masged, masjeed, masajid',
  'get an inquiry':
    'send an engineer, send engineer, ترسلون مهندس, مهندس يقيس, book a meeting, book meeting, book an appointment, book appointment, book a visit, book visit, book a call, book a consultation, schedule a meeting, schedule a visit, schedule a call, schedule an appointment, arrange a meeting, set a meeting, make an appointment, request a meeting, meeting with your, meeting with you, meet your team, meet your engineer, free consultation, consultation, حجز موعد, احجز موعد, حجز مواعيد, موعد زيارة, موعد معاينة, موعد معكم, موعد اجتماع, موعد استشارة, حجز اجتماع, احجز اجتماع, اجتماع معكم, اجتماع معاكم, اجتمع معكم, نجتمع معكم, نحدد موعد, تحديد موعد, احدد موعد, اخذ موعد, اخد موعد, ناخذ موعد, طلب موعد, طلب زيارة, استشارة مجانية, استشارة, حجز استشارة',
  'privacy policy':
    'delete my data, my data, personal data, my personal data, my information, delete my information, delete my account, data protection, حذف بياناتي, بياناتي, معلوماتي, بياناتي الشخصية, احذفوا بياناتي, تحذفون بياناتي, حماية البيانات',
  wayfinding:
    'دليل العيادات, دليل عيادات, دليل الاقسام, دليل اقسام, دليل المرضى, دليل المحلات, دليل محلات, دليل المول, دليل الطوابق, دليل طوابق, دليل القاعات, دليل قاعات, دليل الكتروني, دليل رقمي, دليل تفاعلي, أي قاعة, اي قاعه, which hall, which conference, which clinic, which department, اي عيادة, اي قسم',
  outdoor:
    'poolside, by the pool, beside the pool, beside the swimming pool, near the pool, next to the pool, around the pool, swimming pool area, in the garden, in our garden, backyard, back yard, patio, جنب المسبح, عند المسبح, حول المسبح, على المسبح, قدام المسبح, بالحديقة, في الحديقة, بالحوش, في الحوش, الحوش, في السطح, على السطح',
  'contact us':
    'see your screens, see your screen, see the screens, see the screen, see it live, see them live, see a sample, see samples, see in person, see it in person, touch and see, اشوف شاشاتكم, نشوف شاشاتكم, اشوف الشاشات, نشوف الشاشات, اشوف الشاشة, اشوفها على الطبيعة, نشوفها على الطبيعة, على الطبيعة, اشوفها عندكم, اجربها, نجربها, complaint, complaints, escalate, make a complaint, file a complaint, a complaint, customer complaint, speak to manager, google maps, location pin, شكوى, شكاوي, شكاوى, قوقل ماب, قوقل مابز, لوكيشن, اللوكيشن, اللكويشن, لوكيشنكم, موقعكم وين',
  'return policy':
    'cancel order, cancel purchase, cancellation, order cancellation, return item, return items, return the product, return a product, wrong item, send back, الغاء, الغي, الغاء الشراء, الغاء طلب, ارجع البضاعة, ارجع المنتج, ارجع الجهاز, ارجعها لكم, ترجيع, ترجيع المنتج, رجعت المنتج, ابي ارجع, ابغى ارجع, ابدل, ابدلها, ابغى ابدل, تبديل',
  'about us':
    'who are you, who you are, your company, company profile, our story, your story, about company, about the company, founded, history of company, company history, مين انتم, من انتم, منو انتم, مين انتو, من انتو, بروفايل, بروفايل الشركة, نبذة, نبذة عنكم, نبذة عن الشركة, عن شركتكم, تعريف بالشركة, متى تاسست, تاسست, قصتكم',
  content:
    'app to control, control from phone, control by phone, control from my phone, from mobile, upload video, upload videos, upload pictures, upload the menu, change the video, change video, change the menu, usb play, play from usb, cloud, cloud based, software for, the software, which software, رفع الفيديو, ارفع فيديو, ارفع الفيديو, نرفع الفيديو, رفع الصور, تحكم من الجوال, تحكم بالجوال, اتحكم فيها, اتحكم بالشاشة, تشغيل من فلاش, من الفلاش, برنامج التشغيل, برنامج تشغيل, برنامج الشاشة, سحابي, سحابية, اغير الفيديو, اغير العرض',
  electricity:
    'how heavy on electricity, fuse, fuses, breaker, breakers, generator size, فيوز, قاطع, قواطع, كم فيش, كم يسحب, كم تسحب, تسحب كهرباء, يسحب كهرباء, سحب الكهرباء',
};
