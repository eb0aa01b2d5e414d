export default function Page() {
  return <p>adding-soon</p>;
}
