export default function Page() {
  return <p>return-policy</p>;
}
