import { section, type BlogSection } from './section.ts';

export const roomsForPeople: readonly BlogSection[] = [
  section(5, { file: 'images/classroom-morning-lesson.jpg', shows: 'classroom, pupils' }, '/sub-category/7', {
    en: {
      title: 'Classrooms',
      lead: 'The best seat for a screen in a classroom is the one the teacher never has to think about.',
      text: [
        'Size follows the last row: divide its distance in metres by 0.09 and you have a good diagonal in inches. A room of 6 m is happy with 65 inches, one of 7.5 m with 86.',
        '- Mount the lower edge at 900 mm for children, 1,100 mm for adults.',
        '- Keep the windows at the side, never opposite.',
        '- Choose a surface that writes from right to left as readily as from left to right.',
        '- Save every lesson as a file without asking.',
        'And leave one wall for paper. Not everything has to glow.',
      ],
    },
    ar: {
      title: 'قاعات الدراسة',
      lead: 'أفضل شاشة في القاعة هي التي لا يحتاج المعلم إلى التفكير فيها.',
      text: [
        'المقاس يتبع الصف الأخير: اقسم بُعده بالأمتار على 0.09 تحصل على قطر مناسب بالبوصة. فالقاعة التي عمقها 6 م يكفيها 65 بوصة، والتي عمقها 7.5 م يكفيها 86.',
        '- ثبّت الحافة السفلى على ارتفاع 900 مم للصغار و1,100 مم للكبار.',
        '- اجعل النوافذ إلى الجانب لا في المواجهة.',
        '- اختر سطحًا يكتب من اليمين إلى اليسار بالسهولة التي يكتب بها من اليسار إلى اليمين.',
        '- احفظ كل درس ملفًّا من دون سؤال.',
        'واترك جدارًا للورق. فليس على كل شيء أن يضيء.',
      ],
    },
  }),
  section(5, { file: 'images/vision-boardroom-results.jpg', shows: 'boardroom, Vision' }, '/one-category/5', {
    en: {
      title: 'Boardrooms after the projector',
      lead: 'A projector asks a room to be dark, quiet and patient. An all-in-one LED screen asks for a wall and a socket.',
      text: [
        'What changes when the projector leaves:',
        '- The blinds stay open. At 500 cd/m² a chart is readable beside a window.',
        '- Nobody stands in the beam.',
        '- The picture is there in seconds, without warming up or cooling down.',
        '- There is no lamp to replace; LEDs are rated for 100,000 hours to half brightness.',
        'Choose the diagonal by the length of the table: about 115 inches for 5 m, 147 for 7 m, 178 for 9 m. Beyond that you are furnishing a hall.',
        'Put the camera just above the upper edge and the loudspeakers below it. People should seem to look at you.',
      ],
    },
    ar: {
      title: 'غرف الاجتماعات بعد جهاز الإسقاط',
      lead: 'يطلب جهاز الإسقاط غرفة مظلمة هادئة صبورة. أما شاشة LED المتكاملة فتطلب جدارًا ومقبسًا.',
      text: [
        'ما الذي يتغير حين يغادر جهاز الإسقاط:',
        '- تبقى الستائر مفتوحة. فعند 500 شمعة/م² يُقرأ الرسم البياني إلى جوار النافذة.',
        '- لا يقف أحد في مسار الضوء.',
        '- تظهر الصورة خلال ثوانٍ، بلا إحماء ولا تبريد.',
        '- لا مصباح إسقاط يُستبدل؛ فعمر وحدات LED يبلغ 100,000 ساعة حتى نصف السطوع.',
        'اختر القطر بحسب طول الطاولة: نحو 115 بوصة لطول 5 م، و147 لطول 7 م، و178 لطول 9 م. وما زاد على ذلك فأنت تؤثث قاعة.',
        'ضع الكاميرا فوق الحافة العليا مباشرة والسماعات تحت السفلى، فيبدو المتحدث كأنه ينظر إليك.',
      ],
    },
  }),
  section(5, { file: 'images/mall-day-guide.jpg', shows: 'kiosk, directions' }, '/product/15', {
    en: {
      title: 'Kiosks people use',
      lead: 'Most kiosks fail within a month, and not for technical reasons. They answer questions that nobody asks.',
      text: [
        'Stand at the door for an hour with a notebook. Write down what people ask. Three questions will make up most of the list; put those three on the first screen.',
        '- Letters of 12 mm or more; the reader stands 0.6 m away and is in a hurry.',
        '- Targets of 20 mm, so that a finger in a glove will do.',
        '- Everything reachable between 700 and 1,200 mm from the floor, for a child and for a wheelchair.',
        '- Language first, on one screen, with both names written in their own letters.',
        '- Back to the start after 30 seconds of silence.',
        'A non-touch kiosk is not a lesser one. Where people only glance, the screen should simply say what they need.',
      ],
    },
    ar: {
      title: 'أكشاك يستخدمها الناس',
      lead: 'معظم الأكشاك يفشل خلال شهر، وليس لسبب تقني. إنها تجيب عن أسئلة لا يسألها أحد.',
      text: [
        'قف عند الباب ساعة ومعك دفتر، واكتب ما يسأل عنه الناس. ستجد أن ثلاثة أسئلة تملأ معظم القائمة، فضعها في الشاشة الأولى.',
        '- حروف ارتفاعها 12 مم فأكثر؛ فالقارئ على بُعد 0.6 م وهو مستعجل.',
        '- أزرار بمقاس 20 مم، تكفي لإصبع في قفاز.',
        '- كل شيء في المتناول بين 700 و1,200 مم من الأرض، للطفل ولمن يستخدم كرسيًا متحركًا.',
        '- اللغة أولًا، في شاشة واحدة، واسم كل لغة بحروفها.',
        '- عودة إلى البداية بعد 30 ثانية من السكون.',
        'والكشك الذي بلا لمس ليس أقل شأنًا. فحيث لا يمنحه الناس سوى لمحة، عليه أن يقول ما يحتاجون إليه مباشرة.',
      ],
    },
  }),
  section(5, { file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' }, '/product/25', {
    en: {
      title: 'GOB, COB and hands',
      lead: 'The moment a screen is within reach, it will be touched. Three letters on the data sheet say whether it minds.',
      text: [
        '- **SMD** is the classic: LEDs soldered one by one. Bright and easy to repair, but a trolley can knock one off.',
        '- **GOB** pours clear resin over the soldered LEDs. The surface is smooth, can be wiped with a damp cloth and takes a knock.',
        '- **COB** mounts bare chips on the board and seals them. Fine pitch, deep black, a soft look; a repair means a new module.',
        'For walls behind a barrier SMD is enough. For lobbies, schools and shops ask for GOB. Below 1 mm of pitch COB is usually the better choice.',
        'Touch itself comes from a frame around the picture: infrared beams that a finger, a pen or a glove interrupts. The frame does not care what the surface is made of.',
      ],
    },
    ar: {
      title: 'تقنيتا GOB وCOB ولمسة اليد',
      lead: 'ما إن تصبح الشاشة في متناول اليد حتى تُلمس. ثلاثة حروف في ورقة المواصفات تقول هل يضيرها ذلك.',
      text: [
        '- **SMD** هي التقنية المعروفة: وحدات LED تُلحم واحدة واحدة. ساطعة سهلة الإصلاح، لكن عربة عابرة قد تُسقط إحداها.',
        '- **GOB** تصب راتنجًا شفافًا فوق وحدات LED الملحومة، فيصبح السطح أملس يُمسح بقطعة قماش رطبة ويحتمل الصدمة.',
        '- **COB** تثبّت الشرائح العارية على اللوح وتغلّفها. تباعد صغير وسواد عميق ومظهر ناعم، لكن الإصلاح يعني وحدة جديدة.',
        'للجدران خلف الحواجز تكفي SMD. وللردهات والمدارس والمتاجر اطلب GOB. أما دون تباعد 1 مم فالغالب أن COB هي الأفضل.',
        'واللمس نفسه يأتي من إطار حول الصورة: أشعة تحت حمراء يقطعها إصبع أو قلم أو قفاز. ولا يعني الإطارَ ممّ صُنع السطح.',
      ],
    },
  }),
];
