/** Says what was found only when it was found twice in a row, and that it is gone only when it was gone twice: one bad moment is no trouble. */
export function steady<Found>(times = 2): (found: Found | undefined) => Found | undefined {
  let told: Found | undefined;
  let others = 0;
  return (found) => {
    const isChange = (found === undefined) !== (told === undefined);
    others = isChange ? others + 1 : 0;
    if (!isChange || others >= times) {
      told = found;
      others = 0;
    }
    return told;
  };
}
