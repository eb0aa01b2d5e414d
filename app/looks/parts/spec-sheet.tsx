import { useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

/** A link to a stored PDF; nothing where there is none. */
export function SpecSheet({ file, label, look = 'words' }: { file: string; label?: string; look?: 'words' | 'line' }) {
  const t = useTexts();
  if (!file) return null;
  return (
    <LinkButton to={`/uploads/${file}`} look={look} target="_blank" icon={<Icon name="download" />}>
      {label ?? t('site.looks.specSheet')} <span className="visually-hidden">{t('site.looks.opensPdf')}</span>
    </LinkButton>
  );
}
