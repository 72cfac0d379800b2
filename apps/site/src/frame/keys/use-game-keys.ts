import { useEffect, useRef } from 'react'
import { mayPlayByKeys } from '../market.ts'
import { type Digit, findGameKey, type GameKey, isDigit, placeOf, playsByItself } from './hotkeys.ts'
import { areKeysOn } from './keys-switch.ts'

/** What each key of a game does. The arrows lead to the board, and digits press its `data-digit`, by themselves. */
export type GameKeyActs = Readonly<Record<Exclude<GameKey, 'up' | 'down' | 'left' | 'right' | Digit>, () => void>>

/**
 * Listens to the game's keys on the whole page, while they are switched on; where the player's market has none (RG-01),
 * those that only lead somewhere are left.
 */
export function useGameKeys(acts: GameKeyActs): void {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const gameKey = event.defaultPrevented ? undefined : readKey(event)
      if (!gameKey) return
      event.preventDefault()
      if (gameKey === 'act' || gameKey === 'half' || gameKey === 'double' || gameKey === 'help')
        latest.current[gameKey]()
      else if (isDigit(gameKey)) document.querySelector<HTMLElement>(`[data-board] [data-digit="${gameKey}"]`)?.click()
      else document.querySelector<HTMLElement>('[data-board] [tabindex="0"]')?.focus()
    }
    // Some browsers turn the release of space into a press of the focused tile.
    const release = (event: KeyboardEvent) => {
      if (event.key === ' ' && readKey(event) === 'act') event.preventDefault()
    }
    addEventListener('keydown', press)
    addEventListener('keyup', release)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('keyup', release)
    }
  }, [])
}

function readKey(event: KeyboardEvent): GameKey | undefined {
  if (!areKeysOn()) return undefined
  const modified = event.ctrlKey || event.altKey || event.metaKey
  const found = findGameKey({ key: event.key, repeat: event.repeat, modified, place: placeOf(event.target) })
  return found && playsByItself(found) && !mayPlayByKeys() ? undefined : found
}
