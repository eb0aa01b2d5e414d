import { Words } from '#app/site/catalogue/words/words.tsx';
import { useFiles } from '#app/site/files.ts';
import { linkTo } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { CrewMember } from './project-crew.tsx';
import styles from './project-crew.module.css';

export function CrewCard({ member }: { member: CrewMember }) {
  const t = useTexts();
  const file = useFiles()(member.icon);
  // 0 and 1 only say the group.
  const link = linkTo(member.link, [member.name], useLanguage());
  const name = <Words of={member} field="name" />;
  return (
    <article className={styles['card']}>
      <div className={styles['portrait']}>{file && <Picture file={file} sizes="(min-width: 768px) 10rem, 7rem" cover decorative />}</div>
      <div className={styles['words']}>
        <h3 className={styles['name']}>
          {link ? (
            <AnyLink to={link.to} aria-label={t('site.projects.profile', { name: member.name })}>
              {name}
            </AnyLink>
          ) : (
            name
          )}
        </h3>
        <p className={styles['role']}>
          <Words of={member} field="title" />
        </p>
        <p className={styles['text']}>
          <Words of={member} field="text" />
        </p>
      </div>
    </article>
  );
}
