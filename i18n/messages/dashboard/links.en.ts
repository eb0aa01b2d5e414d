/** Links that lead nowhere, and pages that nothing leads to. */
export const linksEn = {
  'links.title': 'Links that lead nowhere',
  'links.lead': 'Every link of the site is looked at. Addresses of other sites are not asked.',
  'followed.unfinished': 'Not every record has been looked at yet, so this list is not complete. Look again in a minute.',
  'links.unlinked': 'Pages that no text, card or banner leads to',
  'links.unlinked.lead':
    'Products and sub-categories whose page is found by its address, by search and in lists of products alone. Make a card, a banner or a link with its path where visitors should meet it.',
  'links.none': 'Every link leads somewhere.',
  'links.record': 'Found in',
  'links.link': 'Link',
  'links.problem': 'Problem',
  'links.repair': 'Repair',
  'links.problem.no-page': 'There is no such page',
  'links.problem.no-record': 'The record was deleted or never existed',
  'links.problem.hidden': 'The record is hidden',
  'links.problem.hidden-en': 'The record is hidden in English',
  'links.problem.hidden-ar': 'The record is hidden in Arabic',
} as const;
