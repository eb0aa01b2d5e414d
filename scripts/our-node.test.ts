import { expect, onTestFinished, test } from 'vitest';
import { needOurNode } from './our-node.mjs';

test('a Node that cannot run our sources is told which one can', async () => {
  const { versions } = process;
  onTestFinished(() => void Object.defineProperty(process, 'versions', { value: versions }));
  expect(needOurNode).not.toThrow();
  Object.defineProperty(process, 'versions', { value: { ...versions, node: '20.20.2' } });
  expect(needOurNode).toThrow(/needs Node 24.* this is Node 20\.20\.2\..*node_modules\/\.bin\/node/);
});
