import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { Questions } from '#app/site/catalogue/questions/questions.tsx';

export type CategoryQuestion = Pick<Item<typeof collections.categoryQuestions>, 'id' | 'title' | 'paragraph' | 'image' | 'fallback'>;

export function CategoryQuestions({ questions }: { questions: readonly CategoryQuestion[] }) {
  return (
    <Questions
      tone="dark"
      questions={questions.map(({ paragraph, fallback, ...question }) => ({
        ...question,
        text: paragraph,
        fallback: fallback.map((field) => (field === 'paragraph' ? 'text' : field)),
      }))}
    />
  );
}
