import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type PageFacts, PageFactsContext } from '#app/page/page-facts.ts';
import type { SentFacts } from './sent-facts.ts';

export type SentIsland = { prefix: string; props: Readonly<Record<string, unknown>> };

let facts: PageFacts | undefined;

/** Wakes one island; resolves once it hears what is done to it. The only file that brings React DOM to a visitor. */
export function hydrate(root: HTMLElement, View: ComponentType<Record<string, unknown>>, { prefix, props }: SentIsland): Promise<void> {
  facts ??= readFacts();
  const { promise, resolve } = Promise.withResolvers<void>();
  hydrateRoot(
    root,
    <PageFactsContext value={facts}>
      <Awake onAwake={resolve}>
        <View {...props} />
      </Awake>
    </PageFactsContext>,
    { identifierPrefix: prefix },
  );
  return promise;
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

function readFacts(): PageFacts {
  const { texts, ...sent } = JSON.parse(document.querySelector('#page-facts')?.textContent ?? '') as SentFacts;
  return { ...sent, alternate: undefined, origin: '', word: (key) => texts[key], file: () => undefined };
}
