import description from '../package.json' with { type: 'json' };

/** What `/readyz` says: which of several servers is the old one. */
export const VERSION = description.version;
