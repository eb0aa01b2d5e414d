import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageFactsContext } from '#app/page/page-facts.ts';
import { ContactForm } from '#app/site/contact-form/contact-form.island.tsx';

/** What anybody would write without islands. */
export function wakePlainly(root: Element): void {
  const { texts, ...sent } = JSON.parse(document.querySelector('#page-facts')?.textContent ?? '');
  const facts = { ...sent, alternate: undefined, origin: '', word: (key: string) => texts[key], file: () => undefined };
  hydrateRoot(
    root,
    <PageFactsContext value={facts}>
      <Awake>
        <ContactForm posted={undefined} />
      </Awake>
    </PageFactsContext>,
  );
}

function Awake({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['awake'] = '';
  }, []);
  return children;
}
