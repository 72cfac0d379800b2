/** Placeholder of the page. */
export function RoundPage() {
  return <p>round</p>
}
