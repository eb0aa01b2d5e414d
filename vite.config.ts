import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { bareIcons } from './app/building/bare-icons.ts';
import { inCheckout } from './app/building/in-checkout.ts';
import { listLaterClasses } from './app/building/list-later-classes.ts';
import { listModules } from './app/building/list-modules.ts';
import { inlineClassNames, scopedClassName } from './app/building/class-names.ts';

/** One long-lived vendor file instead of five small ones: 4 kB less brotli, 3 requests less. */
const VENDOR = /node_modules\/(?:react|react-dom|scheduler|react-router|@remix-run|cookie-es)\//;

/** What every public page draws: one file instead of a dozen, and one style sheet. What is fetched when it is asked for stays apart. */
const SHELL =
  /^app\/(?:root|page\/[^/]+\.tsx?$|ui\/(?:button|icon|layout|picture|wordmark)\/|ui\/foreign\/foreign|site\/(?:[^/]+\.tsx?$|failure-page\/|shell\/(?:footer\/(?!newsletter)|navigation-bar\/(?!side-)|search\/open-|shell[.-])|consent\/consent(?:-choice)?\.ts)|(?:ui|site|looks)\/(?!routes\/model\.).+\.css)/;

export default defineConfig({
  plugins: [bareIcons(), inlineClassNames(), reactRouter(), listModules('scripts.json'), listLaterClasses('later-classes.json')],
  publicDir: 'app/public',
  css: { modules: { generateScopedName: scopedClassName } },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR, priority: 2 },
                { name: 'site', test: inCheckout(SHELL), priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
