import { findIcons, iconDrawing } from '#app/page/content-icons.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';

export type FoundIcons = { exact?: string; icons: readonly { name: string; svg: string }[] };

/** `?name=tv` draws one icon, `?text=t` finds icons whose name contains the text. */
export const loader = dashboardLoader('content.read', async ({ url }): Promise<FoundIcons> => {
  const name = url.searchParams.get('name');
  if (name !== null) {
    const plain = name
      .trim()
      .toLowerCase()
      .replace(/^(?:bi\s+)?(?:bi-)?/, '');
    return { exact: await iconDrawing(plain), icons: [] };
  }
  const names = await findIcons(url.searchParams.get('text')?.trim().toLowerCase() ?? '');
  return { icons: await Promise.all(names.map(async (found) => ({ name: found, svg: await iconDrawing(found) }))) };
});
