import { useId, useState } from 'react';
import { useFiles } from '#app/site/files.ts';
import { useTexts } from '#app/site/texts.ts';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section, type Tone } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Words } from '#app/site/catalogue/words/words.tsx';
import styles from './questions.module.css';

export type Question = { id: number; title: string; text: string; image: string; fallback: readonly string[] };

/** Questions with the picture of the one that was opened last. */
export function Questions({ questions, tone = 'light' }: { questions: readonly Question[]; tone?: Tone }) {
  const t = useTexts();
  const file = useFiles();
  const id = useId();
  const [shown, setShown] = useState(questions[0]?.id);
  if (questions.length === 0) return null;
  const pictures = questions.flatMap(({ id: question, image }) => {
    const found = file(image);
    return found ? [{ question, file: found }] : [];
  });
  return (
    <Section tone={tone} labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.catalogue.questions')}</Heading>
        <div className={styles['questions']}>
          {pictures.length > 0 && (
            <div className={styles['pictures']}>
              {pictures.map((picture) => (
                <div key={picture.question} className={styles['picture']} data-shown={picture.question === shown || undefined}>
                  <Picture file={picture.file} sizes="(min-width: 1024px) 38vw, 92vw" cover decorative />
                </div>
              ))}
            </div>
          )}
          <Accordion
            onOpen={(opened) => setShown(Number(opened))}
            items={questions.map((question) => ({
              id: question.id,
              title: <Words of={question} field="title" />,
              name: question.title,
              body: (
                <p>
                  <Words of={question} field="text" />
                </p>
              ),
            }))}
          />
        </div>
      </Container>
    </Section>
  );
}
