// Moving pictures for the screens, as fragment shaders. `t` runs from 0 to 1 and every one loops.

const COMMON = `
precision highp float;
uniform vec2 size; uniform float t;
const float TAU = 6.2831853;
float hash(vec2 p) { p = fract(p * vec2(123.34, 345.45)); p += dot(p, p + 34.345); return fract(p.x * p.y); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float fbm(vec2 p) { float s = 0.0, a = 0.5; for (int i = 0; i < 5; i++) { s += a * noise(p); p = mat2(1.6, 1.2, -1.2, 1.6) * p; a *= 0.5; } return s; }
vec2 orbit(float r) { return r * vec2(cos(TAU * t), sin(TAU * t)); }
`;

const DUNES = `
float land(vec2 p) {
  p += 1.3 * vec2(noise(p * 0.35), noise(p * 0.35 + 9.0));
  float wave = p.x * 0.72 + p.y * 0.46 + 2.2 * noise(p * 0.32 + 3.0);
  float crest = 1.0 - abs(sin(wave));
  crest = mix(crest, crest * crest, 0.45);
  return 1.25 * crest * (0.45 + 0.9 * noise(p * 0.22 + 5.0)) + 1.1 * noise(p * 0.25 + 20.0);
}
float ripples(vec2 p) { return 0.004 * sin(38.0 * (p.x + 0.4 * p.y + 0.35 * noise(p * 2.0)) + 5.0 * noise(p * 1.2)) ; }
vec3 sky(vec3 d, vec3 sun) {
  float h = clamp(d.y * 2.3 + 0.03, 0.0, 1.0);
  vec3 c = mix(vec3(1.0, 0.44, 0.16), vec3(0.62, 0.20, 0.16), smoothstep(0.0, 0.22, h));
  c = mix(c, vec3(0.15, 0.075, 0.13), smoothstep(0.14, 0.55, h));
  c = mix(c, vec3(0.035, 0.03, 0.07), smoothstep(0.45, 1.0, h));
  float s = max(dot(d, sun), 0.0);
  return c + vec3(1.0, 0.55, 0.22) * (0.55 * pow(s, 9.0) + 0.9 * pow(s, 60.0)) + vec3(1.0, 0.82, 0.55) * smoothstep(0.9990, 0.9994, s) * 2.2;
}
void main() {
  vec2 q = (gl_FragCoord.xy - 0.5 * size) / size.y;
  vec2 sway = orbit(0.22);
  vec3 eye = vec3(3.0 + sway.x, 0.0, 6.0 + 0.4 * sway.y); eye.y = 4.0;
  vec3 d = normalize(vec3(q.x * 1.05, q.y * 1.05 - 0.20, 1.0));
  vec3 sun = normalize(vec3(-1.0, 0.20, 0.62));
  float far = 0.5, last = 0.0; bool hit = false;
  for (int i = 0; i < 190; i++) {
    vec3 p = eye + d * far; float gap = p.y - land(p.xz);
    if (gap < 0.002 * far) { hit = true; break; }
    last = far; far += max(0.012, gap * 0.30); if (far > 60.0) break;
  }
  vec3 color = sky(d, sun);
  if (hit) {
    for (int i = 0; i < 6; i++) { float mid = 0.5 * (last + far); vec3 p = eye + d * mid; if (p.y < land(p.xz)) far = mid; else last = mid; }
    vec3 p = eye + d * far; vec2 e = vec2(0.01 + 0.002 * far, 0.0);
    float near = exp(-far * 0.22);
    float h = land(p.xz);
    vec3 n = normalize(vec3(h - land(p.xz + e.xy), e.x, h - land(p.xz + e.yx)));
    vec2 r = vec2(0.012, 0.0); vec2 drift = p.xz + orbit(0.03);
    float rp = ripples(drift);
    n = normalize(n + near * vec3((rp - ripples(drift + r.xy)) / r.x, 0.0, (rp - ripples(drift + r.yx)) / r.x) * 0.75);
    float lit = pow(max(dot(n, normalize(sun * vec3(1, 1.5, 1))), 0.0), 0.8);
    float shade = 1.0, s = 0.08;
    for (int i = 0; i < 60; i++) { vec3 c = p + sun * s; float g = c.y + 0.02 - land(c.xz); shade = min(shade, 7.0 * g / s); s += clamp(g * 0.55, 0.045, 0.5); if (shade < 0.0 || s > 9.0) break; }
    shade = smoothstep(0.0, 1.0, shade);
    vec3 sand = mix(vec3(0.86, 0.43, 0.18), vec3(0.95, 0.60, 0.32), fbm(p.xz * 0.8));
    color = sand * (lit * shade * vec3(2.0, 1.12, 0.55) + vec3(0.105, 0.05, 0.07) * (0.5 + 0.6 * n.y));
    color += vec3(1.0, 0.5, 0.2) * 0.16 * pow(clamp(1.0 + dot(d, n), 0.0, 1.0), 3.0) * shade;
    float fog = 1.0 - exp(-pow(far * 0.030, 1.6));
    color = mix(color, sky(normalize(vec3(d.x, 0.012, d.z)), sun) * 0.95, fog);
  }
  color = color / (color * 0.55 + 0.62);
  gl_FragColor = vec4(pow(max(color, 0.0), vec3(0.72)), 1.0);
}`;

