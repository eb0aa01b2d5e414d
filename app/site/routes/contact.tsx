export default function Page() {
  return <p>contact</p>;
}
