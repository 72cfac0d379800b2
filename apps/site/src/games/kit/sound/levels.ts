import { create } from 'zustand'
import { readStored, store } from '../../../kernel/storage/storage.ts'

/** How loud the effects and the background of a game are: whole numbers from 0 to 100. */
export interface SoundLevels {
  effects: number
  ambience: number
}

/** A background is something that a player asks for. */
const FIRST_LEVELS: SoundLevels = { effects: 100, ambience: 0 }
const KEYS = { effects: 'effectsLevel', ambience: 'ambienceLevel' } as const

function readLevel(name: keyof SoundLevels): number {
  const level = Number(readStored(KEYS[name]) ?? Number.NaN)
  return Number.isInteger(level) && level >= 0 && level <= 100 ? level : FIRST_LEVELS[name]
}
const readLevels = (): SoundLevels => ({ effects: readLevel('effects'), ambience: readLevel('ambience') })

/** The levels of this device. */
export const useLevels = create<SoundLevels>(readLevels)
// Another tab has changed them.
if (typeof window !== 'undefined') window.addEventListener('storage', () => useLevels.setState(readLevels()))

/** Sets a level, and remembers it. */
export function setLevel(name: keyof SoundLevels, level: number): void {
  store(KEYS[name], level === FIRST_LEVELS[name] ? undefined : String(level))
  useLevels.setState({ [name]: level })
}
