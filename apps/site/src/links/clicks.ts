import { parseLink } from '@fairground/contract'
import { followLink } from './follow-link.ts'

/** Whether a click asks the browser for something of its own: another tab, a window, a download. */
export function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** The link of an anchor that nobody else takes care of; an anchor to a place on the same page is the browser's. */
function findLink(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return undefined
  const anchor = event.target.closest('a[href]:not([download])')
  const text = anchor?.getAttribute('href') ?? undefined
  if (text === undefined || (anchor?.getAttribute('target') ?? '_self') !== '_self') return undefined
  const link = parseLink(text)
  return link?.kind === 'path' && link.to.startsWith('#') ? undefined : text
}

/** Follows the anchors of an operator's texts as the site's own links, until the returned function is called. */
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
