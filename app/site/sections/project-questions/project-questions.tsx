import { Questions } from '#app/site/catalogue/questions/questions.tsx';
import type { Story } from '#app/site/catalogue/story.ts';

export function ProjectQuestions({ questions }: { questions: readonly Story[] }) {
  return <Questions questions={questions.map(({ icon, ...question }) => ({ ...question, image: icon }))} />;
}
