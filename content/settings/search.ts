import { defineSettings } from '../define.ts';
import { list } from '../fields/list.ts';
import { text } from '../fields/text.ts';

export const search = defineSettings({
  name: 'search',
  public: false,
  page: 'search',
  label: { en: 'Search', ar: 'البحث' },
  help: {
    en: 'What visitors call things, so that the search finds them. The words searched in vain are under Searches.',
    ar: 'الأسماء التي يستعملها الزوار، ليجد البحث ما يقصدونه. والكلمات التي لم تجد شيئًا في قسم عمليات البحث.',
  },
  fields: {
    popular: list(text({ max: 40 }), {
      maxItems: 8,
      label: { en: 'Popular words', ar: 'الكلمات الشائعة' },
      help: {
        en: 'Offered to visitors before they type, and where nothing was found.',
        ar: 'تُعرض على الزوار قبل أن يكتبوا، وحين لا يوجد شيء.',
      },
    }),
    synonyms: list(text({ shared: true }), {
      maxItems: 200,
      label: { en: 'Words of equal meaning', ar: 'كلمات بمعنى واحد' },
      help: {
        en: 'One group per line, separated by commas, in both languages: kiosk, كشك, كيوسك',
        ar: 'مجموعة في كل سطر، تفصل بينها فواصل، باللغتين: kiosk, كشك, كيوسك',
      },
    }),
  },
});
