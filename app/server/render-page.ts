import type { createRequestHandler, RequestHandler, ServerBuild } from 'react-router';
import type { PageContext, provide } from '#app/page/page-context.ts';

/** The build brings its own copies of these two, and React Router accepts nothing from another copy. */
type Bridge = { provide: typeof provide; createRequestHandler: typeof createRequestHandler };
export type PageBuild = ServerBuild & { entry: { module: Bridge } };

/** What differs between those a page is drawn for. */
export type Visitor = Pick<PageContext, 'country' | 'address' | 'sees' | 'closed' | 'onSectionFailed' | 'form' | 'report'>;
export type Render = (request: Request, visitor: Visitor) => Promise<Response>;

type Parts = { loadBuild: () => Promise<PageBuild>; context: Omit<PageContext, keyof Visitor>; mode: 'production' | 'development' };

export function openRender({ loadBuild, context, mode }: Parts): Render {
  const handlers = new WeakMap<PageBuild, RequestHandler>();

  return async (request, visitor) => {
    const build = await loadBuild();
    const { provide, createRequestHandler } = build.entry.module;
    const handle = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handle);
    return handle(request, provide({ ...context, ...visitor }));
  };
}
