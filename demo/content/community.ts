type Comment = { section: number; username: string; text: string; hoursAgo: number };
type Post = { author: string; content: string; hoursAgo: number; comments: readonly { name: string; text: string; hoursAgo: number }[] };

/** Visitors write in the language they think in; oldest first. `section` is the id of a blog section. */
export const comments: readonly Comment[] = [
  {
    section: 1,
    username: 'عبدالله من الدمام',
    text: 'قاعدة المليمتر لكل متر وفّرت علينا نصف الميزانية. كنا سنشتري P1.2 لقاعة أقرب مقعد فيها على 4 م.',
    hoursAgo: 620,
  },
  {
    section: 1,
    username: 'Rania K.',
    text: 'Does the rule change for text? Our lobby wall shows mostly names and room numbers.',
    hoursAgo: 596,
  },
  {
    section: 1,
    username: 'مهندس صوت',
    text: 'للنصوص الصغيرة أنصح بدرجة أدق واحدة. جرّبنا P1.8 وP1.5 جنبًا إلى جنب والفرق واضح في الحروف لا في الصور.',
    hoursAgo: 570,
  },
  { section: 1, username: 'Rania K.', text: 'Thank you, that is what we will do.', hoursAgo: 566 },
  {
    section: 2,
    username: 'Hassan',
    text: 'The line about dimming should be on every data sheet. Ours glared for a year before anyone found the setting.',
    hoursAgo: 540,
  },
  { section: 2, username: 'نوف', text: 'هل يمكن قياس السطوع بالهاتف؟', hoursAgo: 500 },
  {
    section: 2,
    username: 'فيصل الأحمدي',
    text: 'تقريبيًا فقط. الهاتف يقيس ضوء المكان جيدًا، أما سطوع الشاشة فيحتاج إلى جهاز.',
    hoursAgo: 488,
  },
  {
    section: 3,
    username: 'Camera operator',
    text: 'Shoot at 1/50 with a 25p timeline and even 1,920 Hz behaves. But nobody at a wedding will ask you for your shutter.',
    hoursAgo: 470,
  },
  { section: 4, username: 'أم سارة', text: '«الرمادي لا يخفي شيئًا». حفظتها.', hoursAgo: 430 },
  { section: 5, username: 'Facade consultant', text: 'A wall that faces north is worth a thousand candelas. Well said.', hoursAgo: 400 },
  { section: 5, username: 'ماجد', text: 'عندنا واجهة غربية ولا خيار آخر. هل تكفي 6,500 شمعة/م² عند العصر؟', hoursAgo: 380 },
  {
    section: 6,
    username: 'Site engineer, Jubail',
    text: 'We measured 71 °C inside a closed cabinet last July. The chimney gap brought it down to 58.',
    hoursAgo: 350,
  },
  { section: 7, username: 'بحري', text: 'على الكورنيش غيّرنا البراغي مرتين قبل أن نعرف أن المشكلة في الملح. فقرة مفيدة.', hoursAgo: 320 },
  {
    section: 8,
    username: 'A neighbour',
    text: 'As someone who lives across from a bright one: thank you for writing this.',
    hoursAgo: 300,
  },
  { section: 9, username: 'لطيفة، مصممة', text: 'ست كلمات على الرصيف. علّقتها فوق مكتبي.', hoursAgo: 270 },
  { section: 10, username: 'خطّاط', text: 'أخيرًا من يتحدث عن النقطة قبل الحرف. على P10 جرّبوا خطًّا كوفيًا مبسطًا.', hoursAgo: 240 },
  { section: 10, username: 'Omar', text: 'Taking turns instead of side by side made our menu boards twice as readable.', hoursAgo: 228 },
  { section: 12, username: 'مديرة فرع', text: 'قاعدة الشخص الواحد صحيحة. منذ تسلّمت زميلتي التقويم لم يتكرر إعلان قديم.', hoursAgo: 180 },
  { section: 13, username: 'Contractor', text: 'The lift. It is always the lift.', hoursAgo: 150 },
  { section: 15, username: 'كهربائي', text: 'التشغيل على مراحل أهم سطر هنا. رأيت مبنى كاملًا ينطفئ لحظة تشغيل الشاشة.', hoursAgo: 120 },
  { section: 17, username: 'معلمة علوم', text: 'ارتفاع 900 مم للصغار مناسب تمامًا. صاروا يكتبون بأنفسهم بدل أن يملوا عليّ.', hoursAgo: 90 },
  {
    section: 18,
    username: 'Board secretary',
    text: 'We went from twenty minutes of cables to none. The blinds stay open now.',
    hoursAgo: 66,
  },
  {
    section: 19,
    username: 'مدير مستشفى',
    text: 'وقفنا عند الباب ساعة كما نصحتم: السؤال الأول كان عن دورات المياه، ولم يكن في شاشتنا أصلًا.',
    hoursAgo: 40,
  },
  { section: 20, username: 'Dalia', text: 'Clear at last. Nobody had explained to me what the G stood for.', hoursAgo: 18 },
];

