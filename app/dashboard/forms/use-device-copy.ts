import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStaffName } from '#app/dashboard/shell/use-staff-name.ts';
import type { JsonObject } from '#app/dashboard/json-object.ts';
import { isCarrying } from './carried-texts.ts';
import { copyKey, type DeviceCopy, moveCopy, readCopy, writeCopy } from './device-copies.ts';

/** A copy that took no longer is made with every letter, so that a crash costs none; a dearer one once in a while. */
const CHEAP_MS = 4;
const PAUSE_MS = 400;

type Options = {
  /** Which form it is: `products/15`. */
  form: string;
  version: number;
  read: () => JsonObject | undefined;
  restore: (copy: DeviceCopy) => void;
};

/** Keeps what is typed on this device until it is sent, and offers it to whoever comes back to it. */
export function useDeviceCopy(options: Options) {
  const key = copyKey(useStaffName(), options.form);
  const [offered, setOffered] = useState<DeviceCopy>();
  const [hasCopy, setHasCopy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const took = useRef(0);
  const latest = useRef(options);

  function stop() {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function write(): boolean {
    stop();
    const began = performance.now();
    const { version, read } = latest.current;
    const values = read();
    const isWritten = values !== undefined && writeCopy(localStorage, key, { at: new Date().toISOString(), version, values });
    took.current = performance.now() - began;
    setHasCopy(isWritten);
    return isWritten;
  }

  const named = useRef(key);
  useEffect(() => {
    const former = named.current;
    named.current = key;
    // The form of something new has a draft now: its copy goes by that, and is found again where the draft is.
    if (former !== key && moveCopy(localStorage, former, key)) return;
    const found = readCopy(localStorage, key);
    const comesBack = isCarrying() || found?.comesBack === true;
    setOffered(comesBack ? undefined : found);
    if (found && comesBack) latest.current.restore(found);
  }, [key]);

  // Another tab has saved or thrown away what is offered here, and with it the copy of what is typed here.
  useEffect(() => {
    const listening = new AbortController();
    const look = (event: StorageEvent) => {
      if (event.key !== key || event.newValue !== null) return;
      setOffered(undefined);
      setHasCopy(false);
    };
    addEventListener('storage', look, { signal: listening.signal });
    return () => listening.abort();
  }, [key]);

  // The page may be gone before the pause is over. A layout effect ends while the form is still there to be read.
  const flush = useRef(write);
  useLayoutEffect(() => {
    latest.current = options;
    flush.current = write;
  });
  useLayoutEffect(() => {
    const listening = new AbortController();
    const now = () => timer.current !== undefined && flush.current();
    addEventListener('pagehide', now, { signal: listening.signal });
    document.addEventListener('visibilitychange', now, { signal: listening.signal });
    return () => {
      listening.abort();
      now();
    };
  }, []);

  return {
    hasCopy,
    offered,
    /** Called at every change of a field. */
    note() {
      if (took.current <= CHEAP_MS) write();
      else timer.current ??= setTimeout(write, PAUSE_MS);
    },
    keep: write,
    drop() {
      stop();
      localStorage.removeItem(key);
      setHasCopy(false);
    },
    takeOffer() {
      if (offered) latest.current.restore(offered);
      setOffered(undefined);
    },
    refuseOffer() {
      // What was typed since the offer stands has a copy of its own by now.
      if (!hasCopy) localStorage.removeItem(key);
      setOffered(undefined);
    },
  };
}
