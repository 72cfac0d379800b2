/** Whether the page stands in a frame of the site's own, whose shell is the page around it. */
export function hasShell(): boolean {
  try {
    return window.parent !== window && window.parent.location.origin === location.origin
  } catch {
    // A page of another site does not tell its address.
    return false
  }
}
