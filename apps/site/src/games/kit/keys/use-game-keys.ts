import { useEffect, useRef } from 'react'
import { mayPlayByKeys } from '../jurisdiction.ts'
import { type GameKeys, hasKey } from './game-keys.ts'
import { findGameKey, isModified, placeOf } from './hotkeys.ts'
import { findKeyEntry, type KeyAct } from './key-table.data.ts'
import { areKeysOn } from './keys-switch.ts'

/**
 * Listens to the game's keys on the whole page while they are turned on. Where the jurisdiction forbids keys that play
 * (RG-01), only the keys that move the focus or open something work. The arrows move the focus to the board, and digits
 * press its `data-digit`.
 */
export function useGameKeys(game: GameKeys): void {
  const latest = useRef(game)
  useEffect(() => {
    latest.current = game
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = event.defaultPrevented ? undefined : readKey(event)
      if (!act || !hasKey(latest.current, act)) return
      event.preventDefault()
      if (act === 'digit') document.querySelector<HTMLElement>(`[data-board] [data-digit="${event.key}"]`)?.click()
      else if (act === 'arrow') document.querySelector<HTMLElement>('[data-board] [tabindex="0"]')?.focus()
      else if (act !== 'enter' && act !== 'theatre') latest.current.acts[act]?.()
    }
    // Some browsers turn the release of space into a click on the focused tile.
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

function readKey(event: KeyboardEvent): KeyAct | undefined {
  if (!areKeysOn()) return undefined
  const place = placeOf(event.target)
  const act = findGameKey({ key: event.key, repeat: event.repeat, isModified: isModified(event), place })
  return act && findKeyEntry(event.key)?.plays && !mayPlayByKeys() ? undefined : act
}
