import type { Settings } from '../define.ts';
import { about } from './about.ts';
import { advisor } from './advisor.ts';
import { campaign } from './campaign.ts';
import { community } from './community.ts';
import { contactAe, contactSa } from './contact.ts';
import { countries } from './countries.ts';
import { dashboard } from './dashboard.ts';
import { home } from './home.ts';
import { mail } from './mail.ts';
import { office } from './office.ts';
import { offers } from './offers.ts';
import { policies } from './policies.ts';
import { popUp } from './pop-up.ts';
import { privacy } from './privacy.ts';
import { proof } from './proof.ts';
import { register } from './register.ts';
import { search } from './search.ts';
import { seo } from './seo.ts';
import { security } from './security.ts';
import { site } from './site.ts';
import { spam } from './spam.ts';
import { wordList } from './word-list.ts';

/** Every group of settings, in the order of the dashboard. */
export const settingsGroups = {
  site,
  contactSa,
  contactAe,
  office,
  countries,
  home,
  about,
  proof,
  register,
  policies,
  campaign,
  popUp,
  community,
  seo,
  search,
  wordList,
  advisor,
  mail,
  offers,
  spam,
  privacy,
  security,
  dashboard,
} as const;

/** `settingsGroups` as a list, where the types of single fields do not matter. */
export const settings: readonly Settings[] = Object.values(settingsGroups);
