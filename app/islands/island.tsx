import { type ComponentType, use } from 'react';
import type { Area, SiteKey } from '#app/page/texts.ts';
import { PageFactsContext, usePageFacts } from '#app/page/page-facts.ts';
import { IslandDrawingContext } from './island-drawing.ts';
import { scriptSafe } from './script-safe.ts';

/** `seen` waits for the first sign of life as well: who only looks downloads no React. A click wakes any and is clicked again. */
export type Wakes = 'touched' | 'seen';

export type IslandOptions = {
  wakes: Wakes;
  /** The areas of texts it says, or single ones; no others are sent along. */
  texts: readonly (Area | SiteKey)[];
};

export type Island<Props extends object> = ComponentType<Props> & IslandOptions & { islandName: string; view: ComponentType<Props> };

/** `name` is that of its file, `{name}.island.tsx`; props are plain data, sent with the page. Elsewhere it is the component itself. */
export function island<Props extends object>(name: string, options: IslandOptions, View: ComponentType<Props>): Island<Props> {
  function Drawn(props: Props) {
    const drawing = use(IslandDrawingContext);
    const facts = usePageFacts();
    if (!drawing) return <View {...props} />;
    const prefix = drawing.announce(options.texts);
    const html = drawing.draw(
      <PageFactsContext value={facts}>
        <View {...props} />
      </PageFactsContext>,
      prefix,
    );
    return (
      <>
        <div data-island={name} data-wakes={options.wakes} dangerouslySetInnerHTML={{ __html: html }} />
        <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptSafe({ prefix, props }) }} />
      </>
    );
  }
  return Object.assign(Drawn, { ...options, islandName: name, view: View });
}
