import { useLocation } from 'react-router';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';

/** A message as part of the list somebody works through: its filter and page come along. */
export function useLeadPath(): (id: number) => string {
  const language = useLanguage();
  const { search } = useLocation();
  return (id) => inLanguage(`/dashboard/inbox/${id}`, language) + search;
}
