// The common ground of all pages: their type, colours and the way pictures are placed.

const KUFI = "'Noto Kufi Arabic', 'Noto Sans', sans-serif";
const STYLE = `
* { box-sizing: border-box; margin: 0 }
html, body { block-size: 100%; overflow: hidden; background: #0b0b0c; color: #f6ead9; font-family: 'Noto Sans Arabic', 'Noto Sans', sans-serif }
.kufi { font-family: ${KUFI}; font-weight: 700; line-height: 1.5 }
.naskh { font-family: 'Noto Naskh Arabic'; font-weight: 700; line-height: 1.6 }
.amber { color: #ffb454 } .quiet { color: #f6ead999 }
.fill { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover }
.centre { position: absolute; inset: 0; display: grid; place-content: center; text-align: center }
.dots { background: linear-gradient(100deg, #ffd9a0, #ffb454 40%, #ff6a3d); -webkit-background-clip: text; color: transparent;
  -webkit-mask: radial-gradient(circle at center, #000 47%, transparent 55%) 0 0 / var(--dot, 10px) var(--dot, 10px) }
.glow { text-shadow: 0 0 .12em #ffb45488, 0 0 .5em #ff6a3d66 }`;

export const page = (width, height, body, extra = '') => ({
  width,
  height,
  html: `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><style>${STYLE}${extra}</style><body>${body}`,
});
export const picture = (name, style = '') => `<img class="fill" src="${name}.png" style="${style}">`;
