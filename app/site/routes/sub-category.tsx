export default function Page() {
  return <p>sub-category</p>;
}
