import axe from 'axe-core'
import { expect } from 'vitest'

/** Finds nothing wrong with the accessibility of the page. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'] })
  const words = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(words, 'accessibility').toEqual([])
}

/** How much of an element is in the window, from 0 to 1. */
export function shownShareOf(element: Element): number {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  const [across, down] = [
    Math.min(right, innerWidth) - Math.max(left, 0),
    Math.min(bottom, innerHeight) - Math.max(top, 0),
  ]
  return (Math.max(0, across) * Math.max(0, down)) / (width * height)
}

/**
 * What of a game stands outside the window before anything is scrolled: the picture, a stake, an option, the big button, the
 * way into autoplay. Sideways strips and what only tells something come after those, and are not looked at.
 */
export function outsideFirstView(): string[] {
  const playedParts = 'button[data-act], [data-auto-door], [data-board], canvas, input'
  return [...document.querySelectorAll<HTMLElement>(playedParts)]
    .filter((one) => one.checkVisibility() && one.closest('[role=grid]') === null)
    .filter((one) => isOutside(one.getBoundingClientRect()))
    .map(nameOf)
}

const isOutside = ({ left, right, top, bottom }: DOMRect) =>
  left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1

/** What is pressed on a page and is smaller than a finger, 44 px in both directions; a field counts with its label. */
export function smallTargets(): string[] {
  // A link within a ticket or a sentence is as large as its line.
  const pressableParts = [...document.querySelectorAll<HTMLElement>('button, summary, input, nav a, header a')]
  return pressableParts
    .filter((one) => one.checkVisibility())
    .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < 43.9)
    .map(({ one, box }) => `${nameOf(one)}: ${box.width} by ${box.height}`)
}

const nameOf = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.textContent ?? one.tagName
