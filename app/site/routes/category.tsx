export default function Page() {
  return <p>category</p>;
}
