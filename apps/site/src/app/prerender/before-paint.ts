/**
 * An inline script in the head, after the theme. It sets the layout before the browser lays anything out, as
 * `layoutFor` does. It marks the page as starting: until the visitor scrolls, the browser lays out only what is near
 * the window (`site.css`). It marks the page of a logged-in player, so that nothing for visitors shows (`data-guest`), and
 * keeps the room of the chat beside the page, as `ChatCorner` fills it.
 * The function uses nothing from outside and is the same on every page: one digest of the content security policy
 * covers it.
 */
export function beforePaint(): void {
  const html = document.documentElement
  const isWide = (px: number) => matchMedia(`(width >= ${px}px)`).matches
  const isForced = getComputedStyle(html).getPropertyValue('--force-layout').trim() === 'phone'
  html.dataset.layout = isForced ? 'phone' : isWide(1024) ? 'desktop' : isWide(768) ? 'tablet' : 'phone'
  // A visitor who comes back, or goes to a place in the page, needs the whole page laid out.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type === 'navigate' && location.hash === '') {
    html.dataset.starting = ''
    addEventListener('scroll', () => delete html.dataset.starting, { once: true })
  }
  try {
    if (localStorage.getItem('user')) html.dataset.player = ''
    const hasChat = localStorage.getItem('chatPanel') === 'open' && !/^\/(chat|h5)/.test(location.pathname)
    if (hasChat && html.dataset.layout === 'desktop' && isWide(1280)) html.dataset.chat = ''
  } catch {
    // A browser without storage has no logged-in player, and no open chat.
  }
}
