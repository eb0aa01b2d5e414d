import { card, question, tile, type CategorySections } from '../category-page.ts';

export const kiosksSections: CategorySections = {
  tiles: [
    tile({ file: 'images/mall-day-guide.jpg', shows: 'kiosk, mall' }, '/product/15', 'white', {
      en: 'Malls | The way to the shop.',
      ar: 'المجمّعات | الطريق إلى المتجر.',
    }),
    tile({ file: 'images/kiosk-glowmate-mall.jpg', shows: 'kiosk, directions' }, '/product/15', 'white', {
      en: 'Receptions | Clinics and hotels that welcome without a queue.',
      ar: 'الاستقبال | عيادات وفنادق ترحّب بلا طابور.',
    }),
    tile({ file: 'images/kiosk-wall-welcome.jpg', shows: 'kiosk, corridor' }, '/product/16', 'white', {
      en: 'Corridors | A welcome beside every door.',
      ar: 'الممرات | ترحيب بجانب كل باب.',
    }),
    tile({ file: 'images/kiosk-counter-menu.jpg', shows: 'kiosk, menu' }, '/product/17', 'white', {
      en: 'Cafés and restaurants | Orders without a misheard word.',
      ar: 'المقاهي والمطاعم | طلبات بلا أخطاء سمع.',
    }),
    tile({ file: 'images/kiosk-wall-guide.jpg', shows: 'kiosk, lift' }, '/product/16', 'white', {
      en: 'Lift lobbies | News of the building.',
      ar: 'ردهات المصاعد | أخبار المبنى.',
    }),
    tile({ file: 'images/kiosk-noon-guide.jpg', shows: 'kiosk, promenade, noon' }, '/product/18', 'white', {
      en: 'Promenades | A map that survives summer.',
      ar: 'الكورنيش | خريطة تتحمّل الصيف.',
    }),
    tile({ file: 'images/kiosk-glowmate-mall-perfume.jpg', shows: 'kiosk, perfume' }, '/product/15', 'white', {
      en: 'Shops | A new scent, seen from the door.',
      ar: 'المتاجر | عطر جديد يُرى من الباب.',
    }),
  ],
  cards: [
    card(
      { file: 'images/mall-day-guide.jpg', shows: 'kiosk, directions' },
      {
        en: 'Three questions first | We stand at your door for an hour, write down what people ask, and put the three most frequent answers on the first screen.',
        ar: 'ثلاثة أسئلة أولًا | نقف عند بابك ساعة ونكتب ما يسأل عنه الناس، ثم نضع أكثر ثلاثة أجوبة طلبًا في الشاشة الأولى.',
      },
    ),
    card(
      { file: 'images/kiosk-glowmate-angle.jpg', shows: 'kiosk' },
      {
        en: 'Within everyone’s reach | Everything that can be touched lies between 700 and 1,200 mm from the floor, for a child and for a wheelchair.',
        ar: 'في متناول الجميع | كل ما يُلمس يقع بين 700 و1,200 مم من الأرض، للطفل ولمن يستخدم كرسيًا متحركًا.',
      },
    ),
    card(
      { file: 'images/kiosk-glowmate-angle-menu.jpg', shows: 'kiosk, menu' },
      {
        en: 'Changed from your desk | A browser is enough to plan content by hour, by place and by language. The kiosk keeps playing when the network does not.',
        ar: 'تُدار من مكتبك | يكفي متصفح لتخطيط المحتوى بالساعة والمكان واللغة. ويواصل الكشك عرضه ولو انقطعت الشبكة.',
      },
    ),
  ],
  questions: [
    question(
      { file: 'images/kiosk-glowmate-angle.jpg', shows: 'kiosk' },
      {
        en: 'Touch or non-touch? | Touch where people search: shops, floors, forms. Non-touch where they only glance: offers, menus, prayer times. The frame is the same, and touch can be added later.',
        ar: 'باللمس أم من دونه؟ | باللمس حيث يبحث الناس: المتاجر والطوابق والنماذج. ومن دونه حيث يكتفون بنظرة: العروض والقوائم ومواقيت الصلاة. والهيكل واحد، ويمكن إضافة اللمس لاحقًا.',
      },
    ),
    question(
      { file: 'images/kiosk-glowmate-sizes.jpg', shows: 'kiosks, sizes' },
      {
        en: 'Which size should I take? | 43 inches for a counter or a narrow hall, 55 for a shop entrance, 65 and 70 for malls and lobbies where people come from 8 m away.',
        ar: 'أي مقاس أختار؟ | 43 بوصة لطاولة الاستقبال أو الممر الضيق، و55 لمدخل المتجر، و65 و70 للمجمّعات والردهات حيث يأتي الناس من مسافة 8 م.',
      },
    ),
    question(
      { file: 'images/kiosk-glowmate-angle-menu.jpg', shows: 'kiosk, foot' },
      {
        en: 'What does it need on site? | A socket and a floor. Wi-Fi or a network cable for changing content; without either, a USB stick will do.',
        ar: 'ماذا يحتاج في الموقع؟ | مقبسًا وأرضية. وشبكة Wi-Fi أو كابلًا لتغيير المحتوى، ومن دونهما تكفي ذاكرة USB.',
      },
    ),
    question(
      { file: 'images/kiosk-noon-menu.jpg', shows: 'kiosk, shade' },
      {
        en: 'Can it stand in the sun? | GlowMate is made for indoors, up to 45 °C. For the open air, in the shade, there is GlowMate Outdoor with 3,000 cd/m² and IP65.',
        ar: 'هل يقف تحت الشمس؟ | صُنع GlowMate للأماكن الداخلية حتى 45 °م. وللهواء الطلق، في الظل، هناك GlowMate Outdoor بسطوع 3,000 شمعة/م² وحماية IP65.',
      },
    ),
  ],
};
