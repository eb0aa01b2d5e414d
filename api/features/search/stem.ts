const ARABIC = /^[\u0621-\u064a]+$/;
const ARTICLES = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال'];
const ENDINGS = ['يات', 'ات', 'تين', 'تان', 'ان', 'ون', 'ين', 'ها', 'كم', 'نا', 'هم', 'يه', 'ه', 'ي'];

export function withoutArticle(word: string): string {
  if (!ARABIC.test(word)) return word;
  const article = ARTICLES.find((one) => word.startsWith(one) && word.length - one.length >= 3);
  return article ? word.slice(article.length) : word;
}

export function stem(word: string): string {
  if (ARABIC.test(word)) {
    const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= 3);
    return ending ? word.slice(0, -ending.length) : word;
  }
  if (!/^[a-z]{4,}$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
