import { defineSettings } from '../define.ts';
import { list } from '../fields/list.ts';
import { text } from '../fields/text.ts';

export const wordList = defineSettings({
  name: 'word-list',
  public: false,
  label: { en: 'Word list', ar: 'قائمة المصطلحات' },
  help: {
    en: 'One name for one thing. Whoever types another word in a form is told, and can take the name of the list by one press.',
    ar: 'اسم واحد للشيء الواحد. من يكتب في النماذج كلمة أخرى يُنبَّه إليها، ويأخذ اسم القائمة بضغطة واحدة.',
  },
  fields: {
    terms: list(
      {
        term: text({ max: 80, label: { en: 'Name', ar: 'الاسم' } }),
        never: text({
          max: 300,
          apart: true,
          label: { en: 'Never', ar: 'لا يُقال' },
          help: { en: 'Words that are not used for it, separated by commas.', ar: 'الكلمات التي لا تُستعمل له، تفصل بينها فواصل.' },
        }),
      },
      { maxItems: 200, label: { en: 'Terms', ar: 'المصطلحات' } },
    ),
  },
});
