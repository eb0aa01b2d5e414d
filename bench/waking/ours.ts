import { startIslands } from '#app/islands/wake.ts';

startIslands({ 'contact-form.island.tsx': () => import('#app/site/contact-form/contact-form.island.tsx') });
