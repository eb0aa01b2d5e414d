import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type RouterState } from 'react-router';

/** Waits for the router: while it still asks which routes there are, a revalidation would end with nothing found (React Router 8.4). */
export function useRevalidate(): () => Promise<void> {
  const router = useContext(DataRouterContext)?.router;
  return useCallback(async () => {
    if (!router) return;
    if (!router.state.initialized) {
      await new Promise<void>((resolve) => {
        const end = router.subscribe(({ initialized }: RouterState) => {
          if (!initialized) return;
          end();
          resolve();
        });
      });
    }
    await router.revalidate();
  }, [router]);
}
