import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** Maps and the two form pages of the campaign are the only foreign frames. */
const FRAMES = 'https://www.google.com https://maps.google.com https://www.openstreetmap.org https://docs.google.com https://forms.gle';

/** What the two measuring services of the campaign page need; the page says with a mark which of them it may load. */
const MEASURING = {
  pixel: { scripts: 'https://connect.facebook.net', answers: 'https://www.facebook.com' },
  analytics: { scripts: 'https://www.googletagmanager.com', answers: 'https://*.google-analytics.com https://www.googletagmanager.com' },
} as const;
const MEASURING_MARK = /<div hidden="" data-measuring="([a-z ]+)">/;
/** Text cannot hold these marks, because its signs are escaped; cleaned HTML cannot, because the allow-list has no such attributes. */
const FRAME_MARK = /<div data-frame-origin="(https:\/\/[a-z0-9.-]+(?::\d+)?)"/g;

/** By hashes, not nonces: the same bytes may then be given to every visitor. */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set<string>();
  for (const [, code = ''] of html.matchAll(INLINE_SCRIPT)) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const wanted = MEASURING_MARK.exec(html)?.[1]?.split(' ') ?? [];
  const services = (['pixel', 'analytics'] as const).filter((name) => wanted.includes(name)).map((name) => MEASURING[name]);
  const scripts = services.map((service) => ` ${service.scripts}`).join('');
  const answers = services.map((service) => ` ${service.answers}`).join('');
  const frames = [...html.matchAll(FRAME_MARK)].map(([, origin]) => ` ${origin}`).join('');
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...hashes].join(' ')}${scripts}`,
    `style-src 'self'`,
    `img-src 'self' data: blob:${answers}`,
    `media-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src 'self'${answers}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${FRAMES}${frames}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join(';');
}
