import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { AccountDialog, type OneAccount } from './account-dialog.tsx';

/** What colleagues call somebody: any script, spaces too. */
export function NameDialog({ user, onClose }: OneAccount) {
  const t = useTexts();
  return (
    <AccountDialog
      user={user}
      onClose={onClose}
      call="name"
      title={t('users.rename.title', { name: user?.username ?? '' })}
      lead={t('users.rename.lead')}
      submit={t('action.save')}
    >
      {(errors) => (
        <TextField
          name="displayName"
          dir="auto"
          label={t('users.shown-name')}
          defaultValue={user?.displayName}
          error={errors['displayName']}
        />
      )}
    </AccountDialog>
  );
}
