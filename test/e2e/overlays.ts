import type { Page } from '@playwright/test';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import type { Language } from './visit.ts';

export const textsOf = (language: Language) => (language === 'en' ? siteEn : siteAr);

type Overlay = { path: string; open: (page: Page, language: Language) => Promise<void> };

/** Everything that opens over a page, and how a visitor opens it. */
export const OVERLAYS: Readonly<Record<string, Overlay>> = {
  menu: {
    path: '/about',
    async open(page, language) {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.getByRole('button', { name: textsOf(language)['site.nav.menu'] }).click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
  search: {
    path: '/about',
    async open(page, language) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: textsOf(language)['site.nav.search'] })
        .click();
      await page.getByRole('searchbox').fill('glow');
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  inquiry: {
    path: '/product/15',
    async open(page, language) {
      await page.getByRole('button', { name: textsOf(language)['site.product.inquire'] }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  player: {
    path: '/product/2',
    async open(page) {
      await page.locator('main a[aria-haspopup="dialog"]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'product-pictures': {
    path: '/one-category/1',
    async open(page) {
      await page.locator('main button[aria-haspopup="dialog"]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'pop-up': {
    path: '/',
    async open(page) {
      await page.addInitScript(() => sessionStorage.removeItem('pop-up-seen'));
      await page.reload();
      await page.getByRole('dialog').getByRole('button').first().waitFor();
    },
  },
  consent: {
    path: '/contact',
    async open(page, language) {
      await page.getByRole('button', { name: textsOf(language)['site.consent.change'] }).click();
      await page.getByRole('region', { name: textsOf(language)['site.consent.label'] }).waitFor();
    },
  },
};
