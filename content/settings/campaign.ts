import { defineSettings } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { document } from '../fields/document.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { list } from '../fields/list.ts';
import { text } from '../fields/text.ts';

const background = choice(
  { night: { en: 'Night', ar: 'ليل' }, dusk: { en: 'Dusk', ar: 'غسق' }, sand: { en: 'Sand', ar: 'رمل' } },
  { label: { en: 'Background', ar: 'الخلفية' } },
);
const form = { en: 'Empty means our own short form.', ar: 'إن تُرك فارغًا ظهرت استمارتنا القصيرة.' };

export const campaign = defineSettings({
  name: 'campaign',
  public: true,
  page: 'campaign',
  label: { en: 'Campaign page', ar: 'صفحة الحملة' },
  help: { en: 'Everything on /the-vision.', ar: 'كل ما في صفحة ‎/the-vision.' },
  fields: {
    slides: list(
      { title: text(), description: text({ long: true }), background, image: image() },
      { maxItems: 3, singular: 'slide', label: { en: 'Slides', ar: 'الشرائح' } },
    ),
    gallery_heading: text({ label: { en: 'Gallery: heading', ar: 'المعرض: العنوان' } }),
    gallery_text: text({ long: true, label: { en: 'Gallery: description', ar: 'المعرض: الوصف' } }),
    gallery: list({ image: image() }, { maxItems: 4, singular: 'gallery', label: { en: 'Gallery: images', ar: 'المعرض: الصور' } }),
    specsheet: document({ help: { en: 'With a copy of its own for Arabic.', ar: 'وله نسخة خاصة بالعربية.' } }),
    about_heading: text({ label: { en: 'About the series: heading', ar: 'عن السلسلة: العنوان' } }),
    about_text: text({ long: true, label: { en: 'About the series: text', ar: 'عن السلسلة: النص' } }),
    sizes: list(text({ shared: true, max: 10 }), { maxItems: 10, label: { en: 'Sizes in inches', ar: 'المقاسات بالبوصة' } }),
    quote_form: link({ label: { en: 'Address of the quote form', ar: 'عنوان نموذج عرض السعر' }, help: form }),
    call_form: link({ label: { en: 'Address of the call form', ar: 'عنوان نموذج طلب الاتصال' }, help: form }),
    whatsapp_message: text({ shared: true, max: 500, label: { en: 'Prefilled WhatsApp message', ar: 'رسالة واتساب الجاهزة' } }),
    pixel_id: text({
      shared: true,
      max: 60,
      label: { en: 'Advertising pixel id', ar: 'معرّف بكسل الإعلانات' },
      help: { en: 'Without an id nothing loads.', ar: 'من دون معرّف لا يُحمَّل شيء.' },
    }),
    analytics_id: text({
      shared: true,
      max: 60,
      label: { en: 'Web analytics id', ar: 'معرّف تحليلات الويب' },
      help: { en: 'Without an id nothing loads.', ar: 'من دون معرّف لا يُحمَّل شيء.' },
    }),
  },
});
