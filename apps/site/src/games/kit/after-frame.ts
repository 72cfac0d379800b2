/** Does something once the next frame is on the screen: what measures then finds everything laid out. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
