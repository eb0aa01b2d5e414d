export type Crumb = { page: 'category' | 'subCategory'; id: number; name: string };
