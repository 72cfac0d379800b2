import axe from 'axe-core'
import { expect } from 'vitest'

/** Finds nothing wrong with the accessibility of the page. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'] })
  const words = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(words, 'accessibility').toEqual([])
}

/**
 * By how many pixels something can be moved that ought to stand still; 0 is right. What goes up and down stands still
 * sideways; a page behind a game's frame stands still altogether. Strips that are made to go sideways are not counted.
 */
export function pixelsAstray(): number {
  const root = document.documentElement
  const movable = [...document.querySelectorAll('body *')].filter((one) =>
    /auto|scroll/.test(getComputedStyle(one).overflowY),
  )
  const frames = movable.filter((one) => one.querySelector('[data-board]'))
  const goDown = movable.filter((one) => one.scrollHeight > one.clientHeight + 1)
  const sideways = [root, ...frames, ...goDown].map((one) => one.scrollWidth - one.clientWidth)
  return Math.max(0, frames.length > 0 ? root.scrollHeight - root.clientHeight : 0, ...sideways)
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
