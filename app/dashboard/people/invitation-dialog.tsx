import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { AccountDialog, type OneAccount } from './account-dialog.tsx';

/** An invitation that went to the wrong address, or to the wrong name: its link ends and another is sent. */
export function InvitationDialog({ user, onClose }: OneAccount) {
  const t = useTexts();
  return (
    <AccountDialog
      user={user}
      onClose={onClose}
      call="invitation"
      method="PUT"
      title={t('users.correct.title', { name: user?.username ?? '' })}
      lead={t('users.correct.lead')}
      submit={t('users.correct.send')}
    >
      {(errors) => (
        <>
          <TextField
            name="email"
            type="email"
            dir="ltr"
            label={t('users.email')}
            defaultValue={user?.email}
            error={errors['email']}
            autoComplete="off"
          />
          <TextField
            name="username"
            dir="ltr"
            label={t('users.name')}
            defaultValue={user?.username}
            error={errors['username']}
            autoComplete="off"
          />
          <TextField
            name="displayName"
            dir="auto"
            label={t('users.shown-name')}
            defaultValue={user?.displayName}
            error={errors['displayName']}
          />
        </>
      )}
    </AccountDialog>
  );
}
