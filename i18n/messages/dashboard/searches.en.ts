/** What visitors searched for and did not find. */
export const searchesEn = {
  'searches.title': 'Searches without result',
  'searches.lead': 'What visitors looked for and did not find. Nothing is kept about who they are.',
  'searches.none': 'No search without a result is listed.',
  'searches.lines': 'What each line of equal words finds',
  'searches.line': 'Line',
  'searches.records': 'Records found',
  'searches.noRecords': 'None yet',
  'searches.words': 'Words',
  'searches.language': 'Language',
  'searches.count': 'Times',
  'searches.last': 'Last time',
  'searches.found': 'Finds {count} by now',
  'searches.forget': 'Forget',
  'searches.clear': 'Clear the list',
  'searches.clear.question': 'Clear the whole list?',
} as const;
