/** Community, moderation, newsletter and privacy. */
export const apiCommunityEn = {
  'api.field.reserved': 'This name is reserved for our team.',
  'api.done.waiting': 'Thank you. It will appear once our team has read it.',
  'api.done.reported': 'Thank you. Our team will take a look.',
  'api.done.moderated': 'Done',
  'api.done.undone': 'Undone',
  'api.done.nothing-moderated': 'Nothing was changed: it stands like that already, a colleague has decided otherwise since, or it is gone.',
  'api.done.blocked': 'Author blocked',
  'api.done.unblocked': 'Author is no longer blocked',
  'api.done.subscription-confirmed': 'Your subscription is confirmed.',
  'api.done.unsubscribed': 'You are no longer subscribed.',
  'api.done.subscriber-removed': 'Subscriber removed',
  'api.done.erased': 'What was ticked is erased for good. Backups hold it until newer ones have taken their place.',
  'api.done.retention-allowed': 'Allowed. It happens within the hour, after a backup.',
  'api.label.contact': 'Phone or e-mail',
  'api.label.confirm': 'Confirmation',
} as const;
