/** Placeholder of the page. */
export function VerifyPage() {
  return <p>verify</p>
}
