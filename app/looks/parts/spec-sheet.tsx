import { useLanguage, useTexts } from '#app/page/texts.ts';
import type { Language } from '#i18n/translate.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

type WhichSheet = {
  file: string;
  /** Of which product one is made from its specifications, where nobody has uploaded one; of several they stand side by side. */
  madeOf?: number | readonly number[] | undefined;
  /** The size the sheet is for, in inches. */
  size?: number | undefined;
  /** In both languages on one sheet. */
  both?: boolean;
};
type SpecSheetProps = WhichSheet & {
  label?: string;
  /** Where several stand on one page: whose it is, for those who hear a list of links. */
  of?: string;
  look?: 'words' | 'line';
};

/** Nothing where nobody has uploaded one and none can be made. */
export function sheetAddress(language: Language, { file, madeOf, size, both = false }: WhichSheet): string | undefined {
  if (file) return `/uploads/${file}`;
  const products = [madeOf ?? []].flat();
  if (products.length === 0) return undefined;
  if (products.length > 1) return `/api/${language}/comparisons/${products.join(',')}/comparison.pdf`;
  const query = new URLSearchParams({ ...(size !== undefined && { size: String(size) }), ...(both && { language: 'both' }) }).toString();
  return `/api/${language}/products/${products[0]}/spec-sheet.pdf${query && `?${query}`}`;
}

/** A link to a stored PDF, or to the one that is made; nothing where there is neither. */
export function SpecSheet({ label, of = '', look = 'words', ...which }: SpecSheetProps) {
  const t = useTexts();
  const address = sheetAddress(useLanguage(), which);
  if (!address) return null;
  return (
    <LinkButton to={address} look={look} target="_blank" icon={<Icon name="download" />}>
      {label ?? t('site.looks.specSheet')}{' '}
      <span className="visually-hidden">
        {of} {t('site.looks.opensPdf')}
      </span>
    </LinkButton>
  );
}
