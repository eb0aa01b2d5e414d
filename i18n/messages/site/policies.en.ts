/** The privacy policy and the return policy. */
export const policiesEn = {
  'site.policies.contents': 'On this page',
  'site.privacy.lead': 'What we collect, why, who sees it, and what you can ask of us.',
  'site.privacy.updated': 'Last updated: {date}',
  'site.returns.lead': 'Seven calendar days, four acceptable reasons, and an answer within two business days.',
  'site.returns.short': 'Short Version',
  'site.returns.full': 'Full Version',
} as const;
