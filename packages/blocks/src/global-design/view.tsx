/** Shows nothing: the host applies the global design. */
export function View() {
  return null
}
