import { useId } from 'react';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { useControlLabels } from '#app/site/control-labels.ts';
import { useTexts } from '#app/site/texts.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { CrewCard } from './crew-card.tsx';
import styles from './project-crew.module.css';

export type CrewMember = Pick<Item<typeof collections.projectCrew>, 'id' | 'name' | 'title' | 'text' | 'link' | 'icon' | 'fallback'>;

/** One heading, then a carousel of those with link 0, then one of everybody else. */
export function ProjectCrew({ crew }: { crew: readonly CrewMember[] }) {
  const t = useTexts();
  const id = useId();
  if (crew.length === 0) return null;
  const groups = [
    { label: t('site.projects.planners'), members: crew.filter(({ link }) => link === '0') },
    { label: t('site.projects.builders'), members: crew.filter(({ link }) => link !== '0') },
  ];
  return (
    <Section labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.projects.staff')}</Heading>
      </Container>
      <div className={styles['groups']}>
        {groups.map(({ label, members }) => members.length > 0 && <Group key={label} label={label} members={members} />)}
      </div>
    </Section>
  );
}

function Group({ label, members }: { label: string; members: readonly CrewMember[] }) {
  const labels = useControlLabels();
  return (
    <Carousel label={label} labels={labels} view="staff" speed={1500}>
      {members.map((member) => (
        <CrewCard key={member.id} member={member} />
      ))}
    </Carousel>
  );
}
