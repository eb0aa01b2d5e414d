/** Copies of the whole site. */
export const backupEn = {
  'backup.title': 'Backup',
  'backup.lead':
    'The database and all files, as they were at one moment. One is made every day and the newest seven are kept. Take a copy to another machine now and then.',
  'backup.make': 'Make a backup now',
  'backup.running.make': 'A backup has been in the making since {at}. You may leave this page.',
  'backup.running.verify': 'A backup is being restored as a trial since {at}. You may leave this page.',
  'backup.done.make': 'Backup made',
  'backup.done.verify': 'The backup can be restored',
  'backup.failed.make': 'The backup could not be made. Please look at the free space and try again.',
  'backup.failed.verify': 'This backup cannot be restored. Please make a new one.',
  'backup.incomplete.make':
    'The backup was made, but lacks {missing, plural, one {one file} other {# files}} that the site names and that are gone.',
  'backup.incomplete.verify': 'This backup lacks {missing, plural, one {one file} other {# files}}: they were gone when it was made.',
  'backup.lacks': '{missing, plural, one {One file is missing} other {# files are missing}}',
  'backup.none': 'There is no backup yet. Make the first one now; it takes the content, the messages and the files.',
  'backup.made': 'Made',
  'backup.holds': 'Holds',
  'backup.counts': '{rows} rows, {files} files',
  'backup.size': 'Size',
  'backup.verified': 'Last checked',
  'backup.unverified': 'Never',
  'backup.verify': 'Check by a trial restore',
  'backup.download': 'Download',
  'backup.delete.question': 'Delete this backup?',
} as const;
