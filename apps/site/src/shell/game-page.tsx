/** A game in its frame. */
export function GamePage() {
  return <iframe title="game" src="/h5/mines" />
}
