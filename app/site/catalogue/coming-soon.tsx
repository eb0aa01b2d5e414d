import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';

/** A page whose sections are all empty still says what it is and where to go. */
export function ComingSoon() {
  const t = useTexts();
  return (
    <Section tone="light">
      <Container>
        <Heading size="m" spaced>
          {t('site.catalogue.coming')}
        </Heading>
        <LinkButton to={pagePath('addingSoon', useLanguage())} icon={<Icon name="arrow-right" flips />}>
          {t('site.catalogue.seeComing')}
        </LinkButton>
      </Container>
    </Section>
  );
}
