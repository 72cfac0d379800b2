import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { playSound } from '../src/games/kit/sound/sound.ts'
import { setSound } from '../src/kernel/browser/sound.ts'
import { layTable } from './game-table.ts'

test('a sound that comes more than 150 ms late is not played, because what makes it had to be fetched; the next one is', async () => {
  vi.spyOn(BaseAudioContext.prototype, 'state', 'get').mockReturnValue('running')
  const clicks = vi.spyOn(BaseAudioContext.prototype, 'createBufferSource')
  setSound(false)
  await layTable('mines').openGame()
  // A gesture; with sound off it fetches nothing.
  await page.getByRole('button', { name: 'Half' }).click()
  setSound(true)
  playSound('press')
  vi.setSystemTime(Date.now() + 200)
  await import('../src/games/kit/sound/speakers.ts')
  await vi.advanceTimersByTimeAsync(0)
  expect(clicks).not.toHaveBeenCalled()
  playSound('press')
  await expect.poll(() => clicks.mock.calls.length).toBe(1)
})
