import type { Config } from '@react-router/dev/config';
import { precompress } from './app/building/precompress.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // A page carries only its own routes: what the dashboard has, visitors do not download.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
