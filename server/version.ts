import description from '../package.json' with { type: 'json' };

/** What `/healthz` and `/readyz` say: which of several servers is the old one. */
export const VERSION = description.version;
