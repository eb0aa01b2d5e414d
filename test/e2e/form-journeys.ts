import type { Locator, Page } from '@playwright/test';
import { campaignAr } from '#i18n/messages/site/campaign.ar.ts';
import { campaignEn } from '#i18n/messages/site/campaign.en.ts';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { PROJECT_INQUIRY } from '#test/rig/project-inquiry.ts';
import { type Language, newMark } from './visit.ts';

const TEXTS = { en: { ...siteEn, ...campaignEn }, ar: { ...siteAr, ...campaignAr } };
export type Key = keyof (typeof TEXTS)['en'];

/** What the site says in a language. */
export function say(language: Language, key: Key): string {
  return TEXTS[language][key];
}

/** Presses something: with the mouse, or from the keyboard. */
export type Press = (target: Locator) => Promise<void>;

export type FormJourney = {
  path: string;
  /** The way to the form, for those who have scripts. */
  open?: (page: Page, language: Language, press: Press) => Promise<void>;
  form: (page: Page, language: Language) => Locator;
  /** Where the form is without scripts, if elsewhere; none where a journey of its own goes there without scripts. */
  plainForm?: (page: Page, language: Language) => Locator;
  /** In the order of the form. */
  fields: () => Readonly<Record<string, string>>;
  /** The call that sends it. */
  post: RegExp;
  /** The subject the call carries, where the specification names one. */
  subject?: (fields: Readonly<Record<string, string>>) => string;
  says: { sent: Key; failed: Key; unreached: Key };
  sending?: Key;
};

const NAME = 'Sami Example';
const PHONE = '+966 50 000 0000';

/** Everything a visitor can send, and where. */
export const FORM_JOURNEYS: Readonly<Record<string, FormJourney>> = {
  contact: {
    path: '/contact',
    form: (page) => page.locator('main form'),
    fields: () => ({ name: NAME, number: PHONE, message: `A wall, please. ${newMark()}` }),
    post: /\/api\/\w+\/email\/send-email-(?:sa|ae)$/,
    subject: ({ name }) => `New Contact from ${name}`,
    says: { sent: 'site.contact.sent', failed: 'site.contact.failed', unreached: 'site.contact.failed' },
  },
  meeting: {
    path: '/',
    form: (page) => page.locator('#meeting form'),
    async open(page, language, press) {
      const card = page.locator('#meeting');
      await press(card.getByRole('button', { name: say(language, 'site.meeting.laterMonth') }));
      await press(card.getByRole('radio', { disabled: false }).first());
    },
    fields: () => ({ name: NAME, phone: PHONE, time: '10:30', type: 'zoom' }),
    post: /\/api\/\w+\/email\/booking-(?:sa|ae)$/,
    subject: ({ name }) => `Meeting request from ${name}`,
    says: { sent: 'site.meeting.thanks', failed: 'site.meeting.failed', unreached: 'site.meeting.unreached' },
  },
  product: {
    path: '/product/15',
    form: (page) => page.getByRole('dialog').locator('form'),
    open: (page, language, press) => press(page.getByRole('button', { name: say(language, 'site.product.inquire') })),
    fields: () => ({ name: NAME, email: 'sami@example.com', phone: PHONE }),
    post: /\/api\/\w+\/email\/send-email-(?:sa|ae)$/,
    subject: () => 'Inquiry for GlowMate',
    says: { sent: 'site.inquiry.sent', failed: 'site.inquiry.failed', unreached: 'site.inquiry.unreached' },
  },
  project: {
    path: '/register',
    form: (page) => page.locator('main form'),
    fields: () => ({ ...PROJECT_INQUIRY, description: `A wall in the lobby. ${newMark()}` }),
    post: /\/api\/\w+\/send-email$/,
    subject: ({ projectName, fullName }) => `Project inquiry: ${projectName} from ${fullName}`,
    says: { sent: 'site.register.sent', failed: 'site.register.failed', unreached: 'site.register.unreached' },
  },
  comment: {
    path: '/our-community?blog=1&section=1',
    form: (page) => page.locator('#comment-1'),
    plainForm: (page) => page.locator('#comment-1'),
    fields: () => ({ username: NAME, text: newMark() }),
    post: /\/api\/\w+\/communitypostcomments$/,
    says: { sent: 'site.community.sent', failed: 'site.community.failed', unreached: 'site.community.failed' },
  },
  post: {
    path: '/our-community?blog=community-posts',
    form: (page) => page.locator('#post-0'),
    fields: () => ({ author_name: NAME, content: newMark() }),
    post: /\/api\/\w+\/communityposts\/posts$/,
    says: { sent: 'site.community.sent', failed: 'site.community.failed', unreached: 'site.community.failed' },
  },
  newsletter: {
    path: '/privacy-policy',
    form: (page) => page.getByRole('contentinfo').locator('form'),
    plainForm: (page) => page.getByRole('contentinfo').locator('form'),
    fields: () => ({ email: `${newMark()}@example.com` }),
    post: /\/api\/\w+\/newsletter$/,
    says: { sent: 'site.footer.newsletterDone', failed: 'site.footer.newsletterFailed', unreached: 'site.footer.newsletterFailed' },
  },
  campaign: {
    path: '/the-vision',
    form: (page, language) => page.getByRole('form', { name: say(language, 'site.campaign.quote') }),
    plainForm: (page, language) => page.getByRole('form', { name: say(language, 'site.campaign.quote') }),
    open: (page, language, press) => press(page.getByRole('button', { name: say(language, 'site.campaign.quote'), exact: true })),
    fields: () => ({ name: NAME, number: PHONE, message: `Which one? ${newMark()}` }),
    post: /\/api\/\w+\/email\/send-email-(?:sa|ae)$/,
    says: { sent: 'site.campaign.sent', failed: 'site.campaign.failed', unreached: 'site.campaign.failed' },
    sending: 'site.campaign.sending',
  },
};
