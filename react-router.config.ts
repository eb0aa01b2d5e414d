import type { Config } from '@react-router/dev/config';
import { buildVisitorScripts } from './app/building/build-visitor-scripts.ts';
import { listStyleRules } from './app/building/list-style-rules.ts';
import { precompress } from './app/building/precompress.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // Only the dashboard has a router in the browser, and its screens name more records than one question for routes can hold.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = `${reactRouterConfig.buildDirectory}/client`;
    await buildVisitorScripts(folder);
    await listStyleRules(folder, `${reactRouterConfig.buildDirectory}/style-rules.json`);
    await precompress(folder);
  },
} satisfies Config;
