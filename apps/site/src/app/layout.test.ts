import { expect, test } from 'vitest'
import { beginsAtTop } from '../shell/scroll-to-top.ts'
import { layoutFor } from './layout.ts'

/** Pixels, and the layout that they get. */
const widths: [number, string][] = [
  [320, 'phone'],
  [767, 'phone'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
  [2560, 'desktop'],
]

test.each(widths)('[RT-11] %i px wide is a %s', (width, layout) => {
  expect(layoutFor(width, undefined)).toBe(layout)
  expect(layoutFor(width, 'phone')).toBe('phone')
})

test('[RT-08] a new path begins at the top, but not on contest pages or over a background', () => {
  expect(beginsAtTop('/history', null)).toBe(true)
  expect(beginsAtTop('/contest/1', null)).toBe(false)
  expect(beginsAtTop('/round/1', { background: {} })).toBe(false)
})
