/** Both days belong to the season; an empty one sets no limit. Days as `YYYY-MM-DD`, on the visitor's own calendar. */
export function isInSeason({ shownFrom, shownUntil }: { shownFrom: string; shownUntil: string }, now: Date): boolean {
  const two = (part: number) => String(part).padStart(2, '0');
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return (shownFrom === '' || shownFrom <= today) && (shownUntil === '' || today <= shownUntil);
}
