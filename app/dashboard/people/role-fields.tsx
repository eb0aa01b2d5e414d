import { useState } from 'react';
import { LANGUAGES } from '#content/languages.ts';
import { ALL_ROLES, isRole, type Role, roleNamed } from '#content/roles.ts';
import { useLanguage } from '#app/page/texts.ts';
import { SelectField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';

type Given = { role?: Role | undefined; language?: string; errors: Readonly<Record<string, string>> };

/** What somebody may do, said in a sentence; a role of one language asks for the language. */
export function RoleFields({ role = 'editor', language: given = 'ar', errors }: Given) {
  const t = useTexts();
  const language = useLanguage();
  const [chosen, setChosen] = useState<Role>(role);
  const { help, hasLanguage } = roleNamed(chosen);
  const ownLanguage = (
    <SelectField
      name="language"
      label={t('users.language')}
      error={errors['language']}
      defaultValue={given || 'ar'}
      options={LANGUAGES.map((one) => [one, t(`language.${one}`)])}
    />
  );
  return (
    <>
      <SelectField
        name="role"
        label={t('users.role')}
        hint={help[language]}
        error={errors['role']}
        value={chosen}
        onChange={({ target }) => isRole(target.value) && setChosen(target.value)}
        options={ALL_ROLES.map((name) => [name, roleNamed(name).label[language]])}
      />
      {hasLanguage ? ownLanguage : <noscript>{ownLanguage}</noscript>}
    </>
  );
}
