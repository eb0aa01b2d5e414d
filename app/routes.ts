import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { allCollections } from '#content/index.ts';
import { PAGE_NAMES, PAGES } from '#content/pages.ts';
import { moduleOf } from './building/page-module.ts';

/** The screens that are not generated from the model, below /dashboard. */
const DASHBOARD_SCREENS = {
  drafts: 'drafts.tsx',
  schedule: 'schedule.tsx',
  releases: 'releases.tsx',
  banners: 'banners.tsx',
  find: 'find.ts',
  icons: 'icons.ts',
  inbox: 'inbox.tsx',
  'inbox/:id': 'lead.tsx',
  languages: 'languages.tsx',
  templates: 'templates.tsx',
  'link-targets': 'link-targets.ts',
  'manage_single_project/:id': 'right-spelling.ts',
  mail: 'mail.tsx',
  meetings: 'meetings.tsx',
  offers: 'offers.tsx',
  'offers/:id': 'offer.tsx',
  media: 'media.tsx',
  settings: 'settings.tsx',
  'settings/:group': 'settings-group.tsx',
  history: 'history.tsx',
  trash: 'trash.tsx',
  links: 'links.tsx',
  figures: 'figures.tsx',
  specifications: 'specifications.tsx',
  searches: 'searches.tsx',
  exchange: 'exchange.tsx',
  backup: 'backup.tsx',
  health: 'health.tsx',
  users: 'users.tsx',
  'word-list': 'word-list.ts',
  keys: 'keys.tsx',
  webhooks: 'webhooks.tsx',
  log: 'log.tsx',
  account: 'account.tsx',
  'help/:task?': 'help.tsx',
  moderation: 'moderation.tsx',
  privacy: 'privacy.tsx',
  subscribers: 'subscribers.tsx',
} as const;

/** The one list of pages: every public address in Arabic at its plain path and in English under /en, from the same modules. */
export default [
  ...siteFiles(),
  ...dashboardPages('ar'),
  ...prefix(LOCALES.en.prefix, dashboardPages('en')),
  ...publicPages('ar'),
  ...prefix(LOCALES.en.prefix, publicPages('en')),
] satisfies RouteConfig;

/** What machines read. */
function siteFiles(): RouteConfigEntry[] {
  const perLanguage = (['ar', 'en'] as const).flatMap((language) => [
    route(`${LOCALES[language].prefix}/site.webmanifest`, 'site/files/manifest.ts', { id: `${language}.manifest` }),
    route(`${LOCALES[language].prefix}/feed.xml`, 'site/files/feed.ts', { id: `${language}.feed` }),
  ]);
  return [
    route('/sitemap.xml', 'site/files/sitemap.ts'),
    route('/sitemap/:part', 'site/files/sitemap-part.ts'),
    route('/robots.txt', 'site/files/robots.ts'),
    ...perLanguage,
  ];
}

function publicPages(language: Language): RouteConfigEntry[] {
  const pages = PAGE_NAMES.map((page) => {
    const [file, id, path] = [moduleOf(page), `${language}.${page}`, PAGES[page]];
    return path === '/' ? index(file, { id }) : route(path, file, { id });
  });
  const notFound = route('*', 'site/routes/not-found.tsx', { id: `${language}.not-found` });
  const parts = ['newsletter', 'meeting', 'pop-up', 'menu'].map((part) =>
    route(part, `site/routes/${part}.tsx`, { id: `${language}.${part}` }),
  );
  for (const step of ['confirm', 'unsubscribe'])
    parts.push(route(`newsletter/${step}`, 'site/routes/newsletter-link.tsx', { id: `${language}.newsletter-${step}` }));
  parts.push(route('offer/:token', 'site/routes/shared-offer.tsx', { id: `${language}.shared-offer` }));
  return [
    route('closed', 'site/routes/maintenance.tsx', { id: `${language}.closed` }),
    route('model/:id', 'site/routes/model.tsx', { id: `${language}.model` }),
    layout('site/shell/shell.tsx', { id: language }, [
      layout('site/shell/boundary.tsx', { id: `${language}.boundary` }, [...pages, ...parts, notFound]),
    ]),
  ];
}

/** Every place where collections are edited comes from the model; a place with named sections shows them folded. */
function dashboardPages(language: Language): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}.dashboard.${name}` });
  const managers = new Map(allCollections.map(({ edited }) => [edited.at, edited.section ? 'sections' : 'manager']));
  const generated = [...managers].map(([at, screen]) =>
    route(at.replace('/dashboard/', '').replace('{id}', ':id'), `dashboard/routes/${screen}.tsx`, id(at)),
  );
  const written = Object.entries(DASHBOARD_SCREENS).map(([path, file]) => route(path, `dashboard/routes/${file}`, id(path)));
  return prefix('dashboard', [
    ...['sign-in', 'forgotten', 'new-password'].map((path) => route(path, `dashboard/routes/${path}.tsx`, id(path))),
    layout('dashboard/shell/shell.tsx', { id: `${language}.dashboard` }, [
      layout('dashboard/shell/boundary.tsx', id('boundary'), [
        index('dashboard/routes/overview.tsx', id('overview')),
        ...generated,
        ...written,
        route('*', 'dashboard/routes/not-found.tsx', id('not-found')),
      ]),
    ]),
  ]);
}
