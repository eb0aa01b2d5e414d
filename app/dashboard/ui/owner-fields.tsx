import { useTexts } from '#app/dashboard/texts.ts';
import { SelectField } from './text-field.tsx';

export type Staff = readonly { id: number; username: string }[];

export function OwnerFilter({ users, defaultValue }: { users: Staff; defaultValue: string | undefined }) {
  const t = useTexts();
  return (
    <SelectField
      name="owner"
      label={t('inbox.owner')}
      defaultValue={defaultValue ?? ''}
      options={[['', t('inbox.filter.all')], ['me', t('desk.owner.me')], ...staffOptions(users, t('inbox.owner.nobody'))]}
    />
  );
}

export function AssignField({
  users,
  disabled,
  onAssign,
}: {
  users: Staff;
  disabled: boolean;
  onAssign: (owner: number | null, name: string) => void;
}) {
  const t = useTexts();
  return (
    <SelectField
      name="owner"
      label={t('desk.assign')}
      value=""
      disabled={disabled}
      onChange={({ currentTarget: { value, selectedOptions } }) =>
        onAssign(value === 'nobody' ? null : Number(value), selectedOptions[0]?.text ?? '')
      }
      options={[['', t('desk.choose')], ...staffOptions(users, t('inbox.owner.nobody'))]}
    />
  );
}

function staffOptions(users: Staff, nobody: string): (readonly [string, string])[] {
  return [['nobody', nobody], ...users.map(({ id, username }) => [String(id), username] as const)];
}
