/** Categories, sub-categories and products, with the inquiry form. */
export const catalogueEn = {
  'site.catalogue.trail': 'You are here',
  'site.catalogue.coming': 'This shelf is still being filled.',
  'site.catalogue.seeComing': 'See what is coming',
  'site.catalogue.specSheet': 'Spec sheet',
  // Said to screen readers after the link's words.
  'site.catalogue.opensPdf': '(PDF)',
  'site.catalogue.questions': 'Questions and answers',
  'site.catalogue.tickets': 'Good to know',
  'site.catalogue.slides': 'Where it is at home',
  'site.catalogue.gallery': 'In use',

  'site.category.subCategories': 'Find your kind',
  'site.category.viewDetails': 'View Details',
  'site.category.products': 'Side by side',
  'site.category.sizes': 'Sizes',
  'site.category.advantages': 'At a glance',
  // For screen readers, before the name of an advantage.
  'site.category.has': 'Yes:',
  'site.category.hasNot': 'No:',
  // {product} is a name, such as "Lamha P1.2".
  'site.category.look': 'Look closer: {product}',
  'site.category.cards': 'How to choose',

  'site.subCategory.products': 'Products of this family',

  'site.product.inquire': 'Get Inquiry',
  'site.product.parameters': 'Technical Parameters',
  'site.product.headlines': 'In numbers',
  'site.product.media': 'Up close',
  'site.product.videos': 'See it run',
  'site.product.watch': 'Watch: {title}',
  'site.product.loading': 'Loading video...',
  'site.product.videoFailed': 'This video could not be loaded.',
  'site.product.related': 'More of this family',
  'site.product.openPdf': 'PDF',
  'site.product.download': 'Download Spec Sheet',

  'site.inquiry.title': 'Inquiry for {product}',
  'site.inquiry.lead': 'Leave your details. A specialist will call you within one working day.',
  'site.inquiry.name': 'Full name',
  'site.inquiry.email': 'E-mail',
  'site.inquiry.phone': 'Phone',
  'site.inquiry.send': 'Send inquiry',
  'site.inquiry.sent': 'Inquiry sent successfully!',
  'site.inquiry.failed': 'Failed to send inquiry',
  'site.inquiry.unreached': 'An error occurred while sending your inquiry.',
  'site.inquiry.check': 'Please check the marked fields.',
  'site.inquiry.required': 'Please fill in this field.',
  'site.inquiry.wrongEmail': 'Please enter a valid e-mail address.',
  'site.inquiry.wrongPhone': 'Please enter a valid phone number.',
  'site.inquiry.wrong': 'Please check this field.',
} as const;
