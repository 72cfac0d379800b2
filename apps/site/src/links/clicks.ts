import { parseLink } from '@fairground/contract/link'
import { followLink } from './follow-link.ts'

/** Whether a click is a plain one; any other asks the browser for another tab, a window or a download. */
export function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/**
 * The link of an anchor that has no handler of its own. An anchor to a place on the same page is left to the browser.
 */
function findLink(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return undefined
  const anchor = event.target.closest('a[href]:not([download])')
  const text = anchor?.getAttribute('href') ?? undefined
  if (text === undefined || (anchor?.getAttribute('target') ?? '_self') !== '_self') return undefined
  const link = parseLink(text)
  return link?.kind === 'path' && link.to.startsWith('#') ? undefined : text
}

/** Follows the anchors in an operator's texts as links of the site, until the returned function is called. */
export function followClicks(): () => void {
  const take = (event: MouseEvent) => {
    const link = findLink(event)
    if (link === undefined) return
    event.preventDefault()
    followLink(link)
  }
  document.addEventListener('click', take)
  return () => document.removeEventListener('click', take)
}
