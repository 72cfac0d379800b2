/**
 * An inline script at the end of the page. It fetches and runs the page's scripts once the rendered page is on screen,
 * so that they never take the network or the processor from the first paint. The page names the scripts as `later`,
 * which no browser fetches by itself, what they import later as `soon`, and the files of forms as `pressed`, which it fetches when the visitor presses a
 * button that opens one. In an empty page, or a hidden one, the scripts start at once. The function uses nothing from
 * outside and is the same on every page: one digest of the content security policy covers it.
 */
export function afterPaint(): void {
  const fetchNamed = (rel: string) => {
    for (const placeholder of document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)) {
      const link = document.createElement('link')
      const isScript = placeholder.href.endsWith('.js')
      link.rel = rel === 'later' && isScript ? 'modulepreload' : 'preload'
      // A file must be fetched the same way as the loader of chunks fetches it, or it comes twice. A script that may be tried again
      // is no `modulepreload`: the browser would remember that it failed (`kernel/chunks/preload.ts`).
      if (link.rel === 'preload') Object.assign(link, { as: isScript ? 'script' : 'style', crossOrigin: '' })
      link.href = placeholder.href
      placeholder.replaceWith(link)
    }
  }
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    fetchNamed('later')
    fetchNamed('soon')
    for (const placeholder of document.querySelectorAll<HTMLScriptElement>('script[type=later]')) {
      const script = document.createElement('script')
      script.type = 'module'
      script.src = placeholder.src
      placeholder.replaceWith(script)
    }
  }
  const root = document.getElementById('root')
  const isRendered = root?.hasChildNodes()
  // Marks a button that is pressed before the scripts run, until the start-up listens itself (`early-taps.ts`).
  root?.addEventListener('click', ({ target }) => {
    if (root.dataset.listening === '') return
    root.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
    const button = target instanceof Element ? target.closest('button') : null
    button?.setAttribute('data-pressed', '')
    if (button?.ariaHasPopup === 'dialog') fetchNamed('pressed')
  })
  if (
    !isRendered ||
    document.visibilityState !== 'visible' ||
    !PerformanceObserver.supportedEntryTypes.includes('paint')
  ) {
    begin()
    return
  }
  // The page's data stands behind this script, at the very end.
  const afterParse = () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      begin()
    }).observe({ type: 'paint', buffered: true })
  }
  addEventListener('DOMContentLoaded', afterParse)
  // In a window behind others the paint may never come.
  const longestWaitMs = 1500
  setTimeout(begin, longestWaitMs)
}
