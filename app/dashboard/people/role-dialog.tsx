import { useTexts } from '#app/dashboard/texts.ts';
import { AccountDialog, type OneAccount } from './account-dialog.tsx';
import { RoleFields } from './role-fields.tsx';

/** Another role for an account; it counts from its next click on. */
export function RoleDialog({ user, onClose }: OneAccount) {
  const t = useTexts();
  return (
    <AccountDialog
      user={user}
      onClose={onClose}
      call="role"
      title={t('users.role.title', { name: user?.username ?? '' })}
      lead={t('users.role.lead')}
      submit={t('action.save')}
    >
      {(errors) => user && <RoleFields role={user.role} language={user.language} errors={errors} />}
    </AccountDialog>
  );
}
