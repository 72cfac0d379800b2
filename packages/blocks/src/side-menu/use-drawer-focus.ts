import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus in an open drawer: makes everything outside it inert, and returns the focus to the opener when it
 * closes.
 */
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

/** The elements of a page that are neither inside an element nor around it. */
function elementsBeside(element: HTMLElement): readonly HTMLElement[] {
  const parent = element.parentElement
  if (!parent) return []
  const siblings = [...parent.children].filter((sibling) => sibling instanceof HTMLElement && sibling !== element)
  return [...(siblings as HTMLElement[]), ...(parent === document.body ? [] : elementsBeside(parent))]
}
