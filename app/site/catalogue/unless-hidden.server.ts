/** Nothing where a record is hidden; other failures stay failures. By shape, because the built pages have their own copy of the class. */
export async function unlessHidden<Item>(reading: Promise<Item>): Promise<Item | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'not-found') return undefined;
    throw error;
  }
}
