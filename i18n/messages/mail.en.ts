import { newsletterEn } from './newsletter.en.ts';

/** What mails say around the words of people and settings. `{name}` is filled in by the server. */
export const mailEn = {
  'mail.password.subject': 'A new password for {company}',
  'mail.password.text': 'Hello {name}, somebody asked for a new password for your account. The link below works once, for one hour.',
  'mail.password.ignore': 'If it was not you, nothing has to be done: your password stays as it is.',
  'mail.password.action': 'Choose a new password',
  'mail.notice.title': 'New message: {kind}',
  'mail.notice.open': 'Open in the inbox',
  'mail.notice.received': 'Received',
  'mail.notice.page': 'Page',
  // {name} is the name of a file that came with the message.
  'mail.notice.file': '\u2068{name}\u2069 (waits in the inbox)',
  'mail.notice.answer': 'Answer this mail to write to the visitor directly.',
  'mail.digest.subject': 'Messages without a mail of their own: {count}',
  'mail.digest.text': 'Very many messages came within an hour. So that your mailbox is not flooded, one mail counts the rest of them.',
  'mail.digest.where': 'All of them are in the inbox.',
  'mail.digest.open': 'Open the inbox',

  'mail.kind.meeting': 'meeting request',
  'mail.kind.product': 'product inquiry',
  'mail.kind.contact': 'contact message',
  'mail.kind.project': 'project inquiry',
  'mail.kind.campaign': 'campaign request',
  'mail.kind.self-test': 'self-test',

  'mail.thanks.subject': 'We have your message ({reference})',
  'mail.thanks.text': 'Thank you for writing to us. Your message is with us, and we will answer soon.',
  'mail.reference': 'Reference',
  'mail.automatic': 'This mail was sent automatically.',

  // Both places are named in every mail about a meeting, so that nobody has to count hours.
  'mail.time.sa': 'Riyadh time',
  'mail.time.ae': 'Dubai time',

  'mail.meeting.confirmed.subject': 'Your meeting is confirmed ({reference})',
  'mail.meeting.confirmed.text': 'Dear {name}, your meeting is confirmed. We look forward to it.',
  'mail.meeting.moved.subject': 'A new time for your meeting ({reference})',
  'mail.meeting.moved.text':
    'Dear {name}, we had to choose another time for your meeting. If it does not suit you, please answer this mail.',
  'mail.meeting.declined.subject': 'Your meeting request ({reference})',
  'mail.meeting.declined.text':
    'Dear {name}, unfortunately we cannot meet at the time you asked for. Please choose another one on our site, or answer this mail.',
  'mail.meeting.day': 'Day',
  'mail.meeting.type': 'Meeting via',
  'mail.meeting.event': 'Meeting with {company}',
  'mail.meeting.asked': 'Time you asked for',

  'mail.type.zoom': 'Zoom',
  'mail.type.google_meet': 'Google Meet',
  'mail.type.teams': 'Microsoft Teams',
  'mail.type.physical': 'In person',

  'mail.test.subject': 'Test mail from {company}',
  'mail.test.text': 'If you can read this, mail is set up correctly.',

  'mail.field.name': 'Name',
  'mail.field.fullName': 'Full name',
  'mail.field.email': 'E-mail',
  'mail.field.phone': 'Phone',
  'mail.field.number': 'Phone',
  'mail.field.message': 'Message',
  'mail.field.product': 'Product',
  'mail.field.product_id': 'Product number',
  'mail.field.date': 'Date',
  'mail.field.time': 'Time',
  'mail.field.type': 'Meeting type',
  'mail.field.panel': 'Wanted',
  'mail.field.companyName': 'Company',
  'mail.field.jobTitle': 'Job title',
  'mail.field.website': 'Website',
  'mail.field.projectName': 'Project name',
  'mail.field.location': 'Location',
  'mail.field.startDate': 'Start date',
  'mail.field.projectType': 'Project type',
  'mail.field.budget': 'Budget',
  'mail.field.timeline': 'Timeline',
  'mail.field.description': 'Description',
  'mail.field.specs': 'Specifications',
  'mail.field.attachment': 'Attached file',
  'mail.field.decisionMaker': 'Decision maker',
  'mail.field.stage': 'Stage',

  ...newsletterEn,
} as const;
