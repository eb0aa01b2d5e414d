import arrowUpRight from 'bootstrap-icons/icons/arrow-up-right.svg?raw';
import type { DrawnLink } from '#app/looks/look-props.ts';
import { useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

type ReadMoreProps = {
  of: { title: string; link: DrawnLink | undefined };
  text?: 'site.readMore' | 'site.learnMore';
  look?: 'words' | 'line';
  /** Where the link is what the card is for, wherever it leads. */
  always?: boolean;
};

/** Only where there is a page about it: a contact form promises nothing to read. The title tells the links of a page apart. */
export function ReadMore({ of: { title, link }, text = 'site.readMore', look = 'words', always = false }: ReadMoreProps) {
  const t = useTexts();
  if (!link || !(link.isOwn || always)) return null;
  const icon = link.isOutside ? <Icon svg={arrowUpRight} flips /> : <Icon name="arrow-right" flips />;
  return (
    <LinkButton to={link.to} look={look} icon={icon}>
      {t(text)}
      <span className="visually-hidden"> {title}</span>
    </LinkButton>
  );
}
