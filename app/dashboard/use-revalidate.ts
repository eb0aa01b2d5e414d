import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type RouterState } from 'react-router';

/**
 * Reads the screen anew. After a first load the router may still be asking which routes there are, and a revalidation would
 * break that off and fail with nothing found (React Router 8.4): so it waits for the router.
 */
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
