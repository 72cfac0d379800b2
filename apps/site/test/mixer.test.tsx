import * as game from '@fairground/contract/calls/game'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { playSound } from '../src/games/kit/sound/sound.ts'
import { layTable } from './game-table.ts'
import { closeSite } from './open-site.tsx'
import { settingsOf } from './round-models.ts'
import { answer } from './stand-in.ts'
import { unlockSounds } from './unlock-sounds.ts'

/** What stands in place of the loudspeakers: it hears all that this page plays, for the last fifth of a second. */
let ears: AnalyserNode | undefined
Object.defineProperty(AudioContext.prototype, 'destination', {
  get(this: AudioContext) {
    ears ??= new AnalyserNode(this, { fftSize: 8192 })
    return ears
  },
})
const samples = new Float32Array(8192)
/** How loud it is: the root mean square of what was heard last. */
function loudness(): number {
  ears?.getFloatTimeDomainData(samples)
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}
const heard = () => expect.poll(loudness)
/** A soft background is far above it. */
const SILENT = 1e-5

const soundButton = () => page.getByRole('button', { name: 'Sound', exact: true })
const soundSwitch = () => page.getByRole('checkbox', { name: 'Sound' })
const slider = (name: 'Effects' | 'Ambience') => page.getByRole('slider', { name })

/** Another tab stores something, or removes it. */
function storeElsewhere(key: string, value?: string): void {
  if (value === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  dispatchEvent(new StorageEvent('storage', { key }))
}

afterEach(async () => {
  for (const key of ['soundOff', 'effectsLevel', 'ambienceLevel']) storeElsewhere(key)
  await page.viewport(1280, 720)
})

/** Focuses a slider and presses keys in it. */
async function slide(name: 'Effects' | 'Ambience', ...keys: readonly string[]): Promise<void> {
  await expect.element(slider(name)).toBeVisible()
  ;(slider(name).element() as HTMLElement).focus()
  for (const key of keys) await userEvent.keyboard(`{${key}}`)
}

test('the button of the sound opens a switch and two sliders; effects are on and the background is not', async () => {
  await layTable('mines').openGame()
  await soundButton().click()
  await expect.element(soundSwitch()).toBeChecked()
  await expect.element(slider('Effects')).toHaveValue('100')
  await expect.element(slider('Ambience')).toHaveValue('0')
  await userEvent.keyboard('{Escape}')
  await expect.element(soundSwitch()).not.toBeInTheDocument()
  await expect.element(soundButton()).toHaveFocus()
})

test('[BT-19] the background is as loud as it is asked for, and ends with the sound, the page in sight and the game', async () => {
  await layTable('mines').openGame()
  await soundButton().click()
  await slide('Ambience', 'End')
  expect(localStorage.getItem('ambienceLevel')).toBe('100')
  await heard().toBeGreaterThan(0.003)
  // The sound of the keys is over, and all that is heard is the background: four swells of it at least.
  const full = loudness()
  await slide('Ambience', 'Home', 'PageUp', 'PageUp')
  await expect.element(slider('Ambience')).toHaveValue('20')
  // On its way from nothing it is lower still for a moment.
  await heard().toSatisfy((level: number) => level > SILENT && level < full / 4)

  await soundSwitch().click()
  await heard().toBeLessThan(SILENT)
  await soundSwitch().click()
  await heard().toBeGreaterThan(SILENT)

  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await heard().toBeLessThan(SILENT)
  sight.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await heard().toBeGreaterThan(SILENT)

  await slide('Ambience', 'Home')
  expect(localStorage.getItem('ambienceLevel')).toBeNull()
  await heard().toBeLessThan(SILENT)
  await slide('Ambience', 'End')
  await heard().toBeGreaterThan(SILENT)
  await closeSite()
  await heard().toBeLessThan(SILENT)
})

test('[RG-04] where nothing is celebrated there is no background, whatever was chosen before', async () => {
  storeElsewhere('ambienceLevel', '100')
  const model = settingsOf('mines', { jurisdiction: { ...demoJurisdiction, celebration: 'none' } })
  await layTable('mines').openGame({ answers: () => answer(game.settings, { model }) })
  await unlockSounds()
  await soundButton().click()
  await expect.element(slider('Effects')).toBeVisible()
  await expect.element(slider('Ambience')).not.toBeInTheDocument()
  await heard().toBeLessThan(SILENT)
  await closeSite()
  await layTable('mines').openGame()
  await heard().toBeGreaterThan(SILENT)
})

test('on a phone the mixer is lines among the tools, which stay open while it is used', async () => {
  await page.viewport(360, 640)
  await layTable('mines').openGame()
  await page.getByRole('button', { name: 'Tools of the game' }).click()
  await expect.element(soundSwitch()).toBeChecked()
  expect(soundButton().elements()).toEqual([])
  await soundSwitch().click()
  await expect.element(slider('Effects')).toBeDisabled()
  await soundSwitch().click()
  await slider('Ambience').fill('40')
  await expect.element(slider('Ambience')).toBeVisible()
  expect(localStorage.getItem('ambienceLevel')).toBe('40')
  await heard().toBeGreaterThan(SILENT)
})

// The last one: its tone goes on for a minute.
test('[BT-19] effects are as loud as their slider says, here and in another tab, and what is playing ends with the sound', async () => {
  await layTable('mines').openGame()
  await unlockSounds()
  await soundButton().click()
  playSound([{ tone: 440, seconds: 60, volume: 0.3 }])
  await heard().toBeGreaterThan(0.1)
  await slide('Effects', 'ArrowLeft')
  await expect.element(slider('Effects')).toHaveValue('99')
  expect(localStorage.getItem('effectsLevel')).toBe('99')
  // The keys of a slider are its own: they do not lead to the board.
  await expect.element(slider('Effects')).toHaveFocus()
  storeElsewhere('effectsLevel', '10')
  await expect.element(slider('Effects')).toHaveValue('10')
  await heard().toSatisfy((level: number) => level > SILENT && level < 0.02)
  storeElsewhere('effectsLevel', '0')
  await heard().toBeLessThan(SILENT)
  storeElsewhere('effectsLevel', 'loud')
  await heard().toBeGreaterThan(SILENT)
  await soundSwitch().click()
  await heard().toBeLessThan(SILENT)
})
