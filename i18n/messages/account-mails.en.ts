/** What the owner of an account is told by mail. `{name}` is the user name, `{device}` a browser and a system. */
export const accountMailsEn = {
  'mail.account.email-changed.subject': 'The mail address of your account at {company} was changed',
  'mail.account.email-changed.text':
    'Hello {name}, from now on mails about your account go to \u2068{email}\u2069 and no longer to this address.',
  'mail.account.email-added.subject': 'This is now the mail address of your account at {company}',
  'mail.account.email-added.text': 'Hello {name}, if you forget your password, its link comes to this address from now on.',
  'mail.account.password-changed.subject': 'The password of your account at {company} was changed',
  'mail.account.password-changed.text': 'Hello {name}, your account has a new password. All other sessions have ended.',
  'mail.account.new-device.subject': 'A new device signed in to your account at {company}',
  'mail.account.new-device.text':
    'Hello {name}, somebody signed in with your account from a device we have not seen before: {device}, on {at} (Riyadh time).',
  'mail.account.role-changed.subject': 'Your role at {company} was changed',
  'mail.account.role-changed.text': 'Hello {name}, your account has another role from now on: {role}.',
  'mail.account.disabled.subject': 'Your account at {company} was disabled',
  'mail.account.disabled.text': 'Hello {name}, your account was disabled. You cannot sign in until a colleague enables it again.',
  'mail.account.enabled.subject': 'Your account at {company} was enabled again',
  'mail.account.enabled.text': 'Hello {name}, you can sign in to your account again.',
  'mail.account.token-made.subject': 'A key for a program was made with your account at {company}',
  'mail.account.token-made.text': 'Hello {name}, from now on a program may call in your name. The key is called: \u2068{token}\u2069.',
  'mail.account.factor-added.subject': 'A second step was added to your account at {company}',
  'mail.account.factor-added.text':
    'Hello {name}, at sign-in your account asks for more than the password from now on. Added: \u2068{factor}\u2069.',
  'mail.account.factor-removed.subject': 'A second step was removed from your account at {company}',
  'mail.account.factor-removed.text': 'Hello {name}, a second step of your account was removed: \u2068{factor}\u2069.',
  'mail.account.factor-codes.subject': 'Your account at {company} has new recovery codes',
  'mail.account.factor-codes.text': 'Hello {name}, new recovery codes were made for your account. The old ones no longer work.',
  'mail.account.factor-failed.subject': 'Somebody knows the password of your account at {company}',
  'mail.account.factor-failed.text':
    'Hello {name}, somebody typed your password correctly at sign-in and then a wrong second step. They were not let in.',
  'mail.account.factors-forgotten.subject': 'The second step of your account at {company} was removed',
  'mail.account.factors-forgotten.text':
    'Hello {name}, a colleague who looks after accounts removed your second step. You sign in with your password alone until you add another, and you have been signed out everywhere.',
  'mail.account.not-you':
    'If it was you, nothing has to be done. If not, change your password at once and tell a colleague who looks after the accounts.',
  'mail.account.open': 'Open my account',
} as const;
