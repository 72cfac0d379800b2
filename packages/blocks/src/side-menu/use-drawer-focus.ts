import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus in an open drawer: makes everything outside it inert, also what is drawn later, and returns the focus to the
 * opener when it closes. Popups of the drawer's own links stand in the body, beside the app, and stay as they are.
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
    const inertElements = new Set<HTMLElement>()
    const shutOut = () => {
      for (const outsideElement of elementsBeside(element)) {
        if (outsideElement === mask.current || outsideElement.inert) continue
        outsideElement.inert = true
        inertElements.add(outsideElement)
      }
    }
    shutOut()
    const observer = new MutationObserver(shutOut)
    for (const around of elementsAround(element)) observer.observe(around, { childList: true })
    element.querySelector<HTMLElement>('a, button')?.focus()
    return () => {
      observer.disconnect()
      for (const inertElement of inertElements) inertElement.inert = false
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isOpen, drawer, mask])
}

/** The elements around an element, up to the app's root. */
function elementsAround(element: HTMLElement): readonly HTMLElement[] {
  const parent = element.parentElement
  return parent && parent !== document.body ? [parent, ...elementsAround(parent)] : []
}

/** The elements of the app that are neither inside an element nor around it. */
function elementsBeside(element: HTMLElement): readonly HTMLElement[] {
  const around = elementsAround(element)
  return around.flatMap((parent) =>
    [...parent.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && child !== element && !around.includes(child as HTMLElement),
    ),
  )
}
