import { dismissToast, shownToasts, toast } from '@fairground/ui/toast-store'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { layTable } from './game-table.ts'

const LONG =
  'This sentence is as long as the longest that a refusal has: it says what was refused, why that is so, and what can be done about it in the end.'
const lane = () => [...document.querySelectorAll<HTMLElement>('[aria-live=polite] > div')]
const boxOf = (element: Element) => element.getBoundingClientRect()
const meets = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

afterEach(async () => {
  for (const { id } of shownToasts()) dismissToast(id)
  await page.viewport(1280, 720)
})

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1280, 800],
  [740, 360],
] as const)
  test(`a toast at ${width} by ${height} is at most 56 px high, whole in sight, and meets no main button`, async () => {
    await page.viewport(width, height)
    await layTable('mines').openGame()
    toast(LONG, { tone: 'loss' })
    toast('You won', { text: 'Mines has paid G$1.26 while you were elsewhere, and there is more to say.', tone: 'win' })
    toast('Copied', { action: { label: 'Undo', press: () => undefined } })
    await expect.poll(() => lane().length).toBe(3)
    const act = document.querySelector('[data-act]')
    if (!act) throw new Error('there is no main button')
    for (const card of lane()) {
      const box = boxOf(card)
      expect(box.height).toBeLessThanOrEqual(56)
      expect(box.left >= 0 && box.right <= width && box.top >= 0).toBe(true)
      expect(meets(box, boxOf(act))).toBe(false)
      expect(box.bottom).toBeLessThan(height * 0.6)
      for (const words of card.querySelectorAll('p'))
        expect(words.scrollHeight - words.clientHeight, words.textContent ?? '').toBeLessThanOrEqual(1)
    }
  })

test('beside a popup a toast lies over its head, and not on the button that closes it', async () => {
  await page.viewport(360, 640)
  await layTable('mines').openGame()
  await page.getByRole('button', { name: 'Autoplay', exact: true }).click()
  const popup = page.getByRole('dialog', { name: 'Autoplay' })
  await expect.element(popup).toBeVisible()
  toast(LONG)
  await expect.poll(() => lane().length).toBe(1)
  const [card] = lane()
  const close = boxOf(popup.getByRole('button', { name: 'Close' }).element())
  expect(card && meets(boxOf(card), close)).toBe(false)
  expect(card && boxOf(card).bottom).toBeLessThanOrEqual(close.bottom + 56)
})
