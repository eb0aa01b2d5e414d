import { section, type BlogSection } from './section.ts';

export const choosingAScreen: readonly BlogSection[] = [
  section(1, { file: 'images/led-pixels-macro-dunes.jpg', shows: 'pixels' }, '/sub-category/1', {
    en: {
      title: 'Pixel pitch and distance',
      lead: 'Pixel pitch is the distance between two neighbouring pixels in millimetres. It decides the price, so choose it by where people stand and by nothing else.',
      text: [
        'Two simple rules cover most rooms.',
        '- **The nearest viewer.** One millimetre of pitch for every metre: someone 2.5 m away is well served by P2.5.',
        '- **The vanishing point.** A person with normal sight stops seeing single dots at about 3.4 m for every millimetre: P2.5 becomes smooth at 8.6 m, P1.2 at 4.3 m, P10 at 34 m.',
        'Between these two distances you see a picture and, if you look for it, a grid. Beyond the second one a finer pitch costs more and shows nothing.',
        'Halving the pitch means four times as many LEDs on the same surface. That is why the first question in our survey is about feet and not about screens.',
      ],
    },
    ar: {
      title: 'تباعد البكسلات ومسافة المشاهدة',
      lead: 'تباعد البكسلات هو المسافة بين بكسلين متجاورين بالمليمتر. وهو الذي يحدد السعر، فاختره بحسب موضع وقوف الناس لا غير.',
      text: [
        'قاعدتان بسيطتان تكفيان معظم الأماكن.',
        '- **أقرب مشاهد.** مليمتر واحد لكل متر: من يقف على بُعد 2.5 م يكفيه P2.5.',
        '- **نقطة الاختفاء.** صاحب النظر السليم لا يرى النقاط منفردة بعد نحو 3.4 م لكل مليمتر: تصبح صورة P2.5 ملساء عند 8.6 م، وP1.2 عند 4.3 م، وP10 عند 34 م.',
        'بين هاتين المسافتين ترى صورة، وإن دققت رأيت شبكة. وبعد الثانية تدفع ثمن تباعد أصغر ولا ترى فرقًا.',
        'تقليص التباعد إلى نصفه يعني أربعة أضعاف عدد البكسلات على المساحة نفسها. ولهذا نسأل أولًا في المعاينة أين يقف الناس، لا عن الشاشات.',
      ],
    },
  }),
  section(1, { file: 'images/lobby-morning-lagoon.jpg', shows: 'lobby, LED wall, daylight' }, '/one-category/1', {
    en: {
      title: 'Brightness, honestly',
      lead: 'Brightness is measured in candelas per square metre. More is not better: the right figure is the one that suits the light already in the room.',
      text: [
        'Figures we use as a starting point:',
        '- Boardroom or control room: 200 to 400 cd/m².',
        '- Lobby or shop with daylight: 600 to 1,000 cd/m².',
        '- Shop window behind glass: 2,500 cd/m² and more.',
        '- Facade in direct sun: 5,000 cd/m² and more.',
        'A data sheet gives the highest value, on a white picture, when new. Plan to use two thirds of it: the LEDs run cooler, last longer, and there is room to correct ageing.',
        'Ask also for the lowest value with full greyscale. A screen that cannot be dimmed without losing its shadows will glare every night of its life.',
      ],
    },
    ar: {
      title: 'حديث صريح عن السطوع',
      lead: 'يُقاس السطوع بالشمعة لكل متر مربع. والأكثر ليس أفضل دائمًا: الرقم الصحيح هو ما يناسب إضاءة المكان القائمة.',
      text: [
        'أرقام نبدأ منها:',
        '- غرفة اجتماعات أو غرفة عمليات: من 200 إلى 400 شمعة/م².',
        '- ردهة أو متجر يدخله ضوء النهار: من 600 إلى 1,000 شمعة/م².',
        '- واجهة متجر خلف الزجاج: من 2,500 شمعة/م² فأكثر.',
        '- واجهة مبنى تحت الشمس: من 5,000 شمعة/م² فأكثر.',
        'تذكر ورقة المواصفات أعلى قيمة، على صورة بيضاء، والشاشة جديدة. خطّط لاستخدام ثلثيها: تعمل وحدات LED أبرد وتعيش أطول، ويبقى مجال لتصحيح أثر العمر.',
        'واسأل أيضًا عن أدنى قيمة مع تدرّج كامل. فالشاشة التي لا تُخفَّض من دون أن تفقد ظلالها ستُبهر العيون كل ليلة من عمرها.',
      ],
    },
  }),
  section(1, { file: 'images/rental-stage-detail.jpg', shows: 'stage, LED wall' }, '/product/5', {
    en: {
      title: 'Refresh rate and cameras',
      lead: 'The eye forgives a slow screen; a camera does not. If anyone will film your wall, and someone always will, ask for 3,840 Hz.',
      text: [
        'An LED makes shades by switching on and off very quickly. The refresh rate says how often the whole picture is drawn in a second.',
        '1. At 1,920 Hz the eye sees a steady picture, but a phone at a short shutter time shows dark bands.',
        '2. At 3,840 Hz the bands are gone for phones and for most broadcast cameras.',
        '3. At 7,680 Hz slow motion is safe too. Studios and stadiums need it; lobbies do not.',
        'Moiré is something else: the grid of the screen meets the grid of the sensor. A finer pitch, a longer distance or a slightly softer focus removes it; a higher refresh rate does not.',
      ],
    },
    ar: {
      title: 'معدل التحديث والكاميرات',
      lead: 'العين تتسامح مع الشاشة البطيئة، أما الكاميرا فلا. فإذا كان أحد سيصوّر جدارك، ولا بد أن يفعل أحد، فاطلب 3,840 هرتز.',
      text: [
        'يصنع كل LED الدرجات بأن يضيء وينطفئ بسرعة كبيرة. ومعدل التحديث يقول كم مرة تُرسم الصورة كاملة في الثانية.',
        '1. عند 1,920 هرتز ترى العين صورة ثابتة، لكن الهاتف عند سرعة غالق عالية يُظهر أشرطة داكنة.',
        '2. عند 3,840 هرتز تختفي الأشرطة في الهواتف وفي معظم كاميرات البث.',
        '3. عند 7,680 هرتز تسلم الإعادة البطيئة أيضًا. تحتاج إليها الاستوديوهات والملاعب، ولا تحتاج إليها الردهات.',
        'أما التموّج فأمر آخر: تلتقي فيه شبكة الشاشة بشبكة المستشعر. يزيله تباعد أصغر أو مسافة أبعد أو تركيز أنعم قليلًا، ولا يزيله رفع معدل التحديث.',
      ],
    },
  }),
  section(1, { file: 'images/led-cabinet-front-and-back.jpg', shows: 'cabinet, back' }, '/contact', {
    en: {
      title: 'How to read a data sheet',
      lead: 'Two screens with the same pitch can differ by half in price. Six lines of the data sheet explain nearly all of it.',
      text: [
        '- **LED package and driver.** The name of the maker, not only the pitch.',
        '- **Greyscale at low brightness.** 16 bit on paper may be 10 bit at night.',
        '- **Viewing angle.** 160° or more, and the colour must hold to the edge.',
        '- **Power, maximum and average.** The first sizes the cables, the second the electricity bill. The average is about a third of the maximum.',
        '- **Protection, front and rear.** Two figures. Outdoors we ask for IP65 at the least on both.',
        '- **Service.** From the front or from behind, and how long one module takes.',
        'Then ask for a cabinet that has run for 72 hours, and look at grey, not at white. Grey hides nothing.',
      ],
    },
    ar: {
      title: 'كيف تقرأ ورقة المواصفات',
      lead: 'قد تختلف شاشتان لهما التباعد نفسه في السعر إلى النصف. ستة سطور في ورقة المواصفات تفسّر معظم الفرق.',
      text: [
        '- **وحدة LED والمشغّل الإلكتروني.** اسم المصنّع لا تباعد البكسلات وحده.',
        '- **التدرّج عند السطوع المنخفض.** ما هو 16 بت على الورق قد يكون 10 بت في الليل.',
        '- **زاوية المشاهدة.** من 160° فأكثر، مع ثبات اللون حتى الحافة.',
        '- **الطاقة القصوى والمتوسطة.** الأولى تحدد الكابلات والثانية فاتورة الكهرباء. والمتوسط نحو ثلث الأقصى.',
        '- **درجة الحماية من الأمام والخلف.** رقمان لا رقم. وفي الخارج لا نقبل بأقل من IP65 من الجهتين.',
        '- **الصيانة.** من الأمام أو من الخلف، وكم يستغرق استبدال وحدة.',
        'ثم اطلب كابينة عملت 72 ساعة، وانظر إلى الرمادي لا إلى الأبيض. فالرمادي لا يخفي شيئًا.',
      ],
    },
  }),
];
