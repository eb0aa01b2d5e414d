import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** One long-lived vendor file instead of five small ones: 4 kB less brotli, 3 requests less. */
const VENDOR = /node_modules\/(?:react|react-dom|scheduler|react-router|@remix-run|cookie-es)\//;

/** What every public page draws: one file instead of a dozen. The search overlay stays apart, it is loaded when opened. */
const SHELL =
  /\/app\/(?:root|ui\/(?:button|dialog|field|foreign|icon|layout|picture|wordmark|dot-matrix)\/|site\/(?:[^/]+\.tsx?$|failure-page\/|shell\/(?!search\/search-)))/;

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'app/public',
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR, priority: 2 },
                { name: 'site', test: SHELL, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
