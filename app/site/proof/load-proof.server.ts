import { settingsGroups } from '#content/settings/index.ts';
import { iconDrawing } from '#app/page/content-icons.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';

export type LoadedProof = Awaited<ReturnType<typeof loadProof>>;

export async function loadProof({ operations, language }: Pick<PageArgs, 'operations' | 'language'>) {
  const proof = await operations.settings.read(settingsGroups.proof, language);
  const service = proof.service.map(async ({ icon, title, text }) => ({ title, text, drawing: await iconDrawing(icon) }));
  return { ...proof, service: await Promise.all(service) };
}
