/** Phone below 768 px, tablet from 768 to under 1024, desktop from 1024 (RT-11). */
export type Layout = 'phone' | 'tablet' | 'desktop'

/** The layout for a width in CSS pixels; the operator may force the phone's layout on every screen. */
export function layoutFor(widthPx: number, force: 'phone' | undefined): Layout {
  if (force) return force
  if (widthPx < 768) return 'phone'
  return widthPx < 1024 ? 'tablet' : 'desktop'
}

/** The layout that the operator's theme, in the page's head, forces on every screen. */
function forcedLayout(): 'phone' | undefined {
  const wish = getComputedStyle(document.documentElement).getPropertyValue('--force-layout').trim()
  return wish === 'phone' ? wish : undefined
}

/**
 * Keeps `data-layout` on the root element up to date; every style follows that attribute, none the viewport. A theme
 * that comes later sends a resize event.
 */
export function startLayout(): void {
  const apply = () => {
    document.documentElement.dataset.layout = layoutFor(innerWidth, forcedLayout())
  }
  apply()
  addEventListener('resize', apply)
}
