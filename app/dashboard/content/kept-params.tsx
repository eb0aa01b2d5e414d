import { useSearchParams } from 'react-router';

/** A form with method GET replaces the whole query: these parts of it stay. */
export function KeptParams({ names }: { names: readonly string[] }) {
  const [params] = useSearchParams();
  return names.map((name) => {
    const value = params.get(name);
    return value === null ? null : <input key={name} type="hidden" name={name} value={value} />;
  });
}
