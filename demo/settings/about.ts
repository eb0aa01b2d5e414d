import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const about: DemoValues<typeof settingsGroups.about> = {
  en: {
    taglines: [
      'We place light where people look',
      'From a shop window to a stadium',
      'Measured in millimetres, seen from a kilometre',
      'One glance is enough',
    ],
    text: 'Lamha designs, supplies, installs and looks after LED displays, interactive screens and kiosks in Saudi Arabia and the United Arab Emirates. A glance is all a passer-by gives a screen, so we work backwards from that glance: where the eye stands, what the sun does at noon, what the content has to say. The display comes last.',
    mission:
      'To give every place the display it needs and not the one that happens to be in stock: chosen by viewing distance and light, installed to the millimetre, and looked after for as long as it is lit.',
    vision:
      'Cities in the Gulf where screens belong to the architecture around them: bright enough at noon, gentle enough at midnight, and worth looking at in both languages.',
    objectives:
      'Answer every inquiry within one working day. Leave a written record of brightness and colour for every wall at handover. Keep spare modules of the same production batch for every project. Bring the energy used per square metre down with each generation we install.',
    features_heading: 'What makes us unique',
    features: [
      {
        title: 'Distance first',
        text: 'We measure the viewing distance before we talk about pitch. You pay for the pixels people can see and for no others.',
      },
      {
        title: 'Built for this climate',
        text: 'Cabinets, power supplies and coatings are chosen for 50 °C shade, salt air and fine dust, and proven over a summer before we sell them.',
      },
      {
        title: 'Arabic on every pixel',
        text: 'Content templates, players and control software are set right-to-left from the start, with lettering tuned for each pixel pitch.',
      },
      {
        title: 'One team, start to finish',
        text: 'The engineer who surveys your site also commissions your wall and answers when you call about it three years later.',
      },
    ],
  },
  ar: {
    taglines: ['نضع الضوء حيث تقع العين', 'من واجهة متجر إلى مدرجات ملعب', 'نقيسها بالمليمتر وتُرى من كيلومتر', 'لمحةٌ تكفي'],
    text: 'تصمّم لمحة شاشات LED والشاشات التفاعلية وأكشاك العرض وتورّدها وتركّبها وتصونها في المملكة العربية السعودية ودولة الإمارات. لا يمنح العابر الشاشة سوى لمحة، ومنها نبدأ عملنا: أين تقف العين، وماذا تفعل شمس الظهيرة، وما الذي ينبغي أن يُقال. أما اختيار الشاشة فيأتي في النهاية.',
    mission:
      'أن نمنح كل مكان الشاشة التي يحتاج إليها، لا الشاشة المتوفرة في المستودع: شاشة تُختار بحسب مسافة المشاهدة وإضاءة المكان، وتُركَّب بدقة المليمتر، وتحظى بالصيانة ما دامت مضاءة.',
    vision: 'مدن خليجية تنتمي فيها الشاشات إلى العمارة من حولها: ساطعة بما يكفي عند الظهيرة، هادئة بما يليق بمنتصف الليل، وتُقرأ باللغتين.',
    objectives:
      'أن نجيب عن كل استفسار خلال يوم عمل واحد. وأن نسلّم مع كل شاشة سجلًا مكتوبًا بقياسات السطوع واللون. وأن نحتفظ لكل مشروع بوحدات احتياطية من دفعة الإنتاج نفسها. وأن نخفض استهلاك الطاقة للمتر المربع مع كل جيل نركّبه.',
    features_heading: 'ما الذي يميّزنا',
    features: [
      { title: 'المسافة أولًا', text: 'نقيس مسافة المشاهدة قبل أن نتحدث عن تباعد البكسلات، فلا تدفع إلا ثمن ما تراه العين.' },
      {
        title: 'مصنوعة لهذا المناخ',
        text: 'نختار الكبائن ومزوّدات الطاقة والطلاءات لحرارة تبلغ 50 °م في الظل ولهواء مالح وغبار ناعم، ونختبرها صيفًا كاملًا قبل أن نبيعها.',
      },
      {
        title: 'العربية في كل بكسل',
        text: 'قوالب المحتوى وأجهزة التشغيل وبرامج التحكم مهيأة من اليمين إلى اليسار منذ البداية، والحروف مضبوطة لكل تباعد.',
      },
      {
        title: 'فريق واحد من البداية إلى النهاية',
        text: 'المهندس الذي يعاين موقعك هو من يشغّل شاشتك، وهو من يجيب حين تتصل بشأنها بعد ثلاث سنوات.',
      },
    ],
  },
  shared: { features: [{ icon: 'rulers' }, { icon: 'thermometer-sun' }, { icon: 'translate' }, { icon: 'person-check' }] },
  files: { image: { file: 'images/facade-noon-city.jpg', shows: 'facade, noon' } },
};
