import { allCollections } from '#content/index.ts';
import { may, type Rightful } from '#content/roles.ts';
import { settings } from '#content/settings/index.ts';
import { areaOf } from '#api/content/model-named.ts';
import { storedName } from '#api/content/settings/settings.ts';

export function readableBy(user: Rightful): string[] {
  const names = [...allCollections.map(({ name }) => name), ...settings.map(storedName)];
  return names.filter((name) => may(user, `${areaOf(name)}.read`));
}
