/** Whether the page is a frame page with the site's shell around it. */
export function hasShell(): boolean {
  try {
    return window.parent !== window && window.parent.location.origin === location.origin
  } catch {
    // A page of another site hides its address.
    return false
  }
}
