import description from '../package.json' with { type: 'json' };

/** What `/healthz`, `/readyz` and backups say: which of several servers is the old one. */
export const VERSION = description.version;
