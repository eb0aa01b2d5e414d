/** The home page, the meeting calendar, the pop-up, the consent banner and the page for products to come. */
export const homeEn = {
  'site.home.hero': 'What we show',
  'site.home.pitch': 'Pixel pitches from {from} to {to} millimetres, drawn to scale with each other',
  'site.home.pitchCaption': 'The distance between two pixels, to scale with each other',
  // Used where the settings give no heading of their own. {company} is the short name.
  'site.home.why': 'Why Choose {company} for Your Visual Solutions?',

  // Said to a signed-in administrator whose site has no banner yet.
  'site.home.invitation': 'For the administrator',
  'site.home.invitationText':
    'Only you see this. The site has no content yet: add a first banner, and it takes the place of this greeting.',
  'site.home.firstBanner': 'Add a banner',
  'site.home.openDashboard': 'Open the dashboard',

  'site.meeting.title': 'Book a meeting',
  'site.meeting.lead': 'Choose a day. We confirm by phone.',
  'site.meeting.day': 'Day',
  'site.meeting.earlierMonth': 'Previous month',
  'site.meeting.laterMonth': 'Next month',
  // Said after today's date and after a day of the month before or after.
  'site.meeting.today': 'today',
  'site.meeting.closed': 'closed',
  'site.meeting.time': 'Time',
  // {opens} and {closes} are times such as 09:00; {place} is a city.
  'site.meeting.hours': '{opens} to {closes}, {place} time',
  'site.meeting.hoursOfDay': 'On this day {opens} to {closes}, {place} time',
  'site.meeting.hoursOn': '{day}: {opens} to {closes}',
  'site.meeting.days': '{from} to {until}',
  'site.meeting.place.sa': 'Riyadh',
  'site.meeting.place.ae': 'Dubai',
  'site.meeting.name': 'Name',
  'site.meeting.phone': 'Phone',
  'site.meeting.type': 'Meeting type',
  'site.meeting.chooseType': 'Choose',
  'site.meeting.type.zoom': 'Zoom',
  'site.meeting.type.google_meet': 'Google Meet',
  'site.meeting.type.teams': 'Microsoft Teams',
  'site.meeting.type.physical': 'In person',
  'site.meeting.send': 'Request the meeting',
  'site.meeting.noDate': 'Please select a date before submitting.',
  'site.meeting.pastDate': 'This day cannot be chosen any more. Please select another.',
  'site.meeting.closedDay': 'We are closed on this day. Please choose another one.',
  'site.meeting.closedTime': 'We are closed at this time. Please choose a time within our working hours.',
  'site.meeting.pastTime': 'This time has passed. Please choose a later one.',
  'site.meeting.sent': 'Your request has been sent successfully!',
  'site.meeting.thanks': 'Your request has been sent successfully. Thank you for contacting us!',
  'site.meeting.event': 'Meeting',
  'site.meeting.calendarFile': 'Add to my calendar',
  'site.meeting.again': 'Ask for another time',
  'site.meeting.failed': 'Failed to send your request. Please try again.',
  'site.meeting.unreached': 'An error occurred while sending your request',

  'site.popUp.discover': 'Discover {product}',
  'site.popUp.no': 'No Thanks',
  'site.popUp.from': 'From',
  'site.popUp.search': 'Search products',

  'site.consent.label': 'Cookies',
  'site.consent.text': 'May we count visits and show maps from outside services? The site works the same without.',
  'site.consent.more': 'Privacy policy',
  'site.consent.yes': 'Allow',
  'site.consent.no': 'Decline',
  'site.consent.change': 'Cookie choices',

  'site.soon.title': "We're Still Adding Products",
  'site.soon.text':
    'What belongs here is being photographed, measured and described. Tell us what you need and we will show it to you before it is on the page.',
  'site.soon.ask': 'Ask us',
  'site.soon.home': 'Back to the start',
} as const;
