import type { DashboardKey } from '#i18n/messages/dashboard.ts';

export const KEYS: readonly { keys: string; says: DashboardKey }[] = [
  { keys: 'Ctrl K', says: 'finder.key.find' },
  { keys: 'Ctrl S', says: 'finder.key.save' },
  { keys: 'J K', says: 'finder.key.neighbours' },
  { keys: 'Ctrl ↵', says: 'finder.key.send' },
  { keys: '?', says: 'finder.key.keys' },
  { keys: 'Esc', says: 'finder.key.close' },
  { keys: '↑ ↓', says: 'finder.key.walk' },
  { keys: '↵', says: 'finder.key.cell' },
];
