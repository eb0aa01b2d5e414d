import { defineSettings } from '../define.ts';
import { flag, type FlagField } from '../fields/flag.ts';
import { prefixedTableOf } from '../known.ts';
import { ALL_ROLES, ROLES, type Role } from '../roles.ts';

function secondStep(role: Role): FlagField {
  const { en, ar } = ROLES[role].label;
  return flag({
    label: { en: `${en}: second step at sign-in`, ar: `${ar}: خطوة ثانية عند تسجيل الدخول` },
    initial: 0,
    states: { on: { en: 'Required', ar: 'إلزامية' }, off: { en: 'Optional', ar: 'اختيارية' } },
  });
}

export const security = defineSettings({
  name: 'security',
  public: false,
  area: 'people',
  label: { en: 'Sign-in', ar: 'تسجيل الدخول' },
  help: {
    en: 'Whoever must have a second step and has none yet sees nothing but My account until it is set up. It counts as soon as one owner has set up a second step.',
    ar: 'من لزمته الخطوة الثانية ولم يُعدّها بعد لا يرى إلا «حسابي» حتى يُعدّها. ويسري ذلك حالما يُعدّ أحد المالكين خطوته الثانية.',
  },
  fields: prefixedTableOf('second_step_', ALL_ROLES, secondStep),
});
