import { findPageData } from '../kernel/page/page-data.ts'

/** Pages that may stand in a frame of another site. */
const FRAMED = /^\/(h5|chatbet)/

/**
 * Whether a page must leave the frame that it stands in: another origin's, and not a page made for frames (RT-06).
 * @param ours origins that may frame any page: the site's own, and the studio's
 * @param parentOrigin the origin of the page around it; `undefined` when the browser does not tell, since it is another
 */
export function mustEscape(pathname: string, ours: readonly string[], parentOrigin: string | undefined): boolean {
  return !FRAMED.test(pathname) && !(parentOrigin !== undefined && ours.includes(parentOrigin))
}

/** Takes the place of a page of another origin that shows ours in a frame. */
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

/** Some browsers let a frame do that only after a gesture in it: then the first one does. */
function takeItsPlace(around: Window): void {
  try {
    around.location.replace(location.href)
  } catch (error) {
    console.info('the page around this one stays until a gesture', error)
    addEventListener('click', () => takeItsPlace(around), { once: true, capture: true })
  }
}
