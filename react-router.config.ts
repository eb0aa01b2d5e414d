import type { Config } from '@react-router/dev/config';
import { precompress } from './app/server/precompress.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // Every public address exists twice and all of them are few: one manifest file beats a request per navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
