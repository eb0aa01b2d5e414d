import { readFileSync } from 'node:fs';

// The common ground of all pages: their type, colours and the way pictures are placed.

// The site's own two faces, so that a picture speaks as the page around it does.
const FACES = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);
// As data, because a page from a file may not read fonts from another folder.
const face = (file) => `data:font/woff2;base64,${readFileSync(new URL(file, FACES)).toString('base64')}`;
const KUFI = "'Lamha', sans-serif";
const STYLE = `
@font-face { font-family: Lamha; src: url(${face('readex-pro/files/readex-pro-arabic-wght-normal.woff2')}); font-weight: 160 700; unicode-range: U+600-6FF }
@font-face { font-family: Lamha; src: url(${face('geist/files/geist-latin-wght-normal.woff2')}); font-weight: 160 700; unicode-range: U+20-2FF, U+2000-20FF, U+2190-22FF }
* { box-sizing: border-box; margin: 0 }
html, body { block-size: 100%; overflow: hidden; background: #0b0b0c; color: #f6ead9; font-family: 'Lamha', sans-serif }
.kufi { font-family: ${KUFI}; font-weight: 700; line-height: 1.5 }
.naskh { font-family: 'Noto Naskh Arabic'; font-weight: 700; line-height: 1.6 }
.amber { color: #ffb224 } .quiet { color: #f6ead999 }
.fill { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover }
.centre { position: absolute; inset: 0; display: grid; place-content: center; text-align: center }
.dots { background: linear-gradient(100deg, #ffd9a0, #ffb224 40%, #ff6a3d); -webkit-background-clip: text; color: transparent;
  -webkit-mask: radial-gradient(circle at center, #000 47%, transparent 55%) 0 0 / var(--dot, 10px) var(--dot, 10px) }
.glow { text-shadow: 0 0 .12em #ffb22488, 0 0 .5em #ff6a3d66 }`;

export const page = (width, height, body, extra = '', language = 'ar') => ({
  width,
  height,
  html: `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>${STYLE}${extra}</style><body>${body}`,
});
export const picture = (name, style = '') => `<img class="fill" src="${name}.png" style="${style}">`;
