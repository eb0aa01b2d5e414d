import { type ReactNode, useId } from 'react';
import { useTexts } from '#app/page/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { ContactWaysData } from './load-contact-ways.server.ts';
import { Ways } from './ways.tsx';
import styles from './contact-ways.module.css';

/** Phone, mail, chat and door of the visitor's country, with the calendar beside them. */
export function ContactWays({ ways, calendar }: { ways: ContactWaysData; calendar: ReactNode }) {
  const t = useTexts();
  const id = useId();
  return (
    <Section tone="light" labelledBy={id}>
      <Container className={styles['contact']}>
        <div>
          <Heading id={id} lead={t('site.projects.contactLead')}>
            {t('site.projects.contact')}
          </Heading>
          <Ways ways={ways} />
        </div>
        {calendar}
      </Container>
    </Section>
  );
}
