/** Nothing for a page without questions: an empty list is an error to search engines. */
export function questionData(questions: readonly { title: string; text: string }[]): object[] {
  const answered = questions.filter(({ title, text }) => title && text);
  if (answered.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: answered.map(({ title, text }) => ({ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } })),
    },
  ];
}
