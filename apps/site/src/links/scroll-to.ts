/** Scrolls to an element of the page and moves the focus to it, as a link to an anchor does; false when it is not there. */
export function scrollToElement(id: string): boolean {
  const element = document.getElementById(id)
  if (!element) return false
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return true
}
