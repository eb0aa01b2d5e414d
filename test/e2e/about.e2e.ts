import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { signIn } from './staff.ts';
import { stopClock } from './stop-clock.ts';
import { LANGUAGES, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

type About = {
  taglines: string[];
  mission: string;
  vision: string;
  objectives: string;
  features: { title: string }[];
  features_heading: string;
};

const TEXTS = {
  en: { mission: 'Mission', vision: 'Vision', objectives: 'Objectives', clients: "Clients We're Proud Of", team: 'The people' },
  ar: { mission: 'رسالتنا', vision: 'رؤيتنا', objectives: 'أهدافنا', clients: 'عملاء نفخر بهم', team: 'فريقنا' },
} as const;

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test(`in ${language}: who we are`, async ({ page, request }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await stopClock(page);
    const complaints = await visit(page, language, '/about');
    const { about } = (await (await request.get(`/api/${language}/settings`)).json()) as { about: About };
    const [first, second] = about.taglines as [string, string];
    const typed = page.locator('main [aria-hidden="true"]').first();
    const letters = lettersOf(first);
    const begun = (count: number) => letters.slice(0, count).join('');
    proves('E-01');
    await expect(typed).toHaveText(begun(1));
    // Each step: nothing a millisecond before its time, and then one letter more or less.
    for (const [wait, before, after] of [
      [70, 1, 2],
      [70 * (letters.length - 2), letters.length - 1, letters.length],
      [500, letters.length, letters.length - 1],
      [50, letters.length - 1, letters.length - 2],
    ] as const) {
      await page.clock.runFor(wait - 1);
      await expect(typed).toHaveText(begun(before));
      await page.clock.runFor(1);
      await expect(typed).toHaveText(begun(after));
    }
    await page.clock.runFor(50 * (letters.length - 2) + 500 + 70 * (lettersOf(second).length - 1));
    await expect(typed).toHaveText(second);
    for (const card of ['mission', 'vision', 'objectives'] as const) {
      proves('E-02');
      const box = page.getByRole('article').filter({ has: page.getByRole('heading', { name: texts[card], exact: true }) });
      await expect(box.locator('p')).toHaveText(about[card]);
    }
    const unique = page.getByRole('region', { name: about.features_heading });
    proves('E-03');
    await expect(unique.getByRole('heading', { level: 3 })).toHaveText(about.features.map(({ title }) => title));
    const picture = (await unique.locator('picture').boundingBox())!;
    const sides = await unique.locator('article').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(sides.filter((x) => x < picture.x)).toHaveLength(2);
    expect(sides.filter((x) => x > picture.x)).toHaveLength(2);
    proves('E-04');
    await expect(page.getByRole('region', { name: texts.clients }).getByRole('img').first()).toBeVisible();
    proves('E-05');
    const allLetters = (await page.locator('main').innerText()).replaceAll(/[^A-Za-z\u0621-\u064A]/g, '');
    const arabic = allLetters.replaceAll(/[A-Za-z]/g, '').length / allLetters.length;
    expect(language === 'ar' ? arabic : 1 - arabic).toBeGreaterThan(0.8);
    await expect(page.getByRole('region', { name: texts.team })).toHaveCount(0);
    await page.clock.resume();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(complaints).toEqual([]);
  });

  test(`in ${language}: the team is shown only when the settings say so`, async ({ page, playwright, baseURL }) => {
    const staff = await signIn(playwright, baseURL);
    try {
      expect((await staff.request.put('/api/en/settings/site', { multipart: { show_team: '1' } })).ok()).toBe(true);
      await visit(page, language, '/about');
      proves('RES-15');
      await expect(page.getByRole('region', { name: texts.team }).getByRole('heading', { level: 3 }).first()).toBeVisible();
    } finally {
      await staff.request.put('/api/en/settings/site', { multipart: { show_team: '0' } });
      await staff.leave();
    }
    await page.reload();
    proves('3-106');
    await expect(page.getByRole('region', { name: texts.team })).toHaveCount(0);
  });
}

/** As readers count them: a mark belongs to its letter. */
function lettersOf(line: string): string[] {
  return [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
}