const SILK = `
float soft(vec2 p) { return noise(p) * 0.7 + noise(p * 1.9 + 3.7) * 0.3; }
float cloth(vec2 p) {
  vec2 o = orbit(0.3);
  vec2 w = vec2(soft(p * 0.8 + o), soft(p * 0.8 + 5.0 - o.yx));
  float v = soft(p * 0.55 + 1.3 * w + o.yx * 0.5);
  return 0.5 * sin(11.0 * v + 3.2 * p.y - 1.6 * p.x + 2.5 * w.x) + 0.22 * sin(19.0 * v + 4.0 * p.x + 5.0 * w.y);
}
void main() {
  vec2 p = (gl_FragCoord.xy - 0.5 * size) / size.y * 1.7; vec2 e = vec2(0.006, 0.0);
  float h = cloth(p); vec3 n = normalize(vec3(h - cloth(p + e.xy), h - cloth(p + e.yx), e.x * 2.1));
  vec3 l = normalize(vec3(-0.5, 0.65, 0.45)), v = vec3(0.0, 0.0, 1.0);
  float lit = max(dot(n, l), 0.0), rim = pow(1.0 - n.z, 2.2), shine = pow(max(dot(reflect(-l, n), v), 0.0), 14.0);
  float place = smoothstep(1.5, 0.1, length(p * vec2(0.62, 0.95) - vec2(-0.1, 0.05)) - 0.25 * h);
  vec3 c = vec3(0.70, 0.17, 0.07) * lit * 0.75 + vec3(1.0, 0.52, 0.20) * pow(lit, 3.0) * 0.75 + vec3(1.0, 0.80, 0.52) * shine * 0.9;
  c += vec3(0.55, 0.10, 0.08) * rim * 0.35 * (0.5 + 0.5 * h);
  gl_FragColor = vec4(pow(clamp(c * (0.10 + 1.05 * place), 0.0, 1.0), vec3(0.85)), 1.0);
}`;

const SEA = `
float swell(vec2 p) { vec2 o = orbit(0.5); return fbm(p + o) * 0.6 + fbm(p * 2.3 - o.yx * 1.4) * 0.3; }
void main() {
  vec2 q = gl_FragCoord.xy / size; float aspect = size.x / size.y; float horizon = 0.60;
  vec3 c; float sunx = 0.66;
  if (q.y > horizon) {
    float h = (q.y - horizon) / (1.0 - horizon);
    c = mix(vec3(1.0, 0.56, 0.26), vec3(0.52, 0.20, 0.20), smoothstep(0.0, 0.45, h)); c = mix(c, vec3(0.07, 0.06, 0.13), smoothstep(0.25, 1.0, h));
    float cloud = fbm(vec2(q.x * 3.0 * aspect * 0.5 + orbit(0.05).x, h * 9.0)); c += vec3(0.9, 0.36, 0.16) * smoothstep(0.52, 0.8, cloud) * (1.0 - h) * 0.55;
    float s = length((q - vec2(sunx, horizon + 0.075)) * vec2(aspect, 1.0)); c += vec3(1.0, 0.72, 0.4) * (smoothstep(0.062, 0.058, s) * 1.1 + 0.5 * exp(-s * 7.0));
  } else {
    float depth = (horizon - q.y) / horizon; float z = 0.55 / (depth + 0.012);
    vec2 p = vec2((q.x - 0.5) * aspect * z * 1.6, z * 4.0); vec2 e = vec2(0.06, 0.0);
    float h = swell(p); vec2 slope = vec2(swell(p + e.xy) - h, swell(p + e.yx) - h) / e.x;
    float facing = clamp(0.5 + slope.y * 1.3, 0.0, 1.0);
    c = mix(vec3(0.010, 0.055, 0.075), vec3(0.05, 0.20, 0.22), facing); c = mix(c, vec3(0.85, 0.38, 0.20), (1.0 - depth) * 0.55 * (0.35 + 0.65 * facing));
    float path = exp(-pow((q.x - sunx + slope.x * 0.10) * aspect / (0.05 + 0.22 * depth), 2.0)); c += vec3(1.0, 0.6, 0.28) * path * pow(facing, 2.5) * 2.1;
    c *= 0.55 + 0.6 * (1.0 - depth);
  }
  gl_FragColor = vec4(pow(clamp(c, 0.0, 1.0), vec3(0.8)), 1.0);
}`;

