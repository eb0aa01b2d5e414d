/** A section that cannot be loaded is left out and recorded; the rest of the page stands. */
export async function sectionOr<Value>(section: Promise<Value>, empty: Value): Promise<Value> {
  try {
    return await section;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return empty;
  }
}
