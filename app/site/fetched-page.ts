const SHEETS = /<style data-sheet[^>]*>[\s\S]*?<\/style>/g;

/** Another page of the site, to take parts of it. Its style sheets stay behind: this page's policy knows only its own. */
export async function fetchedPage(address: string): Promise<Document | undefined> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  return answer.ok ? new DOMParser().parseFromString((await answer.text()).replace(SHEETS, ''), 'text/html') : undefined;
}
