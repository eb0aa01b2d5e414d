/** Both languages in step: the board, and what forms say below a text. */
export const languagesEn = {
  'shell.tab.languages': 'Both languages',
  'languages.title': 'Both languages in step',
  'languages.lead':
    'Texts that are missing or outdated in a language, come out in the wrong order, or do not follow the word list. First what visitors open most within 30 days, then the gravest, then what stands nearest to the home page.',
  'languages.keys': 'Arrow keys move from text to text, Enter opens its form.',
  'languages.none': 'Both languages are in step.',
  'languages.all': 'Everything',
  'languages.both': 'Both',
  'languages.language': 'Language',
  'languages.text': 'Text',
  'languages.problem': 'Problem',
  'languages.says': 'It says',
  'languages.actions': 'Actions',
  'languages.problem.missing': 'Missing',
  'languages.problem.outdated': 'Outdated: the other language changed since',
  'languages.problem.hidden': 'Hidden in one language',
  'languages.problem.order': 'Comes out in the wrong order',
  'languages.problem.word': 'Not the word of the list',
  'languages.problem.long': 'Longer than its place',
  // {count} is a number of letters.
  'languages.room': 'room for {count} letters',
  'languages.visits': '{count, plural, one {opened once} other {opened # times}}',
  'languages.confirm': 'Still right',
  'wording.order': 'Readers would see this in another order:',
  'wording.order.instead': 'instead of',
  'wording.order.mend': 'Keep the order',
  // {says} was typed, {term} stands in the word list.
  'wording.word': '“{says}”: the word list says “{term}”.',
  'wording.word.mend': 'Use “{instead}”',
} as const;
