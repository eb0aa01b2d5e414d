export default function Page() {
  return <p>projects</p>;
}
