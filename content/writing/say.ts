/** A sentence by its key in the reader's language, given by whoever shows it: a page or a sheet of paper. */
export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string;
