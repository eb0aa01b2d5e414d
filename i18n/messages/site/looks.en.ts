/** Said by the looks of app/looks, on whatever page they stand. Headings of sections are in the model. */
export const looksEn = {
  'site.looks.specSheet': 'Spec sheet',
  // Said to screen readers after the link's words.
  'site.looks.opensPdf': '(PDF)',
  'site.looks.sizes': 'Sizes',
  'site.looks.advantages': 'At a glance',
  // For screen readers, before the name of an advantage.
  'site.looks.has': 'Yes:',
  'site.looks.hasNot': 'No:',
  // {product} is a name, such as "Lamha P1.2".
  'site.looks.closer': 'Look closer: {product}',
  'site.looks.openPdf': 'PDF',
  'site.looks.download': 'Download Spec Sheet',
  'site.looks.watch': 'Watch: {title}',
  'site.looks.loading': 'Loading video...',
  'site.looks.videoFailed': 'This video could not be loaded.',
  'site.looks.profile': 'Profile of {name}',
} as const;
