import { createElement } from 'react';

export const metadata = { title: 'Lamha, by Next' };

export default function Layout({ children }) {
  return createElement('html', { lang: 'ar', dir: 'rtl' }, createElement('body', null, children));
}
