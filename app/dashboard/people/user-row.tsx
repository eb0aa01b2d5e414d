import type { ListedUser } from '#api/features/accounts/people/users.ts';
import { ROLES } from '#content/roles.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Cell, Mark } from '#app/dashboard/ui/data-table.tsx';
import { useTexts } from '#app/dashboard/texts.ts';

export type UserAct = 'name' | 'correct' | 'take-back' | 'role' | 'reset' | 'forget' | 'disable' | 'enable';

type UserRowProps = {
  user: ListedUser;
  isMe: boolean;
  head: readonly [string, string, string, string, string];
  onAct: (act: UserAct) => void;
};

export function UserRow({ user, isMe, head, onAct }: UserRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const { when } = useFormats();
  const {
    username,
    displayName,
    email,
    role,
    language: bound,
    isDisabled,
    isInvited,
    isNew,
    isUnsent,
    hasSecondStep,
    createdAt,
    signedInAt,
  } = user;
  const action = (text: string, act: UserAct) => ({ children: text, 'aria-label': `${text}: ${username}`, onClick: () => onAct(act) });
  return (
    <tr>
      <Cell label={head[0]}>
        <span>
          <strong dir="auto">{displayName || username}</strong> {isMe && <Mark>{t('users.you')}</Mark>}{' '}
          {displayName && (
            <small>
              <bdi>{username}</bdi>
            </small>
          )}
          <br />
          <small>{email ? <bdi dir="ltr">{email}</bdi> : t('users.no-address')}</small>
        </span>
      </Cell>
      <Cell label={head[1]}>{[ROLES[role].label[language], bound && t(`language.${bound}`)].filter(Boolean).join(' · ')}</Cell>
      <Cell label={head[2]}>{signedInAt ? when(signedInAt) : t(isNew ? 'users.invited.at' : 'users.never', { at: when(createdAt) })}</Cell>
      <Cell label={head[3]}>
        {isDisabled ? (
          <Mark kind="error">{t('users.disabled')}</Mark>
        ) : isInvited ? (
          <Mark>{t('users.invited')}</Mark>
        ) : (
          <Mark kind="ok">{t('users.enabled')}</Mark>
        )}
        {isUnsent && <Mark kind="error">{t('users.unsent')}</Mark>}
        {hasSecondStep && <Mark>{t('users.second-step.mark')}</Mark>}
      </Cell>
      <Cell label={head[4]} isEnd>
        <Action look="quiet" {...action(t('users.rename'), 'name')} />
        {isMe || (
          <>
            {isNew && <Action look="quiet" {...action(t('users.correct'), 'correct')} />}
            <Action look="quiet" {...action(t('users.role.change'), 'role')} />
            {isDisabled || <Action look="quiet" {...action(t(isInvited ? 'users.resend' : 'users.reset'), 'reset')} />}
            {hasSecondStep && <Action look="quiet" {...action(t('users.second-step.forget'), 'forget')} />}
            {isNew && <Action look="danger" {...action(t('users.take-back'), 'take-back')} />}
            {isDisabled && <Action look="quiet" {...action(t('users.enable'), 'enable')} />}
            {!isDisabled && !isNew && <Action look="danger" {...action(t('users.disable'), 'disable')} />}
          </>
        )}
      </Cell>
    </tr>
  );
}
