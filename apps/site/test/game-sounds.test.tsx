import { expect, test } from 'vitest'
import { kitSound } from '../src/games/kit/sound/kit-sounds.ts'
import { beginAmbience, beginHum, type LastingSound } from '../src/games/kit/sound/lasting.ts'
import type { AmbienceName, Hum, Sound } from '../src/games/kit/sound/notes.ts'
import { openBuses } from '../src/games/kit/sound/speakers.ts'
import { playNotes } from '../src/games/kit/sound/synthesiser.ts'

type GameTable = Readonly<Record<string, Sound | Hum | AmbienceName | undefined>>
const tables = import.meta.glob<GameTable>('../src/games/*/sounds.ts', { eager: true, import: 'sounds' })
const games = Object.entries(tables).map(([path, table]) => ({ gameId: path.split('/').at(-2) ?? '', table }))
const soundsOf = (table: GameTable) =>
  Object.entries(table).flatMap(([name, sound]) => (Array.isArray(sound) ? [{ name, sound: sound as Sound }] : []))

/** The loudest sample that may leave the speakers: no sound is nearly as loud as what a player plays beside the game. */
const LOUDEST = 0.42
/** No short sound lasts longer, but the melody of a win. */
const LONGEST_SECONDS = 0.7
const RATE = 44_100

interface Rendered {
  peak: number
  /** When the last sample that can be heard is over. */
  endsAt: number
}

/** Renders what is played, through the limiter that the page has too. */
async function render(seconds: number, play: (effects: AudioNode, ambience: AudioNode) => void): Promise<Rendered> {
  const context = new OfflineAudioContext(1, RATE * seconds, RATE)
  const [effects, ambience] = openBuses(context)
  play(effects, ambience)
  const samples = (await context.startRendering()).getChannelData(0)
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return { peak, endsAt: samples.findLastIndex((sample) => Math.abs(sample) > 0.002) / RATE }
}

for (const { gameId, table } of games)
  test(`the sounds of ${gameId} are short, heard and not loud; all at once they are clean`, async () => {
    for (const { name, sound } of soundsOf(table)) {
      for (const step of [0, 4, 12]) {
        const { peak, endsAt } = await render(1.5, (effects) => playNotes(effects, sound, 0, step))
        expect(peak, `${name} after ${step} steps`).toBeLessThan(LOUDEST)
        expect(peak, `${name} after ${step} steps`).toBeGreaterThan(0.01)
        // The limiter's own delay comes on top.
        expect(endsAt, `${name} after ${step} steps`).toBeLessThan(LONGEST_SECONDS + 0.05)
      }
    }
    const everything = await render(3, (effects, ambience) => {
      for (let time = 0; time < 3; time += 1)
        for (const { sound } of soundsOf(table)) playNotes(effects, sound, 0.5 + time * 0.03, 6)
      playNotes(effects, kitSound('win', 5), 0.5)
      for (const sound of Object.values(table)) if (isHum(sound)) beginHum(effects, sound)
      beginAmbience(ambience, table.ambience as AmbienceName)
    })
    expect(everything.peak).toBeLessThan(0.8)
  })

const isHum = (sound: GameTable[string]): sound is Hum => typeof sound === 'object' && 'softHz' in sound

test('a larger win has a longer melody, which is no louder than another sound', async () => {
  const wins = await Promise.all(
    [2, 3, 4, 5].map((level) => render(4, (to) => playNotes(to, kitSound('win', level), 0))),
  )
  for (const { peak } of wins) expect(peak).toBeLessThan(LOUDEST)
  const ends = wins.map(({ endsAt }) => endsAt)
  expect(ends).toEqual(ends.toSorted((a, b) => a - b))
  expect(new Set(ends.map((end) => end.toFixed(1))).size).toBe(4)
})

test.each(['fair', 'wind', 'cave', 'crowd'] as const)('the background %s is far below the effects', async (name) => {
  const { peak } = await render(20, (_, ambience) => beginAmbience(ambience, name))
  expect(peak).toBeGreaterThan(0.005)
  expect(peak).toBeLessThan(0.12)
})

test('what lasts ends at its stop', async () => {
  const { hum } = tables['../src/games/crash/sounds.ts'] as { hum: Hum }
  const context = new OfflineAudioContext(1, RATE * 4, RATE)
  const [effects, ambience] = openBuses(context)
  const lasting: LastingSound[] = [beginHum(effects, hum), beginAmbience(ambience, 'fair')]
  void context.suspend(2).then(() => {
    for (const sound of lasting) sound.stop()
    return context.resume()
  })
  const samples = (await context.startRendering()).getChannelData(0)
  const peakFrom = (from: number, to: number) => Math.max(...samples.slice(from * RATE, to * RATE).map(Math.abs))
  expect(peakFrom(1.5, 2)).toBeGreaterThan(0.01)
  expect(peakFrom(3, 4)).toBeLessThan(0.0005)
})
