import type { ListedUser } from '#api/features/accounts/people/users.ts';
import { ROLES } from '#content/roles.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Cell, Mark } from '#app/dashboard/ui/data-table.tsx';
import { useTexts } from '#app/dashboard/texts.ts';

type UserRowProps = {
  user: ListedUser;
  isMe: boolean;
  head: readonly [string, string, string, string, string];
  onRole: () => void;
  onReset: () => void;
  onForget: () => void;
  onDisable: () => void;
  onEnable: () => void;
};

export function UserRow({ user, isMe, head, onRole, onReset, onForget, onDisable, onEnable }: UserRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const { when } = useFormats();
  const { username, role, language: bound, isDisabled, isInvited, hasSecondStep, createdAt } = user;
  const action = (words: string) => ({ children: words, 'aria-label': `${words}: ${username}` });
  return (
    <tr>
      <Cell label={head[0]}>
        <span>
          <strong dir="auto">{username}</strong> {isMe && <Mark>{t('users.you')}</Mark>}
        </span>
      </Cell>
      <Cell label={head[1]}>{[ROLES[role].label[language], bound && t(`language.${bound}`)].filter(Boolean).join(' · ')}</Cell>
      <Cell label={head[2]}>{when(createdAt)}</Cell>
      <Cell label={head[3]}>
        {isDisabled ? (
          <Mark kind="error">{t('users.disabled')}</Mark>
        ) : isInvited ? (
          <Mark>{t('users.invited')}</Mark>
        ) : (
          <Mark kind="ok">{t('users.enabled')}</Mark>
        )}
        {hasSecondStep && <Mark>{t('users.second-step.mark')}</Mark>}
      </Cell>
      <Cell label={head[4]} isEnd>
        {isMe || (
          <>
            <Action look="quiet" {...action(t('users.role.change'))} onClick={onRole} />
            {isDisabled || <Action look="quiet" {...action(t(isInvited ? 'users.resend' : 'users.reset'))} onClick={onReset} />}
            {hasSecondStep && <Action look="quiet" {...action(t('users.second-step.forget'))} onClick={onForget} />}
            {isDisabled ? (
              <Action look="quiet" {...action(t('users.enable'))} onClick={onEnable} />
            ) : (
              <Action look="danger" {...action(t('users.disable'))} onClick={onDisable} />
            )}
          </>
        )}
      </Cell>
    </tr>
  );
}
