import { useEffect, useRef } from 'react'
import { mayPlayByKeys } from '../../games/kit/jurisdiction.ts'
import { isModified, placeOf } from '../../games/kit/keys/hotkeys.ts'
import { quickPicks } from './draft.ts'
import type { Room } from './use-room.ts'

/** The digit of the first stake chip; the digits before it are the quick picks. */
const FIRST_CHIP_KEY = 5

/**
 * Plays by keys where the jurisdiction allows it: 1 to 4 press a quick pick, 5 to 9 a stake, Enter places. Keys are off
 * while the player types, and Enter on a button presses that button.
 */
export function useLotteryKeys(room: Room, isCovered: boolean): void {
  const latest = useRef(room)
  useEffect(() => {
    latest.current = room
  })
  useEffect(() => {
    if (isCovered) return
    const press = (event: KeyboardEvent) => {
      if (event.repeat || isModified(event) || !mayPlayByKeys()) return
      const place = placeOf(event.target)
      if (place !== 'typing') pressKey(latest.current, event.key, place)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isCovered])
}

function pressKey({ slip, place }: Room, key: string, focus: 'act' | 'control' | 'board'): void {
  if (key === 'Enter' && focus === 'board') place()
  if (!/^[1-9]$/.test(key)) return
  const digit = Number(key)
  const pick = digit < FIRST_CHIP_KEY ? quickPicks(slip.offers)[digit - 1] : undefined
  const chip = slip.chips[digit - FIRST_CHIP_KEY]
  if (pick) slip.toggle(pick)
  else if (chip !== undefined) slip.chooseChip(chip)
}
