/** One step of the way to a page. */
export type Crumb = { page: 'category' | 'subCategory'; id: number; name: string };
