/**
 * Stands in the head as an inline script, after the theme: sets the layout before anything is laid out, as `layoutFor`
 * does, and marks the page as one that starts, of which only what is near the window is laid out (`site.css`) until it is
 * scrolled, and that of a player who is logged in, so that nothing which is for visitors shows (`data-guest`). It uses nothing from outside, and
 * is the same for every page: one digest of the content security policy.
 */
export function beforePaint(): void {
  const html = document.documentElement
  const isWide = (px: number) => matchMedia(`(width >= ${px}px)`).matches
  const isForced = getComputedStyle(html).getPropertyValue('--force-layout').trim() === 'phone'
  html.dataset.layout = isForced ? 'phone' : isWide(1024) ? 'desktop' : isWide(768) ? 'tablet' : 'phone'
  // Who comes to a place in the page, or goes to one, needs all of it as it is.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type === 'navigate' && location.hash === '') {
    html.dataset.starting = ''
    addEventListener('scroll', () => delete html.dataset.starting, { once: true })
  }
  try {
    if (localStorage.getItem('user')) html.dataset.player = ''
  } catch {
    // A browser that keeps nothing has nobody logged in.
  }
}
