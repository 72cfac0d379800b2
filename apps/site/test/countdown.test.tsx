import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerLobby, lobbyWith } from './lobby-models.ts'
import { openSite } from './open-site.tsx'
import { setServerAhead } from './stand-in.ts'

test('[RT-20] a countdown ticks each second by the server’s clock, and says when it is over', async () => {
  // By the browser's clock it would be over long ago.
  setServerAhead(-3_600_000)
  const until = Date.now() - 3_600_000 + 30_000
  const words = { title: 'The gates open in', overText: 'Come in, they are open.' }
  answerLobby()
  await openSite('/', { design: lobbyWith('C000114', { until, ...words }) })
  const timer = page.getByRole('timer')
  await expect.element(timer).toHaveTextContent(/^00hours00min(30|[12]\d)sec$/)
  const secondsLeft = () => Number(/(\d+)sec$/.exec(timer.element().textContent ?? '')?.[1])
  const before = secondsLeft()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(secondsLeft()).toBeLessThan(before)
  expect(page.getByText(words.overText).query()).toBeNull()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(page.getByText(words.overText)).toBeVisible()
  await expect.element(timer).not.toBeInTheDocument()
})
