/** Specifications and the numbers in texts. */
export const choosingEn = {
  'shell.tab.specifications': 'Specifications',
  'shell.tab.figures': 'Numbers',
  'specifications.title': 'Specifications across products',
  'specifications.lead':
    'A row is saved when you leave it. Empty what a product does not have. Several cells can be pasted from a spreadsheet.',
  'specifications.help':
    'Type values as in a sheet: 600 × 337.5 × 45 for a size, -10 – 45 for a range, 43 / 55 / 65 for several. What differs by size is given once for all sizes or once for each.',
  'specifications.filled': '{filled} of {all}',
  'specifications.group': 'Group',
  'specifications.product': 'Product',
  // The place of a choice among those a product has: the first is the one it is made for.
  'specifications.place': '({place})',
  'specifications.first': 'Put first: {label}',
  'specifications.none': 'There are no products here.',
  'specifications.pasted': 'Pasted cells',
  'specifications.pasted.text':
    '{count, plural, one {# cell} other {# cells}} of {rows, plural, one {# product} other {# products}} hold what you pasted. Look at the marked ones, then save.',
  'specifications.pasted.saved':
    '{count, plural, one {# cell} other {# cells}} of {rows, plural, one {# product} other {# products}} saved.',
  'specifications.pasted.left': 'Left out because it did not fit: {count, plural, one {# cell} other {# cells}}.',
  'specifications.pasted.more': '{count, plural, one {# more product was} other {# more products were}} refused.',
  'specifications.pasted.save': 'Save what was pasted',
  'specifications.pasted.close': 'Close',
  'figures.title': 'Numbers that do not agree',
  'figures.lead': 'Texts whose numbers differ between the languages, or that say something else than the specifications of their product.',
  'figures.none': 'All numbers agree.',
  'figures.record': 'Found in',
  'figures.problem': 'Problem',
  'figures.says': 'The text says',
  'figures.expected': 'Against',
  'figures.problem.languages': 'The languages differ',
  'figures.problem.specification': 'The specifications say something else',
  'figures.mark': 'Check the numbers',
  'figures.notes': 'Check the numbers in these texts',
  // {says} is what stands in English or in the text, {expected} what stands in Arabic or in the specifications.
  'figures.note.languages': '{label}: English has {says}, Arabic has {expected}.',
  'figures.note.specification': '{label}: “{says}”, but the specifications say {expected}.',
  'figures.note.nothing': 'nothing',
} as const;
