import { asked, story } from '#demo/story.ts';
import { stripOf, type SubCategoryPage } from '../sub-category-page.ts';

export const meetingRoomDisplays: SubCategoryPage = {
  subCategory: {
    id: 8,
    en: {
      name: 'Meeting-room displays',
      title: 'Walk in, touch, begin',
      text: 'Screens with camera, microphones and loudspeakers inside, for rooms of 4 to 14 people. A meeting starts 10 seconds after the door opens, with the service you already use.',
      seo_title: 'Meeting-room displays with camera',
      seo_description:
        'Meeting-room displays with camera, microphones and touch for rooms of 4 to 14 people, starting a call within 10 seconds.',
    },
    ar: {
      name: 'شاشات غرف الاجتماعات',
      title: 'ادخل والمس وابدأ',
      text: 'شاشات فيها الكاميرا والميكروفونات والسماعات، لغرف من 4 إلى 14 شخصًا. يبدأ الاجتماع بعد 10 ثوانٍ من فتح الباب، بالبرنامج الذي تستخدمه اليوم.',
      seo_title: 'شاشات غرف الاجتماعات بكاميرا',
      seo_description: 'شاشات غرف اجتماعات بكاميرا وميكروفونات ولمس لغرف من 4 إلى 14 شخصًا، يبدأ فيها الاتصال خلال 10 ثوانٍ.',
    },
    shared: { path: '/sub-category/8' },
    files: {
      banner: { file: 'images/vision-boardroom-results.jpg', shows: 'boardroom, Vision' },
    },
  },
  products: stripOf(23, 24, 22),
  cards: [
    story({ file: 'images/meeting-morning-results.jpg', shows: 'meeting room, people' }, '/product/23', {
      en: 'Ten seconds | The calendar is on the screen. One touch, and the room is in the call.',
      ar: 'لحظات ويبدأ | التقويم على الشاشة. لمسة واحدة وتصبح الغرفة في الاجتماع.',
    }),
    story({ file: 'images/vision-boardroom-dunes.jpg', shows: 'table, chairs' }, '/product/24', {
      en: 'Every chair is framed | 120° for six people, two cameras for 14.',
      ar: 'كل مقعد في الإطار | 120° لستة أشخاص، وكاميرتان لـ14 شخصًا.',
    }),
    story({ file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, stand' }, '/product/22', {
      en: 'Paper is over | Draw on the call with up to 50 points and send the page as a PDF.',
      ar: 'وداعًا للورق | ارسم أثناء الاجتماع بما يصل إلى 50 نقطة وأرسل الصفحة بصيغة PDF.',
    }),
  ],
  slides: [
    story({ file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, stand' }, '/product/23', {
      en: 'Huddle rooms | 55 inches for up to 6 people.',
      ar: 'الغرف الصغيرة | 55 بوصة لما يصل إلى 6 أشخاص.',
    }),
    story({ file: 'images/meeting-morning-results.jpg', shows: 'meeting room, people' }, '/product/24', {
      en: 'Meeting rooms | 85 inches for up to 14, with voices from the right place.',
      ar: 'غرف الاجتماعات | 85 بوصة لما يصل إلى 14 شخصًا، والصوت من مكانه.',
    }),
    story({ file: 'images/interactive-screen-studio-pattern.jpg', shows: 'screen' }, '/product/22', {
      en: 'Workshops | 98 inches and 50 touch points for a team on its feet.',
      ar: 'ورش العمل | 98 بوصة و50 نقطة لمس لفريق واقف.',
    }),
    story({ file: 'images/vision-115-studio-pattern.jpg', shows: 'Vision, stand' }, '/sub-category/11', {
      en: 'Larger still | Vision boardroom screens from 115 inches.',
      ar: 'وأكبر من ذلك | شاشات فيجن لقاعات مجالس الإدارة من 115 بوصة.',
    }),
  ],
  tiles: [
    story({ file: 'images/meeting-morning-results.jpg', shows: 'meeting room, people' }, '/projects', {
      en: 'Nine o’clock | Three cities, one table, 85 inches.',
      ar: 'اجتماع الصباح | ثلاث مدن وطاولة واحدة و85 بوصة.',
    }),
    story({ file: 'images/interactive-screen-studio-results.jpg', shows: 'screen, camera bar' }, '/product/23', {
      en: 'The lens | 4K and 120°.',
      ar: 'العدسة | 4K و120°.',
    }),
    story({ file: 'images/vision-boardroom-results.jpg', shows: 'boardroom, table' }, '/product/24', {
      en: 'The table | 12 microphones hear 8 m of it.',
      ar: 'الطاولة | 12 ميكروفونًا تسمعها حتى 8 م.',
    }),
    story({ file: 'images/interactive-screen-studio-points.jpg', shows: 'screen' }, '/product/23', {
      en: 'The touch | 20 points on the call.',
      ar: 'اللمس | 20 نقطة أثناء المكالمة.',
    }),
    story({ file: 'images/interactive-screen-studio-welcome.jpg', shows: 'screen, wheels' }, '/product/24', {
      en: 'The wheels | From room to room, with one USB-C cable.',
      ar: 'العجلات | من غرفة إلى غرفة، وكابل USB-C واحد.',
    }),
    story({ file: 'images/operations-day.jpg', shows: 'control room, LED wall' }, '/contact', {
      en: 'The care | 500 rooms on one page.',
      ar: 'الإدارة | 500 غرفة في صفحة واحدة.',
    }),
    story({ file: 'images/kiosk-wall-guide.jpg', shows: 'kiosk, corridor' }, '/projects', {
      en: 'A floor in 10 days | 12 rooms with booking panels and training.',
      ar: 'طابق في 10 أيام | 12 غرفة مع لوحات الحجز والتدريب.',
    }),
  ],
  tickets: [
    story('icons/screen-size.png', '/register', {
      en: 'Room plan | Send the floor plan and have sizes, heights and sockets in 5 working days.',
      ar: 'مخطط الغرف | أرسل مخطط الطابق وتصلك المقاسات والارتفاعات والمقابس خلال 5 أيام عمل.',
    }),
    story('icons/boardroom.png', '/contact', {
      en: 'A call to try it | 30 minutes with our showroom, on the real camera.',
      ar: 'مكالمة للتجربة | 30 دقيقة مع صالة العرض على الكاميرا نفسها.',
    }),
    story('icons/lifetime.png', '/contact', {
      en: 'Installation | 8 rooms ready in two days.',
      ar: 'التركيب | 8 غرف جاهزة في يومين.',
    }),
    story('icons/protection.png', '/return-policy', {
      en: 'Warranty | 24 months on site.',
      ar: 'الضمان | 24 شهرًا في الموقع.',
    }),
  ],
  questions: [
    story({ file: 'images/vision-boardroom-dunes.jpg', shows: 'boardroom, table' }, '/contact', {
      en: 'Which size for which table? | Up to 3 m of table 55 inches, up to 6 m 85. Longer tables deserve Vision 115.',
      ar: 'أي مقاس لأي طاولة؟ | 55 بوصة لطاولة طولها حتى 3 م، و85 حتى 6 م. والطاولات الأطول تستحق Vision 115.',
    }),
    asked('/contact', {
      en: 'Which services does it run? | Teams, Zoom, Webex and Meet on the screen itself, or any of them from a laptop with one cable.',
      ar: 'أي برامج تشغّل؟ | Teams وZoom وWebex وMeet على الشاشة نفسها، أو أي منها من الحاسوب بكابل واحد.',
    }),
    asked('/contact', {
      en: 'Is it safe for confidential talks? | Camera cover and microphone switch are mechanical, guests get their own network, and recordings stay where you decide.',
      ar: 'هل هي آمنة للمحادثات السرية؟ | غطاء الكاميرا ومفتاح الميكروفون ميكانيكيان، وللضيوف شبكتهم، والتسجيلات تبقى حيث تقرر.',
    }),
    asked('/register', {
      en: 'What does the room need? | A wall that carries 28 to 61 kg, one socket and one network cable behind the screen.',
      ar: 'ماذا تحتاج الغرفة؟ | جدار يحمل من 28 إلى 61 كجم، ومقبس واحد وكابل شبكة واحد خلف الشاشة.',
    }),
  ],
};
