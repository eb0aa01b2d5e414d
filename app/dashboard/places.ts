import type { DashboardKey } from '#i18n/messages/dashboard.ts';
import type { Glyph } from './ui/glyphs.ts';

export type Badge = 'unread' | 'held';
export type Place = { path: string; label: DashboardKey; icon: Glyph; badge?: Badge };
export type PlaceGroup = { label: DashboardKey; places: readonly Place[] };

/** The tabs in their order; whoever adds a screen adds its line here and its route in routes.ts. */
export const PLACE_GROUPS: readonly PlaceGroup[] = [
  {
    label: 'shell.group.content',
    places: [
      { path: '/dashboard/banners', label: 'shell.tab.banners', icon: 'images' },
      { path: '/dashboard/categories', label: 'shell.tab.categories', icon: 'grid' },
      { path: '/dashboard/sub_category', label: 'shell.tab.sub-categories', icon: 'diagram' },
      { path: '/dashboard/products', label: 'shell.tab.products', icon: 'display' },
      { path: '/dashboard/projects', label: 'shell.tab.projects', icon: 'building' },
      { path: '/dashboard/single_project', label: 'shell.tab.single-projects', icon: 'file' },
      { path: '/dashboard/community', label: 'shell.tab.community', icon: 'people' },
      { path: '/dashboard/community_blogs', label: 'shell.tab.community-blogs', icon: 'journal' },
    ],
  },
  {
    label: 'shell.group.people',
    places: [
      { path: '/dashboard/inbox', label: 'shell.tab.inbox', icon: 'inbox', badge: 'unread' },
      { path: '/dashboard/meetings', label: 'shell.tab.meetings', icon: 'calendar' },
      { path: '/dashboard/mail', label: 'shell.tab.mail', icon: 'envelope' },
      { path: '/dashboard/moderation', label: 'shell.tab.moderation', icon: 'chat', badge: 'held' },
      { path: '/dashboard/subscribers', label: 'shell.tab.subscribers', icon: 'newspaper' },
      { path: '/dashboard/privacy', label: 'shell.tab.privacy', icon: 'shield' },
    ],
  },
  {
    label: 'shell.group.site',
    places: [
      { path: '/dashboard/media', label: 'shell.tab.media', icon: 'images' },
      { path: '/dashboard/settings', label: 'shell.tab.settings', icon: 'gear' },
      { path: '/dashboard/history', label: 'shell.tab.history', icon: 'clock' },
      { path: '/dashboard/trash', label: 'shell.tab.trash', icon: 'trash' },
      { path: '/dashboard/links', label: 'shell.tab.links', icon: 'link' },
      { path: '/dashboard/searches', label: 'shell.tab.searches', icon: 'search' },
      { path: '/dashboard/exchange', label: 'shell.tab.exchange', icon: 'exchange' },
      { path: '/dashboard/backup', label: 'shell.tab.backup', icon: 'safe' },
      { path: '/dashboard/users', label: 'shell.tab.users', icon: 'people' },
      { path: '/dashboard/account', label: 'shell.tab.account', icon: 'person' },
      { path: '/dashboard/help', label: 'shell.tab.help', icon: 'book' },
    ],
  },
];
