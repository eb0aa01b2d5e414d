/** What is wrong and what helps, in the same words on the overview and in the mails to the owners. */
export const troublesEn = {
  'trouble.backup': 'The last backup failed.',
  'trouble.backup.help': 'Look at the free space and at the backups, and make one by hand. The server tries again every hour.',
  'trouble.backup-incomplete':
    'The last backup lacks {missing, plural, one {one file} other {# files}}: the site names them, but they are gone.',
  'trouble.backup-incomplete.help':
    'Look whether the folder or bucket of the uploads is the right one and bring the files back. The newest backup that has them is kept.',
  'trouble.lost-files':
    '{count, plural, one {One file} other {# files}} of {expected} {count, plural, one {is} other {are}} gone from the uploads.',
  'trouble.lost-files.help':
    'Look whether the folder or bucket of the uploads is the right one, and bring the files back from a backup. Pages show no picture where one is gone.',
  'trouble.webhooks': 'The webhook “{name}” has taken nothing for an hour.',
  'trouble.webhooks.help': 'What it was to be told waits and is sent as soon as it answers. Look at its last answer and its address.',
} as const;
