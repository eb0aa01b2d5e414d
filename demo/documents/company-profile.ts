import type { Language } from '#content/document.ts';
import { categoryPages } from '#demo/content/category-pages.ts';
import { records as projectGrid } from '#demo/content/project-grid.ts';
import { records as projects } from '#demo/content/projects.ts';
import { about } from '#demo/settings/about.ts';
import { contactAe, contactSa } from '#demo/settings/contact.ts';
import { site } from '#demo/settings/site.ts';
import { html, type Html } from './html.ts';
import { cards, documentPage, foot, lockup, type Card } from './layout.ts';
import type { PictureOf } from './picture-of.ts';
import { WORDS } from './words.ts';

export function companyProfile(language: Language, pictureOf: PictureOf): Html {
  const words = WORDS[language];
  const { company_name: company, tagline } = site[language];
  const own = about[language];
  const lines = categoryPages.map(({ category, links }) => ({
    title: category[language].name,
    text: links.map((link) => link[language].text).join(' '),
  }));
  const cover = html`<section class="page cover">
    <img class="wide" src="${pictureOf('images/led-wall-lobby-dunes.jpg')}" alt="" />
    <div class="words">
      ${lockup(language)}
      <div>
        <p class="kind">${words.profile}</p>
        <h1>${tagline}</h1>
      </div>
    </div>
  </section>`;
  const ideas = [
    { title: words.mission, text: own.mission },
    { title: words.vision, text: own.vision },
    { title: words.objectives, text: own.objectives },
  ];
  const steps = projectGrid.map((step) => step[language]);
  const stories = projects.map((project) => ({
    title: project[language].title,
    sub: project[language].subtitle,
    text: project[language].text,
  }));
  return documentPage(language, `${company}: ${words.profile}`, [
    cover,
    inner(language, pictureOf('images/workshop-calibration.jpg'), [
      html`<h1>${company}</h1>
        <p class="lead">${own.text}</p>`,
      cards(ideas),
    ]),
    inner(language, pictureOf('images/curved-wall-dunes.jpg'), [
      html`<h1>${own.features_heading}</h1>`,
      cards(own.features),
      html`<h2>${words.whatWeMake}</h2>`,
      cards(lines),
    ]),
    inner(language, pictureOf('images/stadium-ribbon-welcome.jpg'), [html`<h1>${words.projects}</h1>`, cards(stories)]),
    inner(language, pictureOf('images/installation-half-built.jpg'), [
      html`<h1>${words.howWeWork}</h1>`,
      cards(steps),
      html`<h2>${words.talk}</h2>`,
      cards(contacts(language)),
    ]),
  ]);
}

function inner(language: Language, picture: string, body: readonly Html[]): Html {
  return html`<section class="page">
    <img class="band" src="${picture}" alt="" />
    <div class="body">${body}</div>
    ${foot(language)}
  </section>`;
}

function contacts(language: Language): Card[] {
  return [
    { title: WORDS[language].riyadh, sub: contactSa.shared?.email, text: contactSa[language].address },
    { title: WORDS[language].dubai, sub: contactAe.shared?.email, text: contactAe[language].address },
  ];
}
