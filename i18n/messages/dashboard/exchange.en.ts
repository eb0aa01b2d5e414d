/** Records as sheets, out and in. */
export const exchangeEn = {
  'exchange.title': 'Import & Export',
  'exchange.lead': 'Content as a sheet for Excel: for a translator, for many changes at once, for another site.',
  'exchange.export': 'Export',
  'exchange.export.lead':
    'One row per record, one column per field and language. Leave the columns collection, id and version as they are.',
  'exchange.scope': 'What',
  'exchange.everything': 'Everything',
  'exchange.all-of': '{label}: all, with their sections',
  'exchange.download': 'Download the sheet',
  'exchange.import': 'Import',
  'exchange.import.lead':
    'Choose a sheet: it is checked first, and you see what would change before anything does. In Excel save it as “CSV UTF-8”.',
  'exchange.file': 'Sheet (CSV)',
  'exchange.counts': 'New: {created}. Changed: {changed}. Unchanged: {unchanged}.',
  'exchange.nothing-yet': 'Nothing has been changed yet.',
  'exchange.mistakes': 'Please correct these mistakes in the sheet first.',
  'exchange.row': 'Row',
  'exchange.column': 'Column',
  'exchange.mistake': 'Mistake',
  'exchange.create': 'New',
  'exchange.change': 'Changed',
  'exchange.apply': 'Apply the changes: {count}',
  'exchange.apply.drafts': 'Keep them as drafts: {count}',
} as const;
