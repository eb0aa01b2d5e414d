import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const home: DemoValues<typeof settingsGroups.home> = {
  en: {
    why_heading: 'Why Choose Lamha for Your Visual Solutions?',
    know_more_heading: 'Get to Know More',
    discover_heading: 'Discover Our Products',
    clients_heading: "Clients We're Proud Of",
    static_heading: 'Tell us how far away people will stand',
    static_text:
      'It is the first thing we ask, because everything follows from it: pixel pitch, brightness, size and budget. Send us a photograph of the place and one measurement, and within two working days you have a drawing, a specification and a price you can take to your board.',
    static_button: 'Start with a conversation',
  },
  ar: {
    why_heading: 'لماذا تختار لمحة لحلولك المرئية؟',
    know_more_heading: 'تعرّف أكثر',
    discover_heading: 'اكتشف منتجاتنا',
    clients_heading: 'عملاء نفخر بهم',
    static_heading: 'أخبرنا من أي مسافة سيراها الناس',
    static_text:
      'هذا أول ما نسأل عنه، فعليه يُبنى كل شيء: تباعد البكسلات والسطوع والمقاس والميزانية. أرسل إلينا صورة للمكان وقياسًا واحدًا، وخلال يومي عمل يصلك مخطط ومواصفات وسعر واضح تعرضه على إدارتك بثقة.',
    static_button: 'لنبدأ بحديث قصير',
  },
  shared: { static_link: '/contact' },
};
