import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { AccountDialog, type OneAccount } from './account-dialog.tsx';

/** Ends a password and sends the link to the next one; asks for the address where the account has none. */
export function ResetDialog({ user, onClose }: OneAccount) {
  const t = useTexts();
  return (
    <AccountDialog
      user={user}
      onClose={onClose}
      call="reset-password"
      title={t(user?.isInvited ? 'users.resend.title' : 'users.reset.title', { name: user?.username ?? '' })}
      lead={t(user?.isInvited ? 'users.resend.lead' : 'users.reset.lead')}
      submit={t(user?.isInvited ? 'users.resend' : 'users.reset.send')}
    >
      {(errors) =>
        user?.hasEmail || (
          <TextField
            name="email"
            type="email"
            dir="ltr"
            label={t('users.email')}
            hint={t('users.reset.email.hint')}
            error={errors['email']}
            autoComplete="off"
          />
        )
      }
    </AccountDialog>
  );
}
