import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { HOSTILE_TEXTS } from '#test/rig/hostile-texts.ts';
import { enter } from './dashboard.ts';
import { picture, signIn, type Staff } from './staff.ts';
import { LANGUAGES, newMark, newVisitor, visit } from './visit.ts';

const ALL = HOSTILE_TEXTS.join('\n');
/** A minute holds 60 of everybody; what comes on top waits for a moderator. All texts together are in one comment and one post anyway. */
const ON_SECTION = 12;
const ON_POST = 8;
const FEED = '/our-community?blog=community-posts';

/** Stars, dashes and line ends are markup here, and the only one visitors have. */
const letters = (text: string) => text.replaceAll(/[\s*-]/g, '');

async function expectOnlyLetters(page: Page, complaints: readonly string[], texts: readonly string[]): Promise<void> {
  const shown = letters((await page.getByRole('main').textContent())!);
  expect(texts.filter((text) => !shown.includes(letters(text)))).toEqual([]);
  expect(await page.evaluate(() => '__x' in window)).toBe(false);
  expect(complaints).toEqual([]);
}

async function writeHostileTexts(staff: Staff, mark: string, alone: readonly string[]) {
  const send = async (path: string, data: object) => {
    const answer = await staff.request.post(`/api/en${path}`, { data, headers: newVisitor() });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: number; reference: string };
  };
  const blog = await staff.add('community', { en: { name: `Hostile ${mark}` } }, { create: '/add' });
  const sent = {
    title: `${mark} </script>${HOSTILE_TEXTS[0]}`,
    text: `<h2>Alive ${mark}</h2><p>${ALL}</p>`,
    path: '/about',
    icon: await picture(),
    seo_title: HOSTILE_TEXTS[12]!,
    seo_description: HOSTILE_TEXTS[14]!,
  };
  const section = await staff.add('communityonepost', { en: sent }, { parent: blog });
  for (const text of [ALL, ...alone.slice(0, ON_SECTION)])
    await send('/communitypostcomments', { post_id: section, username: text.slice(0, 190), text });
  const post = await send('/communityposts/posts', { author_name: HOSTILE_TEXTS[3], content: ALL });
  for (const text of alone.slice(ON_SECTION)) await send(`/communityposts/posts/${post.id}/comments`, { commenter_name: text, text });
  const fields = { name: HOSTILE_TEXTS[14], number: '0500000000', message: ALL };
  const { reference } = await send('/send-email', { kind: 'contact', fields, page: HOSTILE_TEXTS[0] });
  const { leads } = (await (await staff.request.get(`/api/en/inbox?search=${reference}`)).json()) as { leads: [{ id: number }] };
  return { blog: `Hostile-${mark}`, section, post: post.id, lead: leads[0].id, reference };
}

for (const [index, language] of LANGUAGES.entries()) {
  test(`V14 P07 L-18 A-21 4-03 4-21 in ${language}: ${HOSTILE_TEXTS.length} hostile texts are letters, for visitors and for the staff`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const staff = await signIn(playwright, baseURL);
    const mark = newMark();
    const first = index * (ON_SECTION + ON_POST);
    const alone = HOSTILE_TEXTS.slice(first, first + ON_SECTION + ON_POST);
    const written = await writeHostileTexts(staff, mark, alone);
    const comments = alone.slice(0, ON_SECTION);

    let complaints = await visit(page, language, `/our-community?blog=${written.blog}`);
    await expect(page.getByRole('heading', { name: `Alive ${mark}` })).toBeVisible();
    await expectOnlyLetters(page, complaints, comments);
    // The feed may be a minute old for somebody who has not written in it.
    await expect(async () => expectOnlyLetters(page, await visit(page, language, FEED), HOSTILE_TEXTS)).toPass();

    complaints = await enter(page, staff, language, '/dashboard/moderation?state=shown&kind=comment');
    await expectOnlyLetters(page, complaints, comments);
    complaints = await enter(page, staff, language, `/dashboard/inbox?search=${written.reference}`);
    await expectOnlyLetters(page, complaints, [HOSTILE_TEXTS[14]!]);
    complaints = await enter(page, staff, language, `/dashboard/inbox/${written.lead}`);
    await expectOnlyLetters(page, complaints, HOSTILE_TEXTS);

    await staff.request.delete(`/api/en/communityposts/posts/${written.post}`);
    await staff.leave();
  });
}
