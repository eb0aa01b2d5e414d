import { useId } from 'react';
import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { Story } from '#app/site/catalogue/story.ts';
import { Tickets } from '#app/site/catalogue/tickets/tickets.tsx';

export function ProductTickets({ tickets }: { tickets: readonly Story[] }) {
  const t = useTexts();
  const id = useId();
  if (tickets.length === 0) return null;
  return (
    <Section tone="light" labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.catalogue.tickets')}</Heading>
      </Container>
      <Tickets label={t('site.catalogue.tickets')} stories={tickets} />
    </Section>
  );
}
