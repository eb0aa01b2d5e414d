/** What people may ask for, and what is erased by itself. */
export const privacyEn = {
  'privacy.lead': 'When somebody asks what we know about them: find it, give it to them, or erase it. The promise is 30 days.',
  'privacy.times': 'How long things are kept',
  'privacy.contact': 'Phone or e-mail',
  'privacy.contact.hint': 'However it was typed: +966 5x, 05x, ٠٥x. With the country code it is certain whose number it is.',
  'privacy.find': 'Find',
  'privacy.found': 'Found about {contact}',
  'privacy.nothing':
    'No message, mail, offer, post or subscription is about {contact}. Accounts of colleagues, the texts of the site and backups are not looked through.',
  'privacy.certain': 'Certainly this person',
  'privacy.uncertain': 'Perhaps somebody else',
  'privacy.uncertain.hint':
    'The number could belong to more than one country, or stands inside a text. Read each one before you tick it: nothing here is taken along unless you tick it.',
  // {count} is how many rows are ticked.
  'privacy.ticked': '{count, plural, one {# row is ticked} other {# rows are ticked}}',
  'privacy.part.leads': 'Message or request',
  'privacy.part.notes': 'Our note',
  'privacy.part.files': 'Attached file',
  'privacy.part.mails': 'Mail',
  'privacy.part.words': 'Post or comment',
  'privacy.part.offers': 'Offer',
  'privacy.offer.stays': 'Number, lines and sums of what was sent stay for the books; who it was for goes.',
  'privacy.part.subscribers': 'Newsletter',
  // {files}, {notes} and {mails} go with a message.
  'privacy.along': 'With it: {list}',
  'privacy.along.files': '{count, plural, one {# file} other {# files}}',
  'privacy.along.notes': '{count, plural, one {# note} other {# notes}}',
  'privacy.along.mails': '{count, plural, one {# mail} other {# mails}}',
  'privacy.export': 'Export what is ticked',
  'privacy.exported': 'Exported. It has been written down.',
  'privacy.erase': 'Erase what is ticked',
  'privacy.erase.question': 'Erase what is ticked, for good?',
  'privacy.erase.text': 'This cannot be undone. Type {contact} to confirm.',
  'privacy.erase.confirm': 'Type it again',

  'retention.title': 'Nothing old is being erased',
  // {clock} and {known} are dates.
  'retention.clock':
    'The clock of the server says {clock}, but the last time that is certain is {known}. With a wrong clock everything would look old enough to be erased. If the date is right (the server stood still for a while), allow it; if not, have the clock set right.',
  'retention.no-backup': 'There is no backup of the last two days. Things are erased again once a backup has been made.',
  'retention.share':
    'Unusually much would be erased at once. Look at the times that are set, and at what is meant; then allow it, or change the times.',
  'retention.share.inquiries': '{count} of {total} inquiries and messages',
  'retention.share.meetings': '{count} of {total} meeting requests',
  'retention.share.audit': '{count} of {total} entries of the log',
  'retention.share.files': '{count} of {total} stored files, which no record knows',
  'retention.allow': 'I have looked: allow it once',
  'retention.allowed': 'Allowed. It happens within the hour, after a backup.',
  'retention.backups': 'Backups',
} as const;
