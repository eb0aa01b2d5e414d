import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** What the two measuring services of the campaign page need; the page says with a mark which of them it may load. */
const MEASURING = {
  pixel: { scripts: 'https://connect.facebook.net', answers: 'https://www.facebook.com' },
  analytics: { scripts: 'https://www.googletagmanager.com', answers: 'https://*.google-analytics.com https://www.googletagmanager.com' },
} as const;
/** Text cannot hold this mark, because its signs are escaped; cleaned HTML cannot, because the allow-list has no such attribute. */
const MEASURING_MARK = /<div hidden="" data-measuring="([a-z ]+)">/;

/**
 * By hashes, not nonces: the same bytes may then be given to every visitor. `frames` are the origins of the maps and outside forms
 * the settings name; every page allows them, because the policy stays that of the first page while a visitor goes on to others.
 */
export function contentSecurityPolicy(html: string, frames: readonly string[]): string {
  const hashes = new Set<string>();
  for (const [, code = ''] of html.matchAll(INLINE_SCRIPT)) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const wanted = MEASURING_MARK.exec(html)?.[1]?.split(' ') ?? [];
  const services = (['pixel', 'analytics'] as const).filter((name) => wanted.includes(name)).map((name) => MEASURING[name]);
  const scripts = services.map((service) => ` ${service.scripts}`).join('');
  const answers = services.map((service) => ` ${service.answers}`).join('');
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
    `frame-src ${frames.join(' ') || `'none'`}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join(';');
}
