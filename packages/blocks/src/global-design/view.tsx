/** Nothing: the global design is seen in everything else. */
export function View() {
  return null
}
