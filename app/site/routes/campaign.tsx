export default function Page() {
  return <p>campaign</p>;
}
