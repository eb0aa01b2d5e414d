/** The two pages that letters of the newsletter link to. */
export const newsletterPagesEn = {
  'site.newsletter.lost': 'This link is not complete',
  'site.newsletter.lostText': 'Its code is missing. Please copy the whole link from the letter once more.',
  'site.newsletter.confirm.title': 'One click to go',
  'site.newsletter.confirm.text': 'Confirm that this mailbox is yours, and our next letter reaches you.',
  'site.newsletter.confirm.button': 'Confirm the subscription',
  'site.newsletter.confirm.done': 'You are subscribed. Thank you.',
  'site.newsletter.confirm.wrong': 'This link is too old or has been replaced by a newer one. Please subscribe again below.',
  'site.newsletter.unsubscribe.title': 'Leave the newsletter',
  'site.newsletter.unsubscribe.text': 'One click, and no further letter is sent.',
  'site.newsletter.unsubscribe.button': 'Unsubscribe',
  'site.newsletter.unsubscribe.done': 'Done. You will get no more letters from us.',
  'site.newsletter.unsubscribe.wrong': 'This link is not complete. Please copy it from the letter once more.',
} as const;
