export type Step = { name: string; path: string };

/** The way to a page, from the start of the site to the page itself. */
export function stepsData(origin: string, steps: readonly Step[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
  };
}
