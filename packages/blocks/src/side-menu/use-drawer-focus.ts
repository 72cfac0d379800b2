import { type RefObject, useEffect } from 'react'

/** Keeps the focus in an open drawer: what stands beside it cannot be reached, and whoever opened it has the focus again. */
export function useDrawerFocus(
  drawer: RefObject<HTMLElement | null>,
  mask: RefObject<HTMLElement | null>,
  isOpen: boolean,
) {
  useEffect(() => {
    const element = drawer.current
    if (!isOpen || !element) return
    const opener = document.activeElement
    const outsideElements = elementsBeside(element).filter((sibling) => sibling !== mask.current)
    for (const outsideElement of outsideElements) outsideElement.inert = true
    element.querySelector<HTMLElement>('a, button')?.focus()
    return () => {
      for (const outsideElement of outsideElements) outsideElement.inert = false
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isOpen, drawer, mask])
}

/** What of a page is neither inside an element nor around it. */
function elementsBeside(element: HTMLElement): readonly HTMLElement[] {
  const parent = element.parentElement
  if (!parent) return []
  const siblings = [...parent.children].filter((sibling) => sibling instanceof HTMLElement && sibling !== element)
  return [...(siblings as HTMLElement[]), ...(parent === document.body ? [] : elementsBeside(parent))]
}
