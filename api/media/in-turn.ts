type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

function takeTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined); // whoever asked hears of it; the next one only waits
    return mine;
  };
}

/** One picture at a time: several large ones together would need more memory than there may be. */
export const pictureInTurn = takeTurns();
export const inspectionInTurn = takeTurns();
