import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';
import { about } from './about.ts';
import { advisor } from './advisor.ts';
import { campaign } from './campaign.ts';
import { community } from './community.ts';
import { contactAe, contactSa } from './contact.ts';
import { countries } from './countries.ts';
import { dashboard } from './dashboard.ts';
import { home } from './home.ts';
import { mail } from './mail.ts';
import { offers } from './offers.ts';
import { office } from './office.ts';
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

type Groups = typeof settingsGroups;

/** The starting values of every group; a group without them does not compile. */
export const demoSettings: { readonly [Name in keyof Groups]: DemoValues<Groups[Name]> } = {
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
};
