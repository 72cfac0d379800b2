import { manifests } from '@fairground/games'
import { lotteries } from '@fairground/games/lottery'
import { expect, test } from 'vitest'
import type { Sound } from './kit/sound/notes.ts'

const tables = import.meta.glob<Readonly<Record<string, unknown>>>('./*/sounds.ts', { eager: true, import: 'sounds' })
const games = Object.entries(tables).map(([path, table]) => ({ gameId: path.split('/')[1] ?? '', table }))
const sounds = games.flatMap(({ gameId, table }) =>
  Object.entries(table)
    .filter(([, sound]) => Array.isArray(sound))
    .map(([name, sound]) => ({ name: `${gameId} ${name}`, sound: sound as Sound })),
)

test('every game has a table of sounds of its own; a lottery has those of the kit', () => {
  const ids = manifests.map(({ id }) => id).filter((id) => !lotteries.some((lottery) => lottery.id === id))
  expect(games.map(({ gameId }) => gameId).sort()).toEqual(ids.sort())
})

test('no sound is longer than 0.7 s, and none has a note that cannot be heard', () => {
  const strange = sounds.filter(({ sound }) =>
    sound.some(({ at = 0, seconds, volume }) => at < 0 || at + seconds > 0.7 + 1e-9 || volume < 0.02 || volume > 0.45),
  )
  expect(strange.map(({ name }) => name)).toEqual([])
  expect(sounds.filter(({ sound }) => sound.length === 0)).toEqual([])
})

test('no two games sound alike', () => {
  const texts = sounds.map(({ sound }) => JSON.stringify(sound))
  expect(sounds.filter((_, at) => texts.indexOf(texts[at] ?? '') !== at).map(({ name }) => name)).toEqual([])
})
