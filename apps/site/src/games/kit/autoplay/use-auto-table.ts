import type { BetModel } from '@fairground/contract'
import { useState } from 'react'
import type { RoundDriver } from '../round/round-driver.ts'
import type { AutoTable } from './auto-game.ts'

/** Knows which decided round was shown last, and who waits for one. */
export interface Showing {
  tellShown: (bet: BetModel) => void
  whenShown: (bet: BetModel) => Promise<void>
}

/** Between a game's screen, which says when a decided round was shown, and a run, which waits for that. */
export function useShowing(): Showing {
  const [showing] = useState(createShowing)
  return showing
}

function createShowing(): Showing {
  let shown: string | undefined
  const waiting = new Map<string, () => void>()
  return {
    tellShown({ id }) {
      shown = id
      waiting.get(id)?.()
      waiting.delete(id)
    },
    whenShown: ({ id }) =>
      new Promise((resolve) => {
        if (shown === id) resolve()
        else waiting.set(id, resolve)
      }),
  }
}

/** A game's table for runs, over its round driver; what plays comes with the first round of a run. */
export function useAutoTable(driver: RoundDriver, repeats: boolean, { whenShown }: Showing): AutoTable {
  const [table] = useState<AutoTable>(() => ({
    async playRound(...asked) {
      const { createDriverTable } = await import('./driver-table.ts')
      return createDriverTable({ driver, repeats, whenShown }).playRound(...asked)
    },
  }))
  return table
}
