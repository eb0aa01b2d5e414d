import type { DashboardKey } from '#i18n/messages/dashboard.ts';
import type { Right } from '#content/roles.ts';

/** What the finder does itself, without a screen to do it on. */
export const DEEDS = ['back-up', 'sign-out', 'other-language', 'view-site'] as const;
export type Deed = (typeof DEEDS)[number];
/** Where it is done, `#` the part of the screen that the cursor goes to; `needs` as of a tab, of which one is enough. */
type Action = { to: string; label: DashboardKey; needs?: readonly Right[]; does?: Deed };

/** Everything that staff ask for and that is no record: the finder offers it, the most used first. */
export const ACTIONS: readonly Action[] = [
  { to: '/dashboard/products?add=', label: 'finder.action.product', needs: ['content.write'] },
  { to: '/dashboard/offers?new=', label: 'finder.action.offer', needs: ['offers.write'] },
  { to: '/dashboard/templates#content', label: 'desk.templates', needs: ['leads.read'] },
  { to: '/dashboard/templates?add=', label: 'finder.action.template', needs: ['leads.write'] },
  { to: '/dashboard/media#add', label: 'finder.action.upload', needs: ['media.write'] },
  { to: '/dashboard/releases#add', label: 'finder.action.release', needs: ['content.write'] },
  { to: '/dashboard/exchange#export', label: 'finder.action.export', needs: ['exchange.read'] },
  { to: '/dashboard/exchange#import', label: 'finder.action.import', needs: ['exchange.translate'] },
  { to: '/dashboard/backup#make', label: 'finder.action.backup', needs: ['backups.write'], does: 'back-up' },
  { to: '/dashboard/users#add', label: 'finder.action.invite', needs: ['people.write'] },
  { to: '/dashboard/keys#add', label: 'finder.action.key', needs: ['people.write'] },
  { to: '/dashboard/webhooks#add', label: 'finder.action.webhook', needs: ['people.write'] },
  { to: '/dashboard/mail#test', label: 'finder.action.test-mail', needs: ['leads.write'] },
  { to: '/dashboard/privacy#find', label: 'finder.action.person', needs: ['privacy.read'] },
  { to: '/dashboard/account#password', label: 'finder.action.password' },
  { to: '/dashboard/account#second-step', label: 'finder.action.second-step' },
  { to: '/dashboard/account#email', label: 'finder.action.email' },
  { to: '/dashboard#other-language', label: 'finder.action.language', does: 'other-language' },
  { to: '/#site', label: 'shell.view-site', does: 'view-site' },
  { to: '/dashboard#sign-out', label: 'finder.action.sign-out', does: 'sign-out' },
];

export function mayDo({ needs }: Action, mayUse: (right: Right) => boolean): boolean {
  return !needs || needs.some(mayUse);
}
