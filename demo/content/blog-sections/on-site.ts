import { section, type BlogSection } from './section.ts';

export const onSite: readonly BlogSection[] = [
  section(4, { file: 'images/led-wall-lobby-seats.jpg', shows: 'seats, LED wall' }, '/register', {
    en: {
      title: 'What a survey measures',
      lead: 'A survey takes two hours and saves two months. Here is the list our engineers carry, so that you can prepare for it.',
      text: [
        '- **Distance.** The nearest and the farthest viewer, and the angle at which they pass.',
        '- **Light.** Lux on the future surface in the morning, at noon and at dusk.',
        '- **Structure.** What is behind the plaster, what it can carry, how the load reaches the ground. An indoor wall weighs about 30 kg/m² with its frame, an outdoor one about 50 kg/m².',
        '- **Power.** Free capacity at the board and the way of the cable.',
        '- **Network.** Where the player stands and how it is reached.',
        '- **Access.** The smallest door on the way. A cabinet of 960 mm does not pass a lift of 900 mm.',
        'Have drawings of the building at hand, and a key to the roof.',
      ],
    },
    ar: {
      title: 'ماذا تقيس المعاينة',
      lead: 'المعاينة تستغرق ساعتين وتوفّر شهرين. هذه هي القائمة التي يحملها مهندسونا لتستعد لها.',
      text: [
        '- **المسافة.** أقرب مشاهد وأبعد مشاهد، والزاوية التي يمران بها.',
        '- **الإضاءة.** اللوكس على موضع الشاشة صباحًا وظهرًا وعند الغروب.',
        '- **الهيكل.** ما خلف الجدار، وما يحتمله، وكيف يصل الحمل إلى الأرض. يزن الجدار الداخلي مع هيكله نحو 30 كجم/م²، والخارجي نحو 50 كجم/م².',
        '- **الطاقة.** السعة المتاحة في لوحة الكهرباء ومسار الكابل.',
        '- **الشبكة.** أين يوضع جهاز التشغيل وكيف نصل إليه.',
        '- **المدخل.** أضيق باب في الطريق. فالكابينة التي مقاسها 960 مم لا تدخل مصعدًا عرضه 900 مم.',
        'جهّز مخططات المبنى، ومفتاح السطح.',
      ],
    },
  }),
  section(4, { file: 'images/installation-half-built.jpg', shows: 'half-built wall, ladder' }, '/projects', {
    en: {
      title: 'Frames and flatness',
      lead: 'Nobody praises a frame. But a seam you can see from across the room was made on the first day, with a spirit level.',
      text: [
        'A step of 0.3 mm between two cabinets throws a shadow line across a white picture. So the frame is set to 1 mm over its whole length, and the cabinets are adjusted to 0.1 mm against one another.',
        '1. Lasers first: two vertical lines and one horizontal, marked on the structure.',
        '2. Rails next, shimmed and bolted. We let steel rest for a night and measure again.',
        '3. Cabinets from the bottom row up, each locked to its neighbours before the next is lifted.',
        '4. A grey picture at the end of every day. What shows tonight will show for ten years.',
      ],
    },
    ar: {
      title: 'الهياكل والاستواء',
      lead: 'لا أحد يمتدح هيكلًا. لكن الفاصل الذي تراه من آخر القاعة صُنع في اليوم الأول بميزان ماء.',
      text: [
        'فرق قدره 0.3 مم بين كابينتين يرسم خط ظل على الصورة البيضاء. لذلك يُضبط الهيكل بدقة 1 مم على طوله كله، وتُضبط الكبائن بعضها مع بعض بدقة 0.1 مم.',
        '1. الليزر أولًا: خطان رأسيان وخط أفقي تُعلَّم على الهيكل.',
        '2. ثم القضبان، تُسوَّى وتُثبَّت. نترك الفولاذ ليلة ثم نقيس مرة أخرى.',
        '3. ثم الكبائن من الصف السفلي صعودًا، تُقفل كل منها بجاراتها قبل رفع التالية.',
        '4. وصورة رمادية في نهاية كل يوم. فما يظهر الليلة سيظهر عشر سنوات.',
      ],
    },
  }),
  section(4, { file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, back' }, '/product/2', {
    en: {
      title: 'Power and data',
      lead: 'A wall fails along its cables long before it fails in its LEDs. Plan them as if they were the product.',
      text: [
        'Size the power for the maximum, not for the average: 20 m² at 400 W/m² need 8 kW, although the bill will show less than 3 kW.',
        '- Three phases, balanced by column, each with its own breaker.',
        '- Switch on in steps. A wall that starts all at once trips the building.',
        '- Data in a ring, not in a line. If one cable is cut, the picture comes from the other side.',
        '- One spare output on every controller.',
        '- Labels at both ends of every cable, in a hand that others can read.',
        'And keep 30% of the conduit empty. Somebody will thank you.',
      ],
    },
    ar: {
      title: 'الطاقة والبيانات',
      lead: 'تتعطل كابلات الجدار قبل أن تتعطل بكسلاته بزمن طويل. فخطط لها كأنها هي المنتج.',
      text: [
        'احسب الطاقة على الأقصى لا على المتوسط: تحتاج 20 م² عند 400 واط/م² إلى 8 كيلوواط، مع أن الفاتورة لن تُظهر أكثر من 3 كيلوواط.',
        '- ثلاثة أطوار موزعة بالتساوي على الأعمدة، لكل منها قاطع.',
        '- شغّل على مراحل. فالجدار الذي يبدأ دفعة واحدة يُسقط قواطع المبنى.',
        '- البيانات في حلقة لا في خط. فإذا انقطع كابل جاءت الصورة من الجهة الأخرى.',
        '- مخرج احتياطي في كل وحدة تحكم.',
        '- بطاقة على طرفي كل كابل، بخط يقرؤه غيرك.',
        'واترك 30% من المجرى فارغًا. سيشكرك أحدهم يومًا.',
      ],
    },
  }),
  section(4, { file: 'images/operations-day.jpg', shows: 'control room, LED wall' }, '/about', {
    en: {
      title: 'The handover record',
      lead: 'A wall is finished when it has been measured, and not when it has been switched on. Ask for the record whoever builds it.',
      text: [
        'Ours has eight pages. The first one is signed by both sides.',
        '- Brightness of nine points, white, at full and at a tenth.',
        '- White point and colour of every cabinet, before and after matching.',
        '- A photograph of grey at 20%, taken straight on.',
        '- Temperature of every cabinet after 4 hours on white.',
        '- Serial numbers, batch and the shelf of the spares.',
        '- Network addresses, sealed passwords, the hours of dimming.',
        'In the fifth year, when someone says it used to be brighter, you open page three.',
      ],
    },
    ar: {
      title: 'سجل التسليم',
      lead: 'يكتمل الجدار حين يُقاس لا حين يُشغَّل. فاطلب السجل أيًا كان من ركّبه.',
      text: [
        'سجلنا من ثماني صفحات، توقّع أولاها الجهتان.',
        '- سطوع تسع نقاط على الأبيض، عند السطوع الكامل وعند عُشره.',
        '- نقطة البياض ولون كل كابينة قبل الضبط وبعده.',
        '- صورة للرمادي عند 20% من الأمام تمامًا.',
        '- حرارة كل كابينة بعد 4 ساعات على الأبيض.',
        '- الأرقام التسلسلية ورقم الدفعة ورف القطع الاحتياطية.',
        '- عناوين الشبكة وكلمات المرور المختومة وساعات التعتيم.',
        'وفي السنة الخامسة، حين يقول أحدهم إنها كانت أسطع، تفتح الصفحة الثالثة.',
      ],
    },
  }),
];
