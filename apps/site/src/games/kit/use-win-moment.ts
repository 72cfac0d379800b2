import type { BetModel } from '@fairground/contract/round'
import { useEffect, useState } from 'react'
import { useRun } from './autoplay/run-store.ts'
import { levelOf, WIN_LOOKS, type WinLevel } from './celebration.ts'

/** Marks what a press may use without ending the moment: the ticket's own links. */
export const OWN_ACT = 'data-win-act'

/**
 * The level of a bet's win moment while it lasts, then 0. It ends after its time, and at any press or key. A press on
 * the ticket's own links and the keys that lead there do not end it.
 */
export function useWinMoment(bet: BetModel | undefined): WinLevel {
  const isAutoplay = useRun() !== undefined
  // A moment keeps the level of its begin: the run may end with this very bet.
  const [moment, setMoment] = useState<{ id: string; level: WinLevel }>()
  if (bet && bet.id !== moment?.id) setMoment({ id: bet.id, level: levelOf(bet, { isAutoplay }) })
  const level = bet && bet.id === moment?.id ? moment.level : 0
  useEffect(() => {
    if (level === 0) return
    const end = () => setMoment((now) => now && { ...now, level: 0 })
    const { staysMs } = WIN_LOOKS[level]
    const timer = staysMs === undefined ? undefined : setTimeout(end, staysMs)
    const press = (event: Event) => isEnding(event) && end()
    for (const name of ENDS) document.addEventListener(name, press, true)
    return () => {
      clearTimeout(timer)
      for (const name of ENDS) document.removeEventListener(name, press, true)
    }
  }, [level])
  return level
}

const ENDS = ['pointerdown', 'keydown'] as const

function isEnding(event: Event): boolean {
  if (event.target instanceof Element && event.target.closest(`[${OWN_ACT}]`)) return false
  // A key that is held down was pressed before the win.
  return !(event instanceof KeyboardEvent && (event.repeat || event.key === 'Tab' || event.key === 'Shift'))
}
