import { useId } from 'react';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import { useFiles } from '#app/site/files.ts';
import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './team-members.module.css';

export type TeamMember = Pick<Item<typeof collections.teamMembers>, 'id' | 'title' | 'text' | 'icon' | 'fallback'>;

/** Shown only where the settings say so; the loader then brings the members. */
export function TeamMembers({ members }: { members: readonly TeamMember[] }) {
  const t = useTexts();
  const file = useFiles();
  const id = useId();
  if (members.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.about.team')}</Heading>
        <ul className={styles['members']}>
          {members.map((member) => {
            const facts = file(member.icon);
            return (
              <li key={member.id}>
                <div className={styles['picture']}>
                  {facts && <Picture file={facts} sizes="(min-width: 768px) 22vw, 44vw" cover decorative />}
                </div>
                <h3 className={styles['name']}>
                  <Words of={member} field="title" />
                </h3>
                <p className={styles['text']}>
                  <Words of={member} field="text" />
                </p>
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
