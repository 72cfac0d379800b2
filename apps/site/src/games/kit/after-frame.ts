/** Calls `act` after the next frame, when measuring needs no extra layout. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
