import type { DashboardKey } from '#i18n/messages/dashboard.ts';
import type { Right } from '#content/roles.ts';
import type { Glyph } from './ui/glyphs.ts';

export type Badge = 'unread' | 'held';
/** `needs` names rights of which one is enough; without it a tab is for everybody. `holds` are screens opened from it whose addresses are not below its own. */
export type Tab = {
  path: string;
  label: DashboardKey;
  icon: Glyph;
  badge?: Badge;
  needs?: readonly Right[];
  holds?: readonly string[];
};
export type TabGroup = { label: DashboardKey; tabs: readonly Tab[] };

/** Every area that has a group of settings; the groups themselves are too much for a browser, so a test compares. */
export const SETTINGS_RIGHTS: readonly Right[] = [
  'settings.read',
  'leads.read',
  'moderation.read',
  'privacy.read',
  'people.read',
  'prices.read',
];

const BANNERS = ['hero-banners', 'content-slider', 'product-banners', 'cards-slider', 'body-slider'].map((name) => `/dashboard/${name}`);

/** The tabs in their order; a screen that is not generated from the model has its line here and its route in routes.ts. */
export const TAB_GROUPS: readonly TabGroup[] = [
  {
    label: 'shell.group.content',
    tabs: [
      { path: '/dashboard/banners', label: 'shell.tab.banners', icon: 'images', needs: ['content.read'], holds: BANNERS },
      { path: '/dashboard/categories', label: 'shell.tab.categories', icon: 'grid', needs: ['content.read'] },
      { path: '/dashboard/sub_category', label: 'shell.tab.sub-categories', icon: 'diagram', needs: ['content.read'] },
      { path: '/dashboard/products', label: 'shell.tab.products', icon: 'display', needs: ['content.read'], holds: ['/dashboard/product'] },
      { path: '/dashboard/projects', label: 'shell.tab.projects', icon: 'building', needs: ['content.read'] },
      {
        path: '/dashboard/single_project',
        label: 'shell.tab.single-projects',
        icon: 'file',
        needs: ['content.read'],
        holds: ['/dashboard/manage_singel_project'],
      },
      { path: '/dashboard/community', label: 'shell.tab.community', icon: 'people', needs: ['content.read'] },
      { path: '/dashboard/community_blogs', label: 'shell.tab.community-blogs', icon: 'journal', needs: ['content.read'] },
      { path: '/dashboard/drafts', label: 'shell.tab.drafts', icon: 'pencil', needs: ['content.read'] },
      { path: '/dashboard/schedule', label: 'shell.tab.schedule', icon: 'calendar', needs: ['content.read'] },
      { path: '/dashboard/languages', label: 'shell.tab.languages', icon: 'translate', needs: ['content.read'] },
      { path: '/dashboard/releases', label: 'shell.tab.releases', icon: 'newspaper', needs: ['content.read'] },
    ],
  },
  {
    label: 'shell.group.people',
    tabs: [
      {
        path: '/dashboard/inbox',
        label: 'shell.tab.inbox',
        icon: 'inbox',
        needs: ['leads.read'],
        badge: 'unread',
        holds: ['/dashboard/templates'],
      },
      { path: '/dashboard/offers', label: 'shell.tab.offers', icon: 'receipt', needs: ['offers.read'] },
      { path: '/dashboard/meetings', label: 'shell.tab.meetings', icon: 'calendar', needs: ['leads.read'] },
      { path: '/dashboard/mail', label: 'shell.tab.mail', icon: 'envelope', needs: ['leads.read'] },
      { path: '/dashboard/moderation', label: 'shell.tab.moderation', icon: 'chat', needs: ['moderation.read'], badge: 'held' },
      { path: '/dashboard/subscribers', label: 'shell.tab.subscribers', icon: 'newspaper', needs: ['leads.read'] },
      { path: '/dashboard/privacy', label: 'shell.tab.privacy', icon: 'shield', needs: ['privacy.read'] },
    ],
  },
  {
    label: 'shell.group.site',
    tabs: [
      { path: '/dashboard/media', label: 'shell.tab.media', icon: 'images', needs: ['media.read'] },
      { path: '/dashboard/settings', label: 'shell.tab.settings', icon: 'gear', needs: SETTINGS_RIGHTS },
      { path: '/dashboard/history', label: 'shell.tab.history', icon: 'clock', needs: ['content.read'] },
      { path: '/dashboard/trash', label: 'shell.tab.trash', icon: 'trash', needs: ['content.read'] },
      { path: '/dashboard/links', label: 'shell.tab.links', icon: 'link', needs: ['content.read'] },
      { path: '/dashboard/specifications', label: 'shell.tab.specifications', icon: 'sliders', needs: ['content.read'] },
      { path: '/dashboard/figures', label: 'shell.tab.figures', icon: 'hash', needs: ['content.read'] },
      { path: '/dashboard/searches', label: 'shell.tab.searches', icon: 'search', needs: ['content.read'] },
      { path: '/dashboard/exchange', label: 'shell.tab.exchange', icon: 'exchange', needs: ['exchange.read'] },
      { path: '/dashboard/backup', label: 'shell.tab.backup', icon: 'safe', needs: ['backups.read'] },
      { path: '/dashboard/health', label: 'shell.tab.health', icon: 'pulse', needs: ['backups.read'] },
      { path: '/dashboard/users', label: 'shell.tab.users', icon: 'people', needs: ['people.read'] },
      { path: '/dashboard/keys', label: 'shell.tab.keys', icon: 'key', needs: ['people.read'] },
      { path: '/dashboard/webhooks', label: 'shell.tab.webhooks', icon: 'exchange', needs: ['people.read'] },
      { path: '/dashboard/log', label: 'shell.tab.log', icon: 'list', needs: ['people.read'] },
      { path: '/dashboard/account', label: 'shell.tab.account', icon: 'person' },
      { path: '/dashboard/help', label: 'shell.tab.help', icon: 'book' },
    ],
  },
];

/** Its own screen and what is opened from it at other addresses. */
export function screensOf({ path, holds = [] }: Pick<Tab, 'path' | 'holds'>): readonly string[] {
  return [path, ...holds];
}

export function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
