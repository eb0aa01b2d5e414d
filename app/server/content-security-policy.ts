import { createHash } from 'node:crypto';

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** What the two measuring services of the campaign page need; the page says with a mark which of them it may load. */
const MEASURING = {
  pixel: { scripts: 'https://connect.facebook.net', answers: 'https://www.facebook.com' },
  analytics: { scripts: 'https://www.googletagmanager.com', answers: 'https://*.google-analytics.com https://www.googletagmanager.com' },
} as const;
/** Text cannot hold this mark, because its signs are escaped; cleaned HTML cannot, because the allow-list has no such attribute. */
const MEASURING_MARK = /<div hidden="" data-measuring="([a-z ]+)">/;

/** A page that can open the 3D view, and the page that is it; marks like the one above. */
const VIEW_MARK = /<details data-model-place="" /;
const VIEWER_MARK = /<main id="content" data-model-viewer="" /;
/** Of the one style sheet that @google/model-viewer writes into its element; a test compares it with the package. */
const VIEWER_STYLES = `'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='`;

/** What a page's policy depends on: the hashes of its scripts and styles, each with a blank before it, and its marks. */
export type PolicyParts = { scripts: string; styles: string; measuring: string[]; isViewer: boolean; opensViewer: boolean };

export function policyParts(html: string): PolicyParts {
  return {
    scripts: hashesOf(html, INLINE_SCRIPT),
    styles: hashesOf(html, INLINE_STYLE),
    measuring: MEASURING_MARK.exec(html)?.[1]?.split(' ') ?? [],
    isViewer: VIEWER_MARK.test(html),
    opensViewer: VIEW_MARK.test(html),
  };
}

/** By hashes, so that all visitors may get the same bytes. `frames` of the settings hold for every page: the first page's policy stays. */
export function contentSecurityPolicy(parts: PolicyParts, frames: readonly string[], framedBy: 'none' | 'self' = 'none'): string {
  if (parts.isViewer) return viewerPolicy(parts);
  const services = (['pixel', 'analytics'] as const).filter((name) => parts.measuring.includes(name)).map((name) => MEASURING[name]);
  const scripts = services.map((service) => ` ${service.scripts}`).join('');
  const answers = services.map((service) => ` ${service.answers}`).join('');
  return [
    `default-src 'none'`,
    `script-src 'self'${parts.scripts}${scripts}`,
    `style-src 'self'${parts.styles}`,
    `img-src 'self' data: blob:${answers}`,
    `media-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src 'self'${answers}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${[...(parts.opensViewer ? [`'self'`] : []), ...frames].join(' ') || `'none'`}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors '${framedBy}'`,
  ].join(';');
}

/** Only in a frame of our own pages, with the viewer's styles, the unpacker it compiles (WebAssembly) and pictures from memory. */
function viewerPolicy({ scripts, styles }: PolicyParts): string {
  return [
    `default-src 'none'`,
    `script-src 'self' 'wasm-unsafe-eval'${scripts}`,
    `style-src 'self' ${VIEWER_STYLES}${styles}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self' blob:`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
  ].join(';');
}

function hashesOf(html: string, inline: RegExp): string {
  const codes = [...html.matchAll(inline)].map(([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [...new Set(codes)].join('');
}
