/** Pages that may stand in a frame of another site. */
const FRAMED = /^\/(h5|chatbet)/

/**
 * Whether a page must leave the frame that it stands in: another origin's, and not a page made for frames (RT-06).
 * @param parentOrigin the origin of the page around it; `undefined` when the browser does not tell, since it is another
 */
export function mustEscape(pathname: string, ownOrigin: string, parentOrigin: string | undefined): boolean {
  return !FRAMED.test(pathname) && parentOrigin !== ownOrigin
}

/** Takes the place of a page of another origin that shows ours in a frame. */
export function escapeFrame(): void {
  if (window.top === null || window.top === window) return
  let parentOrigin: string | undefined
  try {
    parentOrigin = window.top.location.origin
  } catch {
    parentOrigin = undefined
  }
  if (mustEscape(location.pathname, location.origin, parentOrigin)) window.top.location.replace(location.href)
}
