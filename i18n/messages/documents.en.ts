/** What stands on the documents we print. */
export const documentsEn = {
  'documents.specSheet': 'Spec sheet',
  'documents.drawing': 'To scale',
  'documents.drawn': 'Front and side at one scale, beside a person of 1.70 m.',
  'documents.drawnWall': 'An example wall of whole cabinets, front and side at one scale, beside a person of 1.70 m.',
  // {day} is a date such as 17 November 2026.
  'documents.asOf': 'As of {day}',
} as const;
