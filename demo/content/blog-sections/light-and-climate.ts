import { section, type BlogSection } from './section.ts';

export const lightAndClimate: readonly BlogSection[] = [
  section(2, { file: 'images/facade-noon-dunes.jpg', shows: 'facade, noon' }, '/one-category/2', {
    en: {
      title: 'What noon does to a screen',
      lead: 'A screen in the sun does not fight the sun. It fights its own surface, which throws sunlight back at the viewer.',
      text: [
        'At noon about 100,000 lux fall on a facade. A matt black screen returns some 5% of it, which looks like 1,600 cd/m² of grey haze over the picture.',
        'Against that haze a screen of 5,000 cd/m² has a contrast of about 4:1, and one of 2,500 cd/m² about 2.5:1. The first is readable. The second is a rumour.',
        'So three things matter outdoors, in this order:',
        '1. A surface that reflects little: matt masks, deep louvres, black LEDs.',
        '2. Brightness above 5,000 cd/m².',
        '3. Content with large shapes and strong contrast.',
        'Facing north helps more than any specification. When you can choose the wall, choose that one.',
      ],
    },
    ar: {
      title: 'ماذا تفعل الظهيرة بالشاشة',
      lead: 'الشاشة تحت الشمس لا تصارع الشمس، بل تصارع سطحها الذي يردّ ضوء الشمس إلى عين المشاهد.',
      text: [
        'عند الظهيرة يسقط على الواجهة نحو 100,000 لوكس. والشاشة السوداء المطفأة تردّ منها نحو 5%، فيبدو ذلك ضبابًا رماديًا سطوعه 1,600 شمعة/م² فوق الصورة.',
        'أمام هذا الضباب تعطي شاشة سطوعها 5,000 شمعة/م² تباينًا يقارب 4:1، وشاشة سطوعها 2,500 شمعة/م² ما يقارب 2.5:1. الأولى تُقرأ، والثانية تُخمَّن.',
        'فالمهم في الخارج ثلاثة أشياء بهذا الترتيب:',
        '1. سطح قليل الانعكاس: أقنعة مطفأة ومظلات عميقة ووحدات LED سوداء.',
        '2. سطوع يتجاوز 5,000 شمعة/م².',
        '3. محتوى كبير الأشكال قوي التباين.',
        'ومواجهة الشمال أنفع من أي مواصفة. فإذا كان لك أن تختار الجدار فاختره.',
      ],
    },
  }),
  section(2, { file: 'images/facade-noon-city.jpg', shows: 'facade, noon' }, '/product/9', {
    en: {
      title: 'Heat, the quiet enemy',
      lead: 'Sun does not kill outdoor screens; heat does, slowly, and it begins with the smallest part in the power supply.',
      text: [
        'In 50 °C shade the air inside a closed cabinet in the sun can pass 75 °C. A common rule of electronics says that every 10 °C halves the life of an electrolytic capacitor.',
        'What we do about it:',
        '- Power supplies run at half of their rated load, so they make less heat of their own.',
        '- Aluminium cabinets carry heat to the back, where moving air takes it away.',
        '- A gap of 150 mm behind the wall works as a chimney and needs no fan.',
        '- Sensors report the temperature of every cabinet, and the wall dims by itself before anything suffers.',
        'Fans move heat and bring dust. If a design needs them, we look for another design first.',
      ],
    },
    ar: {
      title: 'الحرارة، العدو الصامت',
      lead: 'لا تقتل الشمسُ الشاشات الخارجية، بل تقتلها الحرارة على مهل، وتبدأ من أصغر قطعة في مزوّد الطاقة.',
      text: [
        'حين تبلغ الحرارة 50 °م في الظل قد يتجاوز الهواء داخل كابينة مغلقة تحت الشمس 75 °م. وتقول قاعدة معروفة في الإلكترونيات إن كل 10 °م تقصّر عمر المكثف إلى النصف.',
        'وما نفعله حيال ذلك:',
        '- تعمل مزوّدات الطاقة بنصف حملها المقدّر، فتقل حرارتها.',
        '- تنقل كبائن الألمنيوم الحرارة إلى الخلف حيث يحملها الهواء.',
        '- فراغ قدره 150 مم خلف الجدار يعمل كالمدخنة ولا يحتاج إلى مروحة.',
        '- تبلّغ الحسّاسات عن حرارة كل كابينة، ويخفض الجدار سطوعه وحده قبل أن يتضرر شيء.',
        'المراوح تنقل الحرارة وتجلب الغبار. فإذا احتاج تصميم إليها بحثنا عن تصميم آخر أولًا.',
      ],
    },
  }),
  section(2, { file: 'images/kiosk-noon-guide.jpg', shows: 'kiosk, promenade' }, '/sub-category/5', {
    en: {
      title: 'Dust, salt and the IP code',
      lead: 'IP65, IP66, IP54: two digits that say a great deal, if you know which face of the screen they speak of.',
      text: [
        '- The first digit is dust. A 5 lets a little in, a 6 lets in none.',
        '- The second is water. A 4 withstands splashes, a 5 a jet, a 6 a strong jet.',
        'A screen has two faces. An indoor wall may be IP54 in front, for the damp cloth, and IP40 behind. On a facade both faces live outdoors, and the back sees more dust than the front.',
        'Salt is not in the IP code at all. Within 2 km of the sea ask for a salt-spray test, coated circuit boards and stainless screws.',
        'And ask how it is cleaned: soft water, low pressure, early in the morning. Noon on a hot panel leaves spots that stay.',
      ],
    },
    ar: {
      title: 'الغبار والملح ورمز الحماية',
      lead: 'درجات IP65 وIP66 وIP54: رقمان يقولان الكثير إذا عرفت عن أي وجه من الشاشة يتحدثان.',
      text: [
        '- الرقم الأول للغبار: 5 تسمح بالقليل، و6 لا تسمح بشيء.',
        '- والثاني للماء: 4 تحتمل الرذاذ، و5 تحتمل التيار، و6 تحتمل التيار القوي.',
        'للشاشة وجهان. قد يكون الجدار الداخلي IP54 من الأمام لأجل قطعة القماش الرطبة، وIP40 من الخلف. أما في الواجهات فالوجهان في العراء، والخلف يرى من الغبار أكثر مما يراه الأمام.',
        'والملح لا يدخل في رمز IP أصلًا. فعلى بُعد 2 كم أو أقل من البحر اطلب اختبار الرذاذ الملحي وألواحًا مطلية وبراغي لا تصدأ.',
        'واسأل كيف تُنظَّف: ماء عذب وضغط خفيف وصباح باكر. فالظهيرة على لوح حار تترك بقعًا لا تزول.',
      ],
    },
  }),
  section(2, { file: 'images/facade-led-pattern.jpg', shows: 'facade, dusk' }, '/project/4', {
    en: {
      title: 'Good neighbours at night',
      lead: 'A facade that is right at noon is fifty times too bright at midnight. Dimming is not a courtesy; it is part of the design.',
      text: [
        'At dusk the eye opens. What was needed to beat the sun now lights up bedrooms across the street.',
        'We agree four things with the owner and the municipality before the first cabinet is ordered:',
        '1. A brightness for every hour, from about 5,000 cd/m² at noon to 150 cd/m² late in the evening.',
        '2. An hour at which the screen goes dark.',
        '3. No white backgrounds and no flashing after sunset.',
        '4. A sensor that overrules the timetable on a cloudy day.',
        'The electricity bill likes it as well: a wall dimmed to a tenth of its light uses about a fifth of its power.',
      ],
    },
    ar: {
      title: 'حُسن الجوار في الليل',
      lead: 'الواجهة المناسبة عند الظهيرة أسطع من اللازم خمسين مرة عند منتصف الليل. والتعتيم ليس مجاملة، بل جزء من التصميم.',
      text: [
        'عند الغروب تتسع حدقة العين، وما كان لازمًا لمغالبة الشمس يضيء الآن غرف النوم في الجهة المقابلة.',
        'نتفق مع المالك والبلدية على أربعة أمور قبل طلب أول كابينة:',
        '1. سطوع لكل ساعة، من نحو 5,000 شمعة/م² ظهرًا إلى 150 شمعة/م² آخر المساء.',
        '2. ساعة تنطفئ عندها الشاشة.',
        '3. لا خلفيات بيضاء ولا وميض بعد الغروب.',
        '4. حسّاس يتقدم على الجدول في اليوم الغائم.',
        'وهو أوفر في فاتورة الكهرباء أيضًا: فالجدار المعتَّم إلى عُشر ضوئه يستهلك نحو خُمس طاقته.',
      ],
    },
  }),
];
