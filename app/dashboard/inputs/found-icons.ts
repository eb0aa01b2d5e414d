import { isRecord } from '#content/known.ts';
import type { FoundIcons } from '#app/dashboard/routes/icons.ts';

export function isFoundIcons(answer: unknown): answer is FoundIcons {
  if (!isRecord(answer) || !Array.isArray(answer['icons'])) return false;
  const { exact, icons } = answer;
  return (exact === undefined || typeof exact === 'string') && icons.every(isIcon);
}

function isIcon(icon: unknown): boolean {
  return isRecord(icon) && typeof icon['name'] === 'string' && typeof icon['svg'] === 'string';
}
