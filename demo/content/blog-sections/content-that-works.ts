import { section, type BlogSection } from './section.ts';

export const contentThatWorks: readonly BlogSection[] = [
  section(3, { file: 'images/shop-window-silk.jpg', shows: 'shop window, LED wall' }, '/sub-category/3', {
    en: {
      title: 'Two seconds',
      lead: 'That is what a passer-by gives you. A film that needs ten is a film for someone else.',
      text: [
        'Count the words. People read about three words a second while walking, so a screen on a pavement carries six. A screen above an escalator carries twenty.',
        '- Show the thing in the first second: the bottle, the dish, the gate number.',
        '- Put the words where the eye already is, in the upper half.',
        '- Let one thing move. Two moving things cancel each other.',
        '- End where you began, so that the loop has no seam.',
        'Then go outside and walk past it. What you remember at the corner is the content; the rest is decoration.',
      ],
    },
    ar: {
      title: 'ثانيتان',
      lead: 'هذا ما يمنحك إياه العابر. والفيلم الذي يحتاج إلى عشر ثوانٍ فيلم لغيره.',
      text: [
        'عُدّ الكلمات. يقرأ الناس نحو ثلاث كلمات في الثانية وهم يمشون، فشاشة الرصيف تحتمل ستًّا، وشاشة السلّم المتحرك تحتمل عشرين.',
        '- اعرض الشيء نفسه في الثانية الأولى: القارورة أو الطبق أو رقم البوابة.',
        '- ضع الكلمات حيث تقع العين أصلًا، في النصف الأعلى.',
        '- حرّك شيئًا واحدًا. فالشيئان المتحركان يُلغي أحدهما الآخر.',
        '- اختم من حيث بدأت، فلا يظهر للحلقة فاصل.',
        'ثم اخرج وامشِ أمامها. ما تتذكره عند ناصية الشارع هو المحتوى، والباقي زينة.',
      ],
    },
  }),
  section(3, { file: 'images/curved-wall-light-is-our-language.jpg', shows: 'curved wall, words' }, '/about', {
    en: {
      title: 'Arabic on pixels',
      lead: 'Arabic letters join, stack and carry dots. On a coarse screen the dots go first, and with them the meaning.',
      text: [
        'A dot needs at least 2 × 2 pixels, and one dark pixel around it. From that follows the smallest type size for every pitch: about 20 pixels of line height for a plain hand, 32 for one with diacritics.',
        '- On P10 that is a line 200 mm tall. On P2.5 it is 50 mm.',
        '- Choose open letterforms with low contrast between thick and thin.',
        '- Never add space between letters. Arabic breathes between words.',
        '- Arabic usually runs shorter and taller than English. Give it more height and let the widths differ.',
        'When both languages share a screen, let them take turns in the same place. Side by side, each gets half of what it needs.',
      ],
    },
    ar: {
      title: 'العربية على البكسل',
      lead: 'الحروف العربية تتصل وتتراكب وتحمل النقاط. وعلى الشاشة الخشنة تضيع النقاط أولًا، ويضيع معها المعنى.',
      text: [
        'تحتاج النقطة إلى \u20662 × 2\u2069 بكسل على الأقل، وحولها بكسل داكن. ومن هنا يأتي أصغر حجم للخط عند كل تباعد: نحو 20 بكسلًا لارتفاع السطر بخط بسيط، و32 لخط مشكول.',
        '- على P10 يبلغ السطر 200 مم ارتفاعًا، وعلى P2.5 يبلغ 50 مم.',
        '- اختر حروفًا مفتوحة قليلة التباين بين الغليظ والرقيق.',
        '- لا تباعد بين الحروف أبدًا: في العربية يكون الفراغ بين الكلمات.',
        '- العربية في الغالب أقصر من الإنجليزية وأعلى. امنحها ارتفاعًا أكبر ودع العرض يختلف.',
        'وإذا تقاسمت اللغتان شاشة فلتتناوبا في الموضع نفسه. أما جنبًا إلى جنب فتنال كل منهما نصف ما تحتاج إليه.',
      ],
    },
  }),
  section(3, { file: 'images/curved-wall-dunes.jpg', shows: 'curved wall, dunes' }, '/project/8', {
    en: {
      title: 'Filming for LED',
      lead: 'A cinema picture looks flat on a wall of light, and a phone picture looks harsh. Three habits help before the camera rolls.',
      text: [
        '1. **Shoot at the wall’s own shape.** Ask for its pixels, for example 6,400 × 1,600, and frame for that. Cropping later throws away what you paid for.',
        '2. **Keep the blacks.** LED makes black by switching off. Dark pictures with a bright subject look three-dimensional; bright pictures look like advertising.',
        '3. **Move slowly.** On a screen 10 m wide a pan that feels calm on a monitor feels like a train.',
        'Deliver in the wall’s exact resolution, at 50 or 60 frames a second, with 10-bit colour. Scaling softens, and a wall that cost a million deserves better.',
      ],
    },
    ar: {
      title: 'التصوير لشاشات LED',
      lead: 'تبدو صورة السينما باهتة على جدار من ضوء، وتبدو صورة الهاتف قاسية. ثلاث عادات تساعدك قبل أن تدور الكاميرا.',
      text: [
        '1. **صوّر بشكل الجدار نفسه.** اسأل عن دقته، مثل \u20666,400 × 1,600\u2069، وكوّن اللقطة عليها. فالاقتطاع لاحقًا يهدر ما دفعت ثمنه.',
        '2. **حافظ على السواد.** يصنع LED الأسود بالإطفاء. فالصورة الداكنة ذات الموضوع المضيء تبدو مجسمة، والصورة الساطعة كلها تبدو إعلانًا.',
        '3. **تحرّك ببطء.** على شاشة عرضها 10 م تصبح حركة الكاميرا الهادئة على شاشة المونتاج كأنها قطار.',
        'سلّم الفيلم بدقة الجدار تمامًا، بسرعة 50 أو 60 إطارًا في الثانية، وبألوان 10 بت. فتغيير الحجم يطمس التفاصيل، والجدار الذي كلّف مليونًا يستحق أكثر.',
      ],
    },
  }),
  section(3, { file: 'images/mall-day-lagoon.jpg', shows: 'kiosk' }, '/one-category/4', {
    en: {
      title: 'A calendar for a screen',
      lead: 'The day after the opening somebody asks what to show now. A screen without a calendar becomes a very large picture frame.',
      text: [
        'Before we hand over, we fill the first 90 days together.',
        '- **By hour:** coffee in the morning, offers at noon, atmosphere at night.',
        '- **By week:** one thing changes every Sunday, so that regular visitors look up again.',
        '- **By year:** Ramadan, the two Eids, national days, back to school. Ramadan is mostly a night programme; plan its brightness too.',
        '- **By accident:** a plain page for closures and emergencies, in both languages, one touch away.',
        'Somebody must own the calendar. Ten minutes a week are enough, if it is always the same person.',
      ],
    },
    ar: {
      title: 'تقويم للشاشة',
      lead: 'في اليوم التالي للافتتاح يسأل أحدهم: ماذا نعرض الآن؟ والشاشة بلا تقويم تصبح إطار صورة كبيرًا جدًّا.',
      text: [
        'قبل التسليم نملأ معًا أول 90 يومًا.',
        '- **بحسب الساعة:** القهوة صباحًا، والعروض ظهرًا، والأجواء مساءً.',
        '- **بحسب الأسبوع:** يتغير شيء واحد كل يوم أحد، فيرفع الزائر الدائم بصره من جديد.',
        '- **بحسب السنة:** رمضان والعيدان والأيام الوطنية والعودة إلى المدارس. ومعظم برنامج رمضان ليلي، فخطط لسطوعه أيضًا.',
        '- **بحسب الطارئ:** صفحة بسيطة للإغلاق والطوارئ، باللغتين، على بُعد لمسة واحدة.',
        'ولا بد للتقويم من صاحب. تكفيه عشر دقائق في الأسبوع، شرط أن يكون الشخص نفسه دائمًا.',
      ],
    },
  }),
];
