import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { countDialogs, dialog, follow, headerButton, press, pressEscape, pressMask, resize } from './on-screen.ts'
import { openSite } from './open-site.tsx'

const FRAME = '#iframe=/favicon.svg'
const frames = () => document.querySelectorAll('iframe[src$="/favicon.svg"]')

test('[RT-18] [LK-02] a frame link opens the frame popup: title, close button, clipboard, a sign that it loads', async () => {
  // The frame's page comes when the test says so.
  const hold = (event: Event) => event.target instanceof HTMLIFrameElement && event.stopImmediatePropagation()
  document.addEventListener('load', hold, { capture: true })
  onTestFinished(() => document.removeEventListener('load', hold, { capture: true }))
  await openSite('/verify')
  follow(FRAME)
  await expect.element(dialog().getByRole('heading', { level: 2 })).toBeVisible()
  await expect.element(dialog().getByRole('status')).toHaveTextContent(/^Loading/)
  expect(frames()[0]?.getAttribute('allow')).toBe('clipboard-read; clipboard-write')
  document.removeEventListener('load', hold, { capture: true })
  frames()[0]?.dispatchEvent(new Event('load'))
  await expect.element(dialog().getByRole('status')).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

/** The window, and how wide the popup is in it: a share of the room, or pixels. */
const widths: [windowPx: number, popup: { share: number } | { px: number }][] = [
  [360, { share: 1 }],
  [990, { share: 1 }],
  [1000, { share: 0.8 }],
  [1200, { share: 0.8 }],
  [1201, { px: 1000 }],
  [1680, { px: 1000 }],
]

test('[RT-18] it is as wide as the window, 80 % of it from 1000 to 1200 px, 1000 px in the middle above', async () => {
  await openSite('/verify')
  follow(FRAME)
  await expect.element(dialog()).toBeVisible()
  for (const [windowPx, expected] of widths) {
    await resize(windowPx, 800)
    // The mask's width: the window's without the room of the scrollbar.
    const room = dialog().element().parentElement?.parentElement?.clientWidth ?? 0
    const width = 'px' in expected ? expected.px : Math.round(room * expected.share)
    const place = () => {
      const box = dialog().element().getBoundingClientRect()
      return { width: Math.round(box.width), offCentre: Math.round(Math.abs(box.x * 2 + box.width - room)) }
    }
    await expect.poll(place, { message: `${windowPx} px` }).toEqual({ width, offCentre: 0 })
  }
})

test('[RT-18] a tap on the mask closes it, the focus goes back at once, and the frame is removed 3 s later', async () => {
  await openSite('/verify')
  await expect.element(headerButton('Register')).toBeVisible()
  const button = headerButton('Register').element()
  button.focus()
  follow(FRAME)
  await expect.element(dialog()).toBeVisible()
  let removedAt = 0
  const watch = new MutationObserver(() => {
    if (removedAt === 0 && frames().length === 0) removedAt = Date.now()
  })
  watch.observe(document.body, { subtree: true, childList: true })
  onTestFinished(() => watch.disconnect())
  const pressedAt = Date.now()
  await pressMask()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(document.activeElement).toBe(button)
  expect(frames()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.poll(() => removedAt - pressedAt).toBeGreaterThanOrEqual(3_000)
})

test('[RT-18] an address without https is not opened, but for our own and this machine’s', async () => {
  await openSite('/verify')
  // A link in the page's own address may not open a stranger's page: this one stands in an operator's text.
  await press('#iframe=http://plain.example/')
  await expect.element(dialog()).toHaveTextContent('This page cannot be opened here')
  expect(document.querySelector('[role=dialog] iframe')).toBeNull()
  await pressEscape()
  await vi.advanceTimersByTimeAsync(3_500)
  await countDialogs(0)
  await expect.element(page.getByRole('banner')).toBeVisible()
})
