import { createHash } from 'node:crypto';
import type { OpenApiDocument } from './openapi.ts';
import type { Route } from './route.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-inline-size: 64rem; margin: 2rem auto; padding-inline: 1rem; }
h2 { margin-block-start: 2.5rem; border-block-end: 1px solid #8886; }
summary { cursor: pointer; padding-block: .35rem; }
code { font-family: ui-monospace, monospace; }
.method { display: inline-block; min-inline-size: 4.5rem; font-weight: 700; }
.lock { opacity: .75; font-size: .85rem; margin-inline-start: .75rem; }
pre { overflow: auto; padding: 1rem; background: #8881; }
`;

export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** The OpenAPI document for people: one page, no scripts, nothing from elsewhere. */
export function docsPage(routes: readonly Route[], { paths }: Pick<OpenApiDocument, 'paths'>): string {
  const groups = Map.groupBy(routes, (route) => route.group);
  const sections = [...groups].map(
    ([group, members]) => `<h2 id="${escape(group)}">${escape(group)}</h2>${members.map((route) => entry(route, paths)).join('')}`,
  );
  const index = [...groups.keys()].map((group) => `<a href="#${escape(group)}">${escape(group)}</a>`).join(' · ');
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lamha API</title><style>${STYLE}</style></head>
<body><main><h1>Lamha API</h1><p>Bases: <code>/api/en</code>, <code>/api/ar</code> and <code>/api</code> (English). Machine-readable: <a href="/api/openapi.json">openapi.json</a>. Sign in with <code>POST /api/auth/login</code>; the session is a cookie. Programs send a token: <code>Authorization: Bearer lamha_…</code></p><nav>${index}</nav>${sections.join('')}</main></body></html>`;
}

function entry({ method, path, access, summary }: Route, paths: OpenApiDocument['paths']): string {
  const details = paths[path]?.[method.toLowerCase()];
  const lock = access === 'public' ? '' : `<span class="lock">${escape([access].flat().join(' + '))}</span>`;
  return `<details><summary><span class="method">${method}</span><code>${escape(path)}</code> <span>${escape(summary)}</span>${lock}</summary><pre>${escape(JSON.stringify(details, null, 2))}</pre></details>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
