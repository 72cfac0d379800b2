/** Placeholder of the page. */
export function HistoryPage() {
  return <p>history</p>
}