/** Oldest first; the page shows the newest on top. */
export const posts: readonly Post[] = [
  {
    author: 'سلطان، منظّم فعاليات',
    content:
      'ركّبنا جدارًا بمساحة 40 م² لمؤتمر في الرياض خلال **ثلاث ساعات**. ما ساعدنا:\n- ترقيم الصناديق بترتيب التركيب\n- فني واحد للبيانات لا يعمل غيرها\n- اختبار الصورة صفًّا صفًّا',
    hoursAgo: 410,
    comments: [
      { name: 'Yousef', text: 'Numbering the cases is the whole secret. We lost an hour once looking for row four.', hoursAgo: 402 },
      { name: 'هند', text: 'كم فنيًا كان معكم؟', hoursAgo: 398 },
      { name: 'سلطان، منظّم فعاليات', text: 'خمسة، منهم اثنان للرفع.', hoursAgo: 396 },
    ],
  },
  {
    author: 'Café owner in Sharjah',
    content:
      'We replaced printed menus with two posters. Sales of the evening specials went up, but the real win is that I change the menu from my phone at 4 pm and go home.',
    hoursAgo: 330,
    comments: [{ name: 'ليان', text: 'هل تُقرأ من خارج الزجاج نهارًا؟', hoursAgo: 320 }],
  },
  {
    author: 'معلم رياضيات',
    content:
      'سؤال لمن يستخدم الشاشات التفاعلية: كيف تحفظون كتابة الطلاب وترسلونها إلى أولياء الأمور؟ نستخدم الآن صورة بالهاتف ونبحث عن طريقة أرتب.',
    hoursAgo: 250,
    comments: [
      { name: 'مدرسة في الأحساء', text: 'نحفظ الدرس ملف PDF ونرفعه مباشرة إلى منصة المدرسة. يستغرق ثواني.', hoursAgo: 244 },
      { name: 'معلم رياضيات', text: 'ممتاز، شكرًا.', hoursAgo: 240 },
    ],
  },
  {
    author: 'Museum technician',
    content:
      'A note on cleaning: soft brush first, then a damp cloth, always in **one direction**. We had streaks on the curved wall for weeks because everybody wiped in circles.',
    hoursAgo: 170,
    comments: [{ name: 'Noor', text: 'And never at noon. Learnt that one the hard way.', hoursAgo: 160 }],
  },
  {
    author: 'طالبة عمارة',
    content: 'أعمل على مشروع تخرج عن الواجهات المضيئة في المدن الحارة. هل يعرف أحدكم بلدية نشرت حدود السطوع الليلي بالأرقام؟',
    hoursAgo: 96,
    comments: [
      {
        name: 'Facade consultant',
        text: 'Several publish a limit by zone. Ask for the lighting guideline of the planning department; it is usually an annex.',
        hoursAgo: 88,
      },
      { name: 'طالبة عمارة', text: 'شكرًا جزيلًا، سأسأل عنه.', hoursAgo: 80 },
    ],
  },
  {
    author: 'Khalid, mall operations',
    content:
      'First week with the kiosks. Three questions make up most of the touches: toilets, prayer room, parking exit. We moved them to the first screen and the queue at the desk is half of what it was.',
    hoursAgo: 30,
    comments: [{ name: 'مشغّل مجمّع', text: 'عندنا النتيجة نفسها تقريبًا، وأضفنا أوقات الصلاة فصارت الأكثر استخدامًا.', hoursAgo: 20 }],
  },
];
