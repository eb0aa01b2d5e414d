/** What is wrong, what helps and how it is found out, in the same words on the overview, on Health and in the mails to the owners. */
export const troublesEn = {
  'trouble.backup.name': 'Backups',
  'trouble.backup': 'The last backup failed.',
  'trouble.backup.help': 'Look at the free space and at the backups, and make one by hand. The server tries again every hour.',
  'trouble.backup.noticed': 'Every backup is read again once it is made.',
  'trouble.backup-incomplete':
    'The last backup lacks {missing, plural, one {one file} other {# files}}: the site names them, but they are gone.',
  'trouble.backup-incomplete.help':
    'Look whether the folder or bucket of the uploads is the right one and bring the files back. The newest backup that has them is kept.',
  'trouble.copies.name': 'Copies elsewhere',
  'trouble.copies': 'The last backup could not be copied elsewhere: {reason}',
  'trouble.copies.help': 'Look whether the place named by COPY_URL can be reached and has room. It is tried again every hour.',
  'trouble.copies.noticed': 'Every copy is opened again where it was sent, and its tables restored as a trial.',
  'trouble.lost-files.name': 'Uploaded files',
  'trouble.lost-files':
    '{count, plural, one {One file} other {# files}} of {expected} {count, plural, one {is} other {are}} gone from the uploads.',
  'trouble.lost-files.help':
    'Look whether the folder or bucket of the uploads is the right one, and bring the files back from a backup. Pages show no picture where one is gone.',
  'trouble.lost-files.noticed': 'Every hour all files are looked for by their names.',
  'trouble.store.name': 'Store of the files',
  'trouble.store': 'The folder or bucket of the uploads does not answer or takes nothing ({server}).',
  'trouble.store.help':
    'Look whether the disk is mounted and may be written, or whether the object store runs and still takes the key of S3_URL. Pages are served meanwhile; pictures and uploads wait.',
  'trouble.store.noticed': 'Every server asks it every 15 seconds; twice without an answer is a trouble.',
  'trouble.disk.name': 'Disk',
  'trouble.disk': 'Only {megabytes} MB are left on the disk of the data folder ({server}).',
  'trouble.disk.help':
    'Make room or give the server a larger disk. Old backups can be deleted in the dashboard. When nothing is left, nothing can be saved.',
  'trouble.disk.noticed': 'Every server looks every 15 seconds: under 1 GB, or under 5% and 10 GB, is a trouble.',
  'trouble.mails.name': 'Mails',
  'trouble.mails': 'Mails do not go out: {dead} were given up in the last seven days, and {late} have waited for more than an hour.',
  'trouble.mails.help': 'Read under Mail what the mail server answered, correct it, and send the mails again. Nothing is lost meanwhile.',
  'trouble.mails.noticed': 'The queue is looked at every 15 seconds.',
  'trouble.webhooks.name': 'Webhooks',
  'trouble.webhooks': 'The webhook “{name}” has taken nothing for an hour.',
  'trouble.webhooks.help': 'What it was to be told waits and is sent as soon as it answers. Look at its last answer and its address.',
  'trouble.webhooks.noticed': 'A receiver that has refused everything for an hour is a trouble.',
  'trouble.retention.name': 'Deletion of what is old',
  'trouble.retention': 'Nothing old is being erased: the amount or the backups look wrong.',
  'trouble.retention.help': 'Look under Privacy what would go, and allow it or correct the times. Until then everything stays.',
  'trouble.retention.noticed': 'Asked every hour before anything is erased.',
  'trouble.clock.name': 'Clock',
  'trouble.clock': 'The clock of a server is {seconds} seconds off ({server}).',
  'trouble.clock.help':
    'Let the machine follow a time server (timedatectl set-ntp true). Dates of messages, schedules and sessions are wrong until then.',
  'trouble.clock.noticed': 'Compared every 15 seconds with the clock of the database and with the last time that is certain.',
  'trouble.sign-in.name': 'Attempts to sign in',
  'trouble.sign-in': 'Somebody is guessing passwords: {count} wrong ones in the last hour.',
  'trouble.sign-in.help':
    'Accounts close by themselves for a while. Let everybody have a second step, look in the log which accounts are meant, and block the addresses in the proxy.',
  'trouble.sign-in.noticed': 'Fifty wrong passwords within an hour are a trouble; it is over when they are fewer than ten.',
  'trouble.database.name': 'Database',
  'trouble.database': 'The database gave no answer for {seconds} seconds ({server}).',
  'trouble.database.help':
    'Look at the database server’s load, disk and network. Kept pages were served meanwhile; what visitors sent was refused with a request to try again.',
  'trouble.database.noticed': 'Every server asks every 15 seconds; no answer within 5 is a trouble until five minutes went well.',
  'trouble.version.name': 'Versions of the servers',
  'trouble.version': 'Servers of more than one version run: {versions}.',
  'trouble.version.help': 'Finish the upgrade, or stop the server that was forgotten. The table of servers names it.',
  'trouble.version.noticed': 'Every server says its version every 15 seconds; a quarter of an hour is left for an upgrade.',
} as const;
