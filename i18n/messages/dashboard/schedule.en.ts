/** What is published or hidden at a time. */
export const scheduleEn = {
  'shell.tab.schedule': 'Calendar',
  'schedule.title': 'What is coming',
  'schedule.lead': 'Everything that is published or hidden at a time, the next first. Each happens within a minute of its time.',
  'schedule.release': 'Release',
  'schedule.none': 'Nothing is planned. In the form of any record, “More” and “At a time …” plan it.',
  'schedule.late': 'Could not be done',
  'schedule.set': 'At a time …',
  'schedule.set.title': 'At a time',
  'schedule.action': 'What happens',
  'schedule.action.publish': 'Publish',
  'schedule.action.hide': 'Hide',
  'schedule.language': 'In which language',
  'schedule.language.both': 'Both languages',
  'schedule.time': 'Day and time',
  'schedule.clock': 'By which clock',
  'schedule.shared': 'What both languages share (pictures, prices, rows of lists) becomes public with the first of them.',
  'schedule.plan': 'Set the time',
  'schedule.off': 'Call off',
  'schedule.change': 'Other time',
  // {when} is a day, a time and whose clock it is; {language} one language or both.
  'schedule.will.publish': 'Will be published: {when} ({language})',
  'schedule.will.hide': 'Will be hidden: {when} ({language})',
  'schedule.by': 'planned by {name}',
  'schedule.problem.in-trash': 'The record was in the trash at its time.',
  'schedule.problem.gone': 'The record was gone at its time.',
  'schedule.problem.draft-changed':
    'Somebody without the right to publish changed the draft after the time was set. Look at it, then publish it or set a time again.',
  'schedule.problem.conflict': 'The record was saved meanwhile. Open it, look at both versions, then publish it or set a time again.',
  'schedule.problem.does-not-fit': 'Something in the draft could not be published. Open it: the form names the field.',
  'schedule.problem.parent-is-draft': 'It belongs to a record that is not published.',
  'schedule.problem.full': 'There was no more room beside the others.',
  'schedule.problem.refused': 'It was not allowed.',
  'schedule.clock.title': 'Is the clock right?',
  // {clock} and {expected} are days with times.
  'schedule.clock.jump':
    'The clock of the server jumped to {clock}; by its own counting it is {expected}. Until somebody says which is right, nothing is published at its time.',
  'schedule.clock.database':
    'The clock of the server says {clock}, that of the database {expected}. This server publishes nothing at its time until both agree again.',
  'schedule.clock.allow': 'The clock is right now',
  'overview.alert.schedule-clock': 'The clock of the server jumped. Nothing is published at its time until somebody looks at it.',
  'overview.alert.schedule-failed':
    '{count, plural, one {# record or release} other {# records or releases}} could not be published or hidden at the planned time.',
  'draft.more': 'More',
  'draft.state.scheduled': 'Scheduled',
  'draft.state.scheduled.in': '{language}: scheduled',
} as const;
