import { useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

type SpecSheetProps = {
  file: string;
  label?: string;
  /** Where several stand on one page: whose it is, for those who hear a list of links. */
  of?: string;
  look?: 'words' | 'line';
};

/** A link to a stored PDF; nothing where there is none. */
export function SpecSheet({ file, label, of = '', look = 'words' }: SpecSheetProps) {
  const t = useTexts();
  if (!file) return null;
  return (
    <LinkButton to={`/uploads/${file}`} look={look} target="_blank" icon={<Icon name="download" />}>
      {label ?? t('site.looks.specSheet')}{' '}
      <span className="visually-hidden">
        {of} {t('site.looks.opensPdf')}
      </span>
    </LinkButton>
  );
}
