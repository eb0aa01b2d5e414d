import type { createRequestHandler, RequestHandler, ServerBuild } from 'react-router';
import type { drawPlan } from '#app/entry.server.tsx';
import type { PageContext, provide } from '#app/page/page-context.ts';
import type { TakePage } from '#app/page/page-plan.ts';
import type { DrawnPage } from './drawn-page.ts';

/** The build brings its own copies of these, and React Router accepts nothing from another copy. */
type Bridge = { provide: typeof provide; createRequestHandler: typeof createRequestHandler; drawPlan: typeof drawPlan };
export type PageBuild = ServerBuild & { entry: { module: Bridge } };

/** What differs between those a page is drawn for. */
export type Visitor = Pick<PageContext, 'country' | 'address' | 'sees' | 'closed' | 'onSectionFailed' | 'form' | 'report'>;
/** A page is drawn beside the response, which has no body then. */
export type Rendered = { response: Response; drawn: DrawnPage | undefined };
export type Render = (request: Request, visitor: Visitor) => Promise<Rendered>;
export type Draw = (page: Parameters<TakePage>[0]) => Promise<DrawnPage | undefined>;

type Parts = {
  loadBuild: () => Promise<PageBuild>;
  context: Omit<PageContext, keyof Visitor | 'take'>;
  mode: 'production' | 'development';
  draw?: Draw | undefined;
};

export function openRender({ loadBuild, context, mode, draw }: Parts): Render {
  const handlers = new WeakMap<PageBuild, RequestHandler>();

  return async (request, visitor) => {
    const build = await loadBuild();
    const { provide, createRequestHandler } = build.entry.module;
    const handle = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handle);
    let drawn: DrawnPage | undefined;
    const take: TakePage | undefined = draw && (async (page) => (drawn = await draw(page)) !== undefined);
    const response = await handle(request, provide({ ...context, ...visitor, take }));
    return { response, drawn };
  };
}
