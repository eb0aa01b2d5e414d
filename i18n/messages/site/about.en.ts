/** Everything else on the page is in the settings. */
export const aboutEn = {
  'site.about.mission': 'Mission',
  'site.about.vision': 'Vision',
  'site.about.objectives': 'Objectives',
  'site.about.purpose': 'What we work for',
  'site.about.features': 'What makes us unique',
} as const;
