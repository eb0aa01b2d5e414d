import { aboutEn } from './site/about.en.ts';
import { advisorEn } from './site/advisor.en.ts';
import { agreementEn } from './site/agreement.en.ts';
import { catalogueEn } from './site/catalogue.en.ts';
import { compareEn } from './site/compare.en.ts';
import { contactEn } from './site/contact.en.ts';
import { homeEn } from './site/home.en.ts';
import { communityEn } from './site/community.en.ts';
import { looksEn } from './site/looks.en.ts';
import { newsletterPagesEn } from './site/newsletter.en.ts';
import { offerPageEn } from './site/offer.en.ts';
import { policiesEn } from './site/policies.en.ts';
import { productsEn } from './site/products.en.ts';
import { projectsEn } from './site/projects.en.ts';
import { registerEn } from './site/register.en.ts';
import { shortlistEn } from './site/shortlist.en.ts';
import { specsEn } from './site/specs.en.ts';
import { wallEn } from './site/wall.en.ts';

/** The words of the public site. `{name}` is filled in by the page. */
export const siteEn = {
  'site.skip': 'Skip to the content',
  'site.rehearsal.release.title': 'Rehearsal',
  'site.rehearsal.release.text': 'The site as it will be after a release. Visitors do not see this yet.',
  'site.rehearsal.draft.title': 'Draft',
  'site.rehearsal.draft.text': 'The page as it will be once this draft is published. Visitors do not see this yet.',
  'site.preview.title': 'Preview',
  'site.preview.text': 'Hidden records are shown too. Only you see this.',
  'site.preview.end': 'End the preview',
  // Said to staff, who still see the site while it is closed.
  'site.preview.closed': 'The site is closed',
  'site.preview.closedText': 'Visitors read that we will be back soon. Only staff see this.',
  'site.preview.open': 'Open it again',
  'site.close': 'Close',
  'site.form.reference': 'Your reference:',
  'site.tooMany': 'Too many attempts. Please try again in about ten minutes, or reach us by phone or WhatsApp.',
  'site.sending': 'Sending...',
  // The exact labels of the carousels' buttons.
  'site.previous': 'Previous',
  'site.next': 'Next',
  'site.pause': 'Pause',
  'site.play': 'Play',
  // On hero slides and tiles; other places write "Learn more".
  'site.learnMore': 'Learn More',
  // Before an amount of money, and after it where it is the price of an area.
  'site.priceFrom': 'From',
  'site.pricePerArea': 'per m²',
  'site.readMore': 'Learn more',

  'site.nav.home': 'Home',
  'site.nav.about': 'About Us',
  'site.nav.products': 'All products',
  'site.nav.projects': 'Projects',
  'site.nav.community': 'Community',
  'site.nav.contact': 'Contact Us',
  'site.nav.register': 'Get Inquiry',
  'site.nav.ask': 'Ask for a price',
  'site.nav.call': 'Call us',
  'site.nav.whatsapp': 'WhatsApp',
  'site.nav.privacy': 'Privacy policy',
  'site.nav.returns': 'Return policy',
  'site.nav.pages': 'Pages',
  'site.nav.categories': 'Products',
  'site.nav.menu': 'Menu',
  'site.nav.search': 'Search',
  'site.nav.profile': 'Company profile',
  'site.nav.tools': 'Help with choosing',
  'site.nav.advisor': 'Screen advisor',
  'site.nav.compare': 'Compare',
  'site.nav.shortlist': 'Shortlist',

  'site.search.title': 'Search products',
  'site.search.placeholder': 'What are you looking for?',
  'site.search.clear': 'Clear',
  'site.search.searching': 'Searching',
  'site.search.none': 'No results found',
  'site.search.noneHint': 'Try a shorter word, a model name, or a size such as 55.',
  'site.search.failed': 'No answer',
  'site.search.for': 'Search for “{query}”',
  'site.search.failedHint': 'The search could not be run. Please check your connection and try again.',
  'site.search.page': 'Search',
  'site.search.lead': 'Products, projects, articles and spec sheets, in Arabic or English.',
  'site.search.results': '{count, plural, one {One result} other {# results}} for “{query}”',
  'site.search.submit': 'Search',
  'site.search.all': 'All results',
  'site.search.popular': 'Often looked for',
  'site.search.categories': 'Browse',
  'site.search.advisor': 'Find the right screen',
  'site.search.advisorHint': 'Not sure what to look for? Five questions lead to the right screen.',
  'site.search.kind.product': 'Products',
  'site.search.kind.category': 'Categories',
  'site.search.kind.sub-category': 'Families',
  'site.search.kind.project': 'Projects',
  'site.search.kind.article': 'Articles',
  'site.search.kind.document': 'Spec sheets',
  'site.search.kind.page': 'Pages',
  'site.search.allCount': '{count, plural, one {The one result} other {All # results}}',
  'site.search.nearestHint': 'We do not have this. What comes closest:',
  'site.search.nearest': 'What comes closest',
  // Read before the words or figures of a result that were asked for.
  'site.search.matched': 'Matches',
  'site.search.compare': 'Compare',
  'site.search.pages': 'Pages of results',
  'site.search.pageOf': 'Page {page} of {pages}',
  'site.search.noPage': 'Page: these results have no page “{typed}”, so this is the first.',
  'site.search.next': 'Next page',
  'site.search.previous': 'Previous page',
  'site.search.retry': 'Try again',
  'site.search.namesOnly': 'We have just started: only names are searched for a moment, so this is not all. Search again in a few seconds.',

  'site.footer.contact': 'Contact',
  'site.footer.links': 'Quick links',
  'site.footer.products': 'All products',
  'site.footer.country': 'Country',
  'site.footer.rights': 'All rights reserved.',
  'site.footer.newsletter': 'News by e-mail',
  'site.footer.newsletterHint': 'Please use the form at the foot of the page.',
  'site.footer.subscribe': 'Subscribe',
  'site.footer.newsletterDone': 'Thank you. A mail will ask you to confirm.',
  'site.footer.newsletterWrong': 'Please enter a valid e-mail address.',
  'site.footer.newsletterFailed': 'This did not work. Please try again in a moment.',
  'site.country.sa': 'Saudi Arabia',
  'site.country.ae': 'United Arab Emirates',

  // Read by every visitor while an administrator has closed the site.
  // Over the page that stays where another one could not be fetched.
  'site.unreached.text': 'We could not reach that page. Check your connection; this page stays as it is.',
  'site.unreached.again': 'Try again',
  'site.closed.title': 'The lights are off for a moment',
  'site.closed.text': 'We are working on the site and will be back soon. Until then, we are glad to hear from you directly.',
  'site.closed.again': 'Try again',

  'site.notFound.title': 'We could not find this page',
  'site.notFound.text': 'The address does not exist, or what it showed has moved. These ways lead on.',
  'site.notFound.home': 'Back to the start',
  'site.notFound.search': 'Search products',
  'site.failure.title': 'Something went dark',
  'site.failure.text': 'The page could not be loaded. It is our fault, and it has been recorded.',
  'site.failure.again': 'Try again',
  // Followed by a long number, by which the site's people find the failure.
  'site.failure.number': 'If you write to us about it, give us this number:',
  // Read by people whose request was refused before any page was made.
  'site.refused.many.title': 'One moment, please',
  'site.refused.many.text': 'Very many requests have come from your connection. Please try again in a little while.',
  'site.refused.busy.title': 'It is very busy here just now',
  'site.refused.busy.text': 'Please try again in a few seconds.',
  'site.refused.form.title': 'Nothing can be sent here like this',
  'site.refused.form.text': 'Nothing was stored. Please use the form on our own page.',
  'site.refused.address.title': 'This address cannot be read',
  'site.refused.address.text': 'It is too long, or it holds signs that no address has.',
  'site.refused.link.title': 'This link has ended',
  'site.refused.link.text':
    'It was good for a limited time, or what it showed is public by now. Please ask whoever sent it to you for another one.',
  'site.refused.large.title': 'That is more than we can take at once',
  'site.refused.large.text': 'What was sent is larger than this form allows. Please shorten it and send it again.',
  'site.refused.foreign.title': 'This was sent from another site',
  'site.refused.foreign.text': 'For your safety we do not accept it. Please use the form on our own page.',

  ...aboutEn,
  ...advisorEn,
  ...agreementEn,
  ...catalogueEn,
  ...compareEn,
  ...contactEn,
  ...homeEn,
  ...communityEn,
  ...looksEn,
  ...newsletterPagesEn,
  ...offerPageEn,
  ...policiesEn,
  ...productsEn,
  ...projectsEn,
  ...registerEn,
  ...shortlistEn,
  ...specsEn,
  ...wallEn,
} as const;
