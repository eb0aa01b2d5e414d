import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

type SpecSheetProps = {
  file: string;
  /** Of which product one is made from its specifications, where nobody has uploaded one. */
  madeOf?: number | undefined;
  /** The size the sheet is for, in inches. */
  size?: number | undefined;
  /** In both languages on one sheet. */
  both?: boolean;
  label?: string;
  /** Where several stand on one page: whose it is, for those who hear a list of links. */
  of?: string;
  look?: 'words' | 'line';
};

/** A link to a stored PDF, or to the one that is made; nothing where there is neither. */
export function SpecSheet({ file, madeOf, size, both = false, label, of = '', look = 'words' }: SpecSheetProps) {
  const t = useTexts();
  const query = new URLSearchParams({ ...(size !== undefined && { size: String(size) }), ...(both && { language: 'both' }) }).toString();
  const made = `/api/${useLanguage()}/products/${madeOf}/spec-sheet.pdf${query && `?${query}`}`;
  if (!file && madeOf === undefined) return null;
  return (
    <LinkButton to={file ? `/uploads/${file}` : made} look={look} target="_blank" icon={<Icon name="download" />}>
      {label ?? t('site.looks.specSheet')}{' '}
      <span className="visually-hidden">
        {of} {t('site.looks.opensPdf')}
      </span>
    </LinkButton>
  );
}
