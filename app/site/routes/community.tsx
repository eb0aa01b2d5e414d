export default function Page() {
  return <p>community</p>;
}
