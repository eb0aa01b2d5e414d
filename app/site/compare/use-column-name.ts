import type { ComparedColumn, ComparedProduct } from './compared-product.ts';
import { useSizeText } from './use-size-text.ts';

/** A product with the size it is compared in: one product may stand beside itself. */
export function useColumnName(): (product: ComparedProduct | ComparedColumn) => string {
  const sizeText = useSizeText();
  return (product) => {
    const size = 'compared' in product ? sizeText(product.compared) : '';
    return size ? `${product.name} (${size})` : product.name;
  };
}
