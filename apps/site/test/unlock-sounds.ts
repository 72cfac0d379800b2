import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { playSound } from '../src/games/kit/sound/sound.ts'

/** Presses a button of a game, which unlocks its sounds, and waits until they can be played: what makes them is fetched. */
export async function unlockSounds(): Promise<void> {
  const clicks = vi.spyOn(BaseAudioContext.prototype, 'createBufferSource')
  await page.getByRole('button', { name: 'Half' }).click()
  await expect
    .poll(() => {
      playSound('press')
      return clicks.mock.calls.length
    })
    .toBeGreaterThan(0)
  clicks.mockRestore()
}
