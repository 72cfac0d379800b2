import { findPageData } from '../kernel/page/page-data.ts'

/** Pages that may stand in a frame of another site. */
const FRAMED = /^\/(h5|chatbet)/

/**
 * Whether a page must leave the frame around it: another origin's, and the page is not made for frames (RT-06).
 * @param ours origins that may frame any page: the site's own, and the studio's
 * @param parentOrigin the origin of the page around it; `undefined` when the browser hides it, as it does for other
 * origins
 */
export function mustEscape(pathname: string, ours: readonly string[], parentOrigin: string | undefined): boolean {
  return !FRAMED.test(pathname) && !(parentOrigin !== undefined && ours.includes(parentOrigin))
}

/** Replaces a page of another origin that shows ours in a frame. */
export function escapeFrame(): void {
  if (window.top === null || window.top === window) return
  let parentOrigin: string | undefined
  try {
    parentOrigin = window.top.location.origin
  } catch {
    parentOrigin = location.ancestorOrigins?.[location.ancestorOrigins.length - 1]
  }
  const studio = findPageData()?.startup.previewOrigin
  const ours = [location.origin, ...(studio ? [studio] : [])]
  if (mustEscape(location.pathname, ours, parentOrigin)) takeItsPlace(window.top)
}

/** Some browsers allow that only after a gesture in the frame: then the first gesture does it. */
function takeItsPlace(around: Window): void {
  try {
    around.location.replace(location.href)
  } catch (error) {
    console.info('the page around this one stays until a gesture', error)
    addEventListener('click', () => takeItsPlace(around), { once: true, capture: true })
  }
}
