/** The projects page and the page of one project. */
export const projectsEn = {
  'site.projects.title': 'Light, in its place',
  'site.projects.lead': 'Mosques, stadiums, airports and shop windows: what we built, and the people who built it.',
  'site.projects.contact': 'Shall we look at your place?',
  'site.projects.contactLead': 'Choose a day, or use the way you like best.',
  'site.projects.call': 'Call',
  'site.projects.write': 'Write',
  'site.projects.whatsapp': 'WhatsApp',
  'site.projects.visit': 'Visit',
  'site.project.next': 'Next project',
} as const;
