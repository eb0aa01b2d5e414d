import sharp from 'sharp';
const [, , out, w, cols, ...files] = process.argv;
const W = Number(w), C = Number(cols);
const ims = await Promise.all(files.map(async (f) => { const { data, info } = await sharp(`/tmp/w/board-shots/${f}.png`).resize(W).png().toBuffer({ resolveWithObject: true }); return { data, h: info.height }; }));
const h = Math.max(...ims.map((i) => i.h));
await sharp({ create: { width: C * (W + 8), height: Math.ceil(ims.length / C) * (h + 8), channels: 3, background: 'magenta' } }).composite(ims.map((i, n) => ({ input: i.data, left: (n % C) * (W + 8), top: Math.floor(n / C) * (h + 8) }))).png().toFile(`/tmp/w/board-shots/${out}.png`);
