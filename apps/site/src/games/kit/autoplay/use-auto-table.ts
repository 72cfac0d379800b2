import type { BetModel } from '@fairground/contract/round'
import { useState } from 'react'
import type { RoundDriver } from '../bet/round-kind.ts'
import type { AutoTable } from './auto-game.ts'

/** Knows the last decided round that the board has shown, and the runs that wait for one. */
export interface ResultDisplay {
  reportShown: (bet: BetModel) => void
  whenShown: (bet: BetModel) => Promise<void>
}

/** Connects a game's screen, which reports each shown round, with a run, which waits for it. */
export function useResultDisplay(): ResultDisplay {
  const [resultDisplay] = useState(createResultDisplay)
  return resultDisplay
}

function createResultDisplay(): ResultDisplay {
  let lastShownId: string | undefined
  const resolvers = new Map<string, () => void>()
  return {
    reportShown({ id }) {
      lastShownId = id
      resolvers.get(id)?.()
      resolvers.delete(id)
    },
    whenShown: ({ id }) =>
      new Promise((resolve) => {
        if (lastShownId === id) resolve()
        else resolvers.set(id, resolve)
      }),
  }
}

/** A game's table for runs, over its round driver. The code that plays loads with the first round of a run. */
export function useAutoTable(driver: RoundDriver, repeats: boolean, { whenShown }: ResultDisplay): AutoTable {
  const [table] = useState<AutoTable>(() => ({
    async playRound(...args) {
      const { createRoundTable } = await import('./bet-table.ts')
      return createRoundTable({ driver, repeats, whenShown }).playRound(...args)
    },
  }))
  return table
}
