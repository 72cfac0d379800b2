import type { Sound } from './notes.ts'

/** The sounds that belong to no game, by name. */
export type KitSound = 'press' | 'bet' | 'cash-out' | 'win'

const press: Sound = [{ noise: 2400, seconds: 0.035, volume: 0.2 }]
const bet: Sound = [
  { noise: 1500, seconds: 0.07, volume: 0.4 },
  { tone: 196, toHz: 147, seconds: 0.12, volume: 0.22, wave: 'triangle' },
]
const BETWEEN_NOTES = 0.075

/** The notes of a sound. @param step of `win` the level, 2 to 5 */
export function kitSound(name: KitSound, step: number): Sound {
  if (name === 'win') return winMelody(step)
  if (name === 'cash-out') return [2, 4, 6, 7].map((bell, note) => ringAt(bell, note * BETWEEN_NOTES, 0.17))
  return name === 'bet' ? bet : press
}

/** A run up the scale, longer with each level of the win; a large one ends in a chord and the crowd. */
function winMelody(level: number): Sound {
  const run = Array.from({ length: 3 + 2 * level }, (_, note) => ringAt(note % 11, note * BETWEEN_NOTES, 0.16))
  if (level < 4) return run
  const at = run.length * BETWEEN_NOTES
  const chord = [0, 2, 4, 5].map((bell) => ringAt(bell, at, 0.13))
  return [...run, ...chord, { noise: 1100, at, seconds: 0.5 * (level - 2), volume: 0.22 }]
}

const ringAt = (bell: number, at: number, volume: number) => ({ bell, at, seconds: 0.55, volume })
