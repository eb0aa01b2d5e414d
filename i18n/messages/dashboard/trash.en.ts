/** What was deleted and can come back. */
export const trashEn = {
  'trash.title': 'Trash',
  'trash.lead': 'What was deleted stays here for 30 days and comes back with everything that belonged to it.',
  'trash.none': 'The trash is empty. What is deleted waits here and can be brought back.',
  'trash.record': 'Record',
  'trash.id': 'No.',
  'trash.below': 'With',
  'trash.by': 'By',
  'trash.place': 'From',
  'trash.deleted': 'Deleted',
  'trash.until': 'Kept until',
  // {count} is the number of records that went along.
  'trash.children': '(and {count} that belong to it)',
  'trash.restore': 'Restore',
  'trash.actions': 'What to do',
  'trash.search': 'Find in what was deleted',
  // Beside the record something belongs to.
  'trash.parent': 'in the trash too',
  'trash.restored': 'Restored: {count}',
  'trash.empty': 'Empty the trash',
  'trash.empty.question': 'Delete all {count} for good? Only a backup can bring any of it back.',
  'trash.purge.question.many': 'Delete these {count} for good? Only a backup can bring them back.',
  'trash.purge': 'Delete for good',
  'trash.purge.question': 'Delete “{title}” for good? Only a backup can bring it back.',
} as const;
