import type { ComparedColumn, ComparedProduct } from './compared-product.ts';
import { useSizeWords } from './use-size-words.ts';

/** A product with the size it is compared in: one product may stand beside itself. */
export function useColumnName(): (product: ComparedProduct | ComparedColumn) => string {
  const words = useSizeWords();
  return (product) => {
    const size = 'compared' in product ? words(product.compared) : '';
    return size ? `${product.name} (${size})` : product.name;
  };
}
