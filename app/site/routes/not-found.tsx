import { data } from 'react-router';

/** The page around it is drawn by the boundary, as for a missing product. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
