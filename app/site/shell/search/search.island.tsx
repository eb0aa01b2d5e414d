import { island } from '#app/islands/island.tsx';
import { useOpening } from '#app/islands/opening.ts';
import { SearchOverlay } from './search-overlay.tsx';
import type { SuggestedLink } from './suggestions.tsx';

type SearchProps = { popular: readonly string[]; categories: readonly SuggestedLink[] };

/** Opened by every button with `data-opens="search"`. */
export const Search = island(
  'search',
  {
    wakes: 'touched',
    texts: ['search', 'site.close', 'site.nav.products', 'site.priceFrom', 'site.pricePerArea', 'site.country.sa', 'site.country.ae'],
  },
  function SearchView(props: SearchProps) {
    const [isOpen, close] = useOpening('search');
    return isOpen && <SearchOverlay {...props} onClose={close} />;
  },
);
