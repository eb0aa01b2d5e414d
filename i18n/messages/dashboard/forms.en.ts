/** What holds for every form of the dashboard: leaving it, coming back to it, files on their way. */
export const formsEn = {
  'form.no-scripts': 'This form needs scripts.',
  'unsaved.save': 'Save and leave',
  'unsaved.stay': 'Stay here',
  // {at} is a day and a time.
  'kept.offer': 'You were writing here on {at}, and it was not saved.',
  'kept.offer.changed': 'The record was changed since; when you save, you will see both versions.',
  'kept.restore': 'Bring it back',
  'kept.drop': 'Throw it away',
  'kept.note': 'Not saved yet. A copy is kept on this device.',
  'kept.failed': 'What you typed is still here.',
  'kept.failed.copied': 'What you typed is still here, and a copy is kept on this device.',

  'upload.waiting': 'Uploading the file…',
  'upload.checking': 'The file has arrived and is being checked…',
  'upload.cancel': 'Cancel the upload',
  'upload.cancelled': 'The upload was cancelled.',
  'upload.without': 'Go on without it',
  'upload.unsettled': 'A file that you chose has not arrived. Try again, or go on without it.',
  'upload.some-failed': 'Not uploaded: {count}',

  // {types} are endings such as JPG, PNG; {limit} is a size.
  'file.takes': '{types}, up to {limit}',
  'file.wrong-type': '“{name}” cannot be used here. Accepted: {types}.',
  'file.too-large': '“{name}” has {size}, and {limit} is the most.',
  'file.advice.heic': 'For photos of an iPhone: Settings, Camera, Formats, Most Compatible; or export the photo as JPG.',
  'file.advice.drawing': 'Export the drawing as PNG or WebP.',
  'file.advice.picture': 'Export the picture as JPG, PNG or WebP.',
  'file.advice.film': 'Export the film as MP4 (H.264).',
  'file.advice.document': 'Save the document as PDF.',
  'file.advice.smaller.image': 'Make the picture smaller: 2,400 pixels across are enough.',
  'file.advice.smaller.video': 'Export the film at 1080p, or make it shorter.',
  'file.advice.smaller.pdf': 'Save the document with smaller pictures.',
} as const;
