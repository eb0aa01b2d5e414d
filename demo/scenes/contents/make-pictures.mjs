// Draws the moving pictures of shaders.mjs with a headless browser.
// usage: node make-pictures.mjs OUT [--size 1600x900] [--frames 1] [--at 0.2] [names...]
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { SHADERS } from './shaders.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1600x900' },
    frames: { type: 'string', default: '1' },
    at: { type: 'string', default: '0.2' },
  },
});
const [out, ...names] = positionals;
const [width, height] = values.size.split('x').map(Number);
const frames = Number(values.frames);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
const page = await browser.newPage();
await page.setContent('<canvas></canvas>');

/** Compiles one shader on the page; afterwards `window.draw(t)` returns a picture as a data URL. */
function prepare([source, w, h, type]) {
  const canvas = document.querySelector('canvas');
  canvas.width = w;
  canvas.height = h;
  const gl = canvas.getContext('webgl', { preserveDrawingBuffer: true, antialias: false });
  const program = gl.createProgram();
  const corners = 'attribute vec2 p; void main() { gl_Position = vec4(p, 0.0, 1.0); }';
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, source],
  ]) {
    const shader = gl.createShader(kind);
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader));
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.viewport(0, 0, w, h);
  gl.uniform2f(gl.getUniformLocation(program, 'size'), w, h);
  window.draw = (t) => {
    gl.uniform1f(gl.getUniformLocation(program, 't'), t);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    return canvas.toDataURL(type, 0.95);
  };
}

await mkdir(out, { recursive: true });
for (const name of names.length > 0 ? names : Object.keys(SHADERS)) {
  // Frames of films are many, so they are kept as JPEG; single pictures are drawn without loss.
  const type = frames > 1 ? 'image/jpeg' : 'image/png';
  await page.evaluate(prepare, [SHADERS[name], width, height, type]);
  if (frames > 1) await mkdir(`${out}/${name}`, { recursive: true });
  for (let frame = 0; frame < frames; frame += 1) {
    const t = frames > 1 ? frame / frames : Number(values.at);
    const url = await page.evaluate((moment) => window.draw(moment), t);
    const file = frames > 1 ? `${out}/${name}/${String(frame).padStart(4, '0')}.jpg` : `${out}/${name}.png`;
    await writeFile(file, Buffer.from(url.split(',')[1], 'base64'));
  }
  // A page keeps one context per canvas: a fresh canvas for the next shader.
  await page.setContent('<canvas></canvas>');
}
await browser.close();
