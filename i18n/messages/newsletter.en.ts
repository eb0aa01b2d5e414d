/** The two letters of the newsletter that the site writes by itself. */
export const newsletterEn = {
  'mail.newsletter.confirm.subject': 'Please confirm your subscription to {company}',
  'mail.newsletter.confirm.text':
    'Somebody, hopefully you, asked for our news at this address. Please confirm, and the next letter reaches you. Without it nothing happens, and the address is forgotten.',
  'mail.newsletter.confirm.action': 'Confirm the subscription',
  'mail.newsletter.confirm.closing': 'You did not ask for it? Then please ignore this mail.',
  'mail.newsletter.welcome.subject': 'You are subscribed to the news of {company}',
  'mail.newsletter.welcome.text': 'Thank you. You will hear from us when there is something to see.',
  'mail.newsletter.welcome.action': 'Unsubscribe',
} as const;
