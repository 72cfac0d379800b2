import { parseTarget } from '@fairground/games/multiplayer'
import { useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../../kernel/language/language.ts'
import type { SlotDriver } from '../bet/flight-kind.ts'
import type { GameSettings } from '../settings.ts'
import { useStake } from '../use-stake.ts'

/** The first target in the field. */
const FIRST_TARGET = 200

/** Parses a typed target into hundredths: digits with a comma or a point, at most two decimals. */
export function readTarget(text: string): number | undefined {
  const normalText = text.trim().replace(',', '.')
  return /^\d{1,7}(\.\d{0,2})?$/.test(normalText) ? parseTarget(Number(normalText)) : undefined
}

/** Formats a target for its field. */
export function targetText(hundredths: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(hundredths / 100)
}

/** One slot on the screen: its state, its stake, and its automatic cash-out. */
export function useSlot(driver: SlotDriver, settings: GameSettings, slot: number) {
  const locale = useLocale()
  const state = useSyncExternalStore(driver.subscribe, driver.getState)
  const stake = useStake(settings)
  const [isAuto, setAuto] = useState(false)
  const [text, setText] = useState(() => targetText(FIRST_TARGET, locale))
  const target = readTarget(text)
  return {
    /** The number of the slot, from 0. */
    slot,
    driver,
    state,
    stake,
    target: {
      text,
      isAuto,
      /** In hundredths; `undefined` for an invalid text. */
      hundredths: target,
      change: setText,
      toggle: () => setAuto(!isAuto),
    },
    /** Requests the bet in the panel. With an invalid stake or target, the panel shows the problem instead. */
    bet() {
      stake.judge()
      if (stake.reading.problem || (isAuto && target === undefined)) return
      driver.bet({
        betAmount: stake.text.trim().replace(',', '.'),
        ...(isAuto && target !== undefined && { autoCashOut: target / 100 }),
      })
    },
  }
}

export type Slot = ReturnType<typeof useSlot>