const SKYLINE = `
float roof(float x, float s) { float i = floor(x * s), f = fract(x * s); float h = pow(hash(vec2(i, s)), 2.0) * 0.34 + 0.04; float w = 0.3 + 0.6 * hash(vec2(i, s + 3.0)); float c = abs(f - 0.5) * 2.0; return c < w ? h + (hash(vec2(i, 9.0)) > 0.7 ? smoothstep(0.10, 0.0, c) * 0.10 : 0.0) : 0.0; }
float needle(float x, float at, float high, float wide) { float k = abs(x - at) / wide; return k < 1.0 ? high * pow(1.0 - k, 1.6) : 0.0; }
vec3 city(vec2 q, float aspect) {
  vec3 c = mix(vec3(0.95, 0.42, 0.2), vec3(0.22, 0.09, 0.16), smoothstep(0.0, 0.3, q.y)); c = mix(c, vec3(0.025, 0.022, 0.06), smoothstep(0.15, 0.75, q.y)); c *= 0.8;
  float x = q.x * aspect;
  for (int layer = 0; layer < 3; layer++) {
    float l = float(layer), s = 3.2 + 2.2 * l, h = roof(x + 3.1 * l, s) * (1.25 - 0.3 * l);
    if (layer == 0) { h = max(h, needle(x, aspect * 0.62, 0.66, 0.075)); h = max(h, needle(x, aspect * 0.27, 0.40, 0.09)); }
    if (q.y < h) {
      vec3 wall = mix(vec3(0.16, 0.075, 0.085), vec3(0.018, 0.014, 0.022), (l + 0.6) / 2.6);
      vec2 w = vec2(x * 95.0, q.y * 120.0); vec2 id = floor(w), f = fract(w); float r = hash(id + l * 31.0);
      float pulse = 0.65 + 0.35 * sin(TAU * (t + r * 7.0));
      float on = step(0.63 + 0.07 * l, r) * step(0.18, f.x) * step(0.3, f.y) * pulse;
      c = wall + vec3(1.0, 0.62, 0.28) * on * (0.35 + 0.75 * hash(id + 5.0)) * smoothstep(h, h - 0.03, q.y + 0.02);
    }
  }
  return c;
}
void main() {
  vec2 q = gl_FragCoord.xy / size; float aspect = size.x / size.y, shore = 0.26; vec3 c;
  if (q.y > shore) c = city(vec2(q.x, q.y - shore), aspect);
  else { float d = shore - q.y; vec2 o = orbit(0.6); float wob = (fbm(vec2(q.x * 14.0 + o.x, d * 90.0 + o.y)) - 0.5) * (0.02 + 0.12 * d); c = vec3(0.0); for (int k = 0; k < 5; k++) c += city(vec2(q.x + wob, d * (1.0 + 0.25 * float(k)) + abs(wob) * 1.5), aspect) * 0.2; c *= 0.62 * (1.0 - d * 1.5); c += vec3(0.01, 0.012, 0.025); }
  gl_FragColor = vec4(pow(clamp(c, 0.0, 1.0), vec3(0.8)), 1.0);
}`;

const GIRIH = `
float line(float d, float w) { return smoothstep(w, w * 0.25, abs(d)); }
void main() {
  vec2 p = (gl_FragCoord.xy - 0.5 * size) / size.y * 3.0; vec2 cell = floor(p + 0.5), f = p - cell; float a = 0.0;
  vec2 g = abs(f); float square = max(g.x, g.y), turned = (g.x + g.y) * 0.70711;
  // Two squares of one size make the star; at 0.3536 its points touch those of its neighbours.
  float star = min(square, turned) < 0.3536 ? 1.0 : 0.0;
  float outline = line(max(min(square, turned), 0.0) - 0.3536, 0.013);
  float inner = line(max(square, turned) - 0.25, 0.008) + line(min(square, turned) - 0.17, 0.008) + line(length(f) - 0.085, 0.007);
  vec2 c2 = abs(fract(p) - 0.5); float cross_ = line((c2.x + c2.y) * 0.70711 - 0.085, 0.008) + line(max(c2.x, c2.y) - 0.085, 0.006);
  float lines = clamp(outline + inner * 0.55 + cross_ * 0.6, 0.0, 1.0);
  float wave = 0.5 + 0.5 * sin(TAU * (t - length(cell * vec2(1.0, 1.2)) * 0.16)), sweep = pow(0.5 + 0.5 * sin(TAU * t + p.x * 0.8 - p.y * 0.6), 3.0);
  vec3 warm = mix(vec3(1.0, 0.34, 0.16), vec3(1.0, 0.74, 0.36), 0.5 + 0.5 * sin(p.x * 0.7 + p.y * 0.9 + TAU * t));
  float fill = star * 0.13 * wave;
  vec3 c = vec3(0.014, 0.010, 0.010) + warm * (lines * (0.22 + 0.95 * sweep) + fill + 0.05 * sweep);
  c += warm * 0.22 * wave * exp(-length(f) * 9.0);
  gl_FragColor = vec4(pow(clamp(c, 0.0, 1.0), vec3(0.82)), 1.0);
}`;

