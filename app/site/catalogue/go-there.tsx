import arrowUpRight from 'bootstrap-icons/icons/arrow-up-right.svg?raw';
import { linkTo } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Story } from './story.ts';

/** "Learn more" under a story; nothing where it leads nowhere. The title tells the links of a page apart. */
export function GoThere({ story }: { story: Story }) {
  const t = useTexts();
  const link = linkTo(story.path, [story.title], useLanguage());
  if (!link) return null;
  return (
    <LinkButton to={link.to} look="words" icon={link.isOutside ? <Icon svg={arrowUpRight} flips /> : <Icon name="arrow-right" flips />}>
      {t('site.readMore')}
      <span className="visually-hidden"> {story.title}</span>
    </LinkButton>
  );
}
