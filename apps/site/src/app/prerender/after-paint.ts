/**
 * Stands at the end of the page as an inline script: fetches and runs the page's scripts once the drawn page is on screen,
 * so that they never take the network or the processor from it. They stand in the page as `later`, which no browser
 * fetches by itself; what a form needs stands there as `pressed`, until a button that opens one is. A page that was not drawn, or that nobody looks at, starts them at once. It uses nothing from
 * outside, and is the same for every page: one digest of the content security policy.
 */
export function afterPaint(): void {
  const fetchNamed = (rel: string) => {
    for (const placeholder of document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)) {
      const link = document.createElement('link')
      const isScript = placeholder.href.endsWith('.js')
      link.rel = isScript ? 'modulepreload' : 'preload'
      // A style sheet is fetched as the loader of chunks fetches it: else it comes twice.
      if (!isScript) Object.assign(link, { as: 'style', crossOrigin: '' })
      link.href = placeholder.href
      placeholder.replaceWith(link)
    }
  }
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    fetchNamed('later')
    for (const placeholder of document.querySelectorAll<HTMLScriptElement>('script[type=later]')) {
      const script = document.createElement('script')
      script.type = 'module'
      script.src = placeholder.src
      placeholder.replaceWith(script)
    }
  }
  const root = document.getElementById('root')
  const isDrawn = root?.hasChildNodes()
  // A button that is pressed before any script has come is marked, until the start-up listens itself (`early-taps.ts`).
  root?.addEventListener('click', ({ target }) => {
    if (root.dataset.listening === '') return
    root.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
    const button = target instanceof Element ? target.closest('button') : null
    button?.setAttribute('data-pressed', '')
    if (button?.ariaHasPopup === 'dialog') fetchNamed('pressed')
  })
  if (
    !isDrawn ||
    document.visibilityState !== 'visible' ||
    !PerformanceObserver.supportedEntryTypes.includes('paint')
  ) {
    begin()
    return
  }
  // The page's data stands at its very end, behind this script.
  const afterParse = () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      begin()
    }).observe({ type: 'paint', buffered: true })
  }
  addEventListener('DOMContentLoaded', afterParse)
  // A paint that never comes, in a window behind others, is not waited for.
  const longestWaitMs = 1500
  setTimeout(begin, longestWaitMs)
}