const GRID = `
void main() {
  float n = 30.0; vec2 p = gl_FragCoord.xy / size.y * n, id = floor(p), f = fract(p) - 0.5; vec2 q = (id + 0.5) / n - vec2(0.5 * size.x / size.y, 0.5);
  vec2 o = orbit(0.8); float h = fbm(q * 2.1 + o) * 0.9 + 0.35 * sin(4.5 * q.x - 3.0 * q.y + TAU * t);
  float r = 0.06 + 0.42 * smoothstep(0.15, 0.95, h); float dot_ = smoothstep(r, r - 0.09, length(f));
  vec3 c = mix(vec3(0.30, 0.055, 0.03), vec3(1.0, 0.36, 0.15), smoothstep(0.2, 0.6, h)); c = mix(c, vec3(1.0, 0.80, 0.46), smoothstep(0.6, 1.0, h));
  vec3 g = c * dot_ * (0.25 + 1.1 * smoothstep(0.1, 0.8, h)) + c * 0.10 * smoothstep(0.3, 0.9, h);
  gl_FragColor = vec4(pow(clamp(g + vec3(0.012, 0.010, 0.010), 0.0, 1.0), vec3(0.85)), 1.0);
}`;

/** A Gulf lagoon from above by day: sandbanks, channels that deepen, light on the ripples. */
const LAGOON = `
void main() {
  vec2 q = gl_FragCoord.xy / size.y * 1.25 + vec2(4.1, 2.2);
  vec2 w = vec2(fbm(q * 1.1 + 3.0), fbm(q * 1.1 + 11.0)), v = vec2(fbm(q * 1.7 + 2.3 * w + 17.0), fbm(q * 1.7 + 2.3 * w + 5.0));
  float bank = fbm(q * vec2(0.5, 1.0) + 1.5 * w + 0.8 * v + 0.02 * orbit(1.0));
  float depth = smoothstep(0.70, 0.30, bank + 0.05 * (fbm(q * 6.0 + v) - 0.5));
  vec3 c = mix(vec3(0.94, 0.85, 0.69), vec3(0.60, 0.88, 0.80), smoothstep(0.02, 0.20, depth));
  c = mix(c, vec3(0.12, 0.70, 0.70), smoothstep(0.16, 0.46, depth));
  c = mix(c, vec3(0.02, 0.40, 0.55), smoothstep(0.42, 0.74, depth));
  c = mix(c, vec3(0.01, 0.17, 0.34), smoothstep(0.70, 1.0, depth));
  float wet = smoothstep(0.06, 0.3, depth);
  float ridge = 1.0 - abs(2.0 * fbm(q * vec2(9.0, 15.0) + 2.0 * v + orbit(0.25)) - 1.0);
  c += wet * 0.16 * pow(ridge, 7.0) * vec3(0.9, 1.0, 0.92);
  c *= 0.9 + 0.2 * fbm(q * 22.0 + v);
  float foam = smoothstep(0.03, 0.0, abs(depth - 0.09 - 0.05 * fbm(q * 7.0 + orbit(0.1)))) * smoothstep(0.42, 0.62, fbm(q * 3.0 + 5.0));
  gl_FragColor = vec4(pow(mix(c, vec3(0.97, 0.97, 0.93), 0.5 * foam), vec3(1.35)), 1.0);
}`;

export const SHADERS = Object.fromEntries(
  Object.entries({ dunes: DUNES, silk: SILK, sea: SEA, skyline: SKYLINE, girih: GIRIH, grid: GRID, lagoon: LAGOON }).map(([name, body]) => [
    name,
    COMMON + body,
  ]),
);
