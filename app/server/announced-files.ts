const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"/g;
const FONT = /<link rel="preload" as="font" type="([^"]+)" href="([^"]+)"/g;
/** The picture of the first screen, see picture.tsx: React puts it into the head. */
const PICTURE = /<link rel="preload"(?=[^>]* as="image")[^>]*>/g;
/** Fonts and style sheets: what every page of a route needs, whatever its pictures are. */
const OF_EVERY_PAGE = /;\s*as="?(?:style|font)"?(?:;|$)/;

/** The `Link` header of a page: its style sheets and fonts, then the picture of the first screen. */
export function announcedFiles(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>') + 1);
  const sheets = [...head.matchAll(STYLE_SHEET)].map(([, href = '']) => `<${href.replace(/#$/, '')}>; rel=preload; as=style`);
  const fonts = [...head.matchAll(FONT)].map(([, type, href]) => `<${href}>; rel=preload; as=font; type="${type}"; crossorigin`);
  const pictures = [...head.matchAll(PICTURE)].map(([tag]) => pictureLink((name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]));
  return [...sheets, ...fonts, ...pictures];
}

function pictureLink(attribute: (name: string) => string | undefined): string {
  const [href, widths, sizes, type] = ['href', 'imageSrcSet', 'imageSizes', 'type'].map(attribute);
  if (!widths) return `<${href}>; rel=preload; as=image; fetchpriority=high`;
  return `<${widths.split(' ', 1)[0]}>; rel=preload; as=image; type="${type}"; imagesrcset="${widths}"; imagesizes="${sizes}"; fetchpriority=high`;
}

/** What can be announced before the page is made, because the last page of the same route needed it too. */
export function sharedFiles(links: string | readonly string[] | undefined): string[] {
  return [links ?? []]
    .flat()
    .flatMap(splitLinks)
    .filter((link) => OF_EVERY_PAGE.test(link));
}

/** At commas between links, not at those inside a list of picture sizes. */
function splitLinks(header: string): string[] {
  return header.split(/,\s*(?=<)/);
}
