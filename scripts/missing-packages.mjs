/** Node 24 as a package, for machines that have an older one. */
const NODE = /^node_modules\/node(?:-bin-setup)?$/;

/** The packages of a lock file that are not there, or in another version. npm itself decides which optional ones fit the machine. */
export function missingPackages(wanted, present, { production, hasNode }) {
  const isNeeded = ([path, { dev, devOptional }]) => !(production && (dev || devOptional)) && !(hasNode && NODE.test(path));
  const isMissing = ([path, { version, optional, peer }]) => (present[path] ? present[path].version !== version : !optional && !peer);
  return Object.entries(wanted)
    .filter((entry) => isNeeded(entry) && isMissing(entry))
    .map(([path]) => path);
}
