import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';

type Track = (upload: Promise<unknown>) => void;

const UploadsContext = createContext<Track>(() => undefined);
export const FormUploads = UploadsContext.Provider;

/** An input tells its form of a file that is on its way. */
export function useTrackUpload(): Track {
  return useContext(UploadsContext);
}

/** The files of one form that are on their way. A form is not sent without them. */
export function useFormUploads() {
  const pending = useRef(new Set<Promise<unknown>>());
  const [count, setCount] = useState(0);

  const track = useCallback<Track>((upload) => {
    const known = pending.current;
    known.add(upload);
    setCount(known.size);
    void upload.finally(() => {
      known.delete(upload);
      setCount(known.size);
    });
  }, []);

  /** Others may be chosen meanwhile. */
  const arrived = useCallback(async () => {
    while (pending.current.size > 0) await Promise.all(pending.current);
  }, []);

  return useMemo(() => ({ isUploading: count > 0, track, arrived }), [count, track, arrived]);
}

/** A file that was chosen and did not arrive stands in the way until it is sent again or given up. */
export function unsettledUpload(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[data-unsettled]');
}
