/** What people agree to, under every form; stored word for word with what they send, so change with care. */
export const agreementEn = {
  'site.agree.meeting': 'We use these details only to arrange the meeting.',
  'site.agree.contact': 'We use these details only to answer you.',
  'site.agree.product': 'We use these details only to answer this inquiry.',
  'site.agree.project': 'We use these details only to answer this inquiry and to prepare an offer.',
  'site.agree.campaign': 'We use these details only to answer you.',
  'site.agree.newsletter': 'We write only when there is news, and every mail lets you unsubscribe.',
  'site.agree.community': 'Your name and words are public. Please share no phone numbers or addresses.',
} as const;
