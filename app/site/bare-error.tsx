import { Failure } from './failure-page/failure-page.tsx';

/** Where even the shell could not be loaded: the message alone, still in the language of the address. */
export function BareError({ status }: { status: number }) {
  return (
    <main id="content">
      <Failure status={status} />
    </main>
  );
}
