import { useSearchParams } from 'react-router';
import { ActionLink } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { ListView } from './views.ts';
import styles from './list-tools.module.css';

export function Pager({ list: { total, page, pageSize } }: { list: Pick<ListView, 'total' | 'page' | 'pageSize'> }) {
  const t = useTexts();
  const [params] = useSearchParams();
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const to = (number: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(number));
    return `?${next}`;
  };
  return (
    <nav className={styles['pager']} aria-label={t('content.pages')}>
      {page > 1 && <ActionLink to={to(page - 1)}>{t('content.page.back')}</ActionLink>}
      <span>{t('content.page', { page, pages })}</span>
      {page < pages && <ActionLink to={to(page + 1)}>{t('content.page.on')}</ActionLink>}
    </nav>
  );
}
