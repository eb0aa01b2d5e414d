/** Finding anything by a few letters, and the list of keys. */
export const finderEn = {
  'finder.open': 'Find',
  'finder.title': 'Find anything',
  'finder.hint': 'A record, screen, inquiry, offer, person or setting',
  'finder.none': 'Nothing is called that.',
  'finder.action': 'Action',
  'finder.action.product': 'Add a product',
  'finder.action.offer': 'Write an offer',
  'finder.action.backup': 'Make a backup',
  'finder.action.invite': 'Invite somebody',
  'finder.keys': 'Keys',
  'finder.key.find': 'Find and open anything',
  'finder.key.save': 'Save the form that is open',
  'finder.key.keys': 'This list',
  'finder.key.close': 'Close what lies on top',
  'finder.key.walk': 'From line to line in lists',
} as const;
