export default function Page() {
  return <p>privacy-policy</p>;
}
