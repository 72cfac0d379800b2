import type { BetModel } from '@fairground/contract'
import { create } from 'zustand'
import { queryClient } from '../../../kernel/query-client.ts'
import { readStored, store } from '../../../kernel/storage/storage.ts'
import { onTokenChange } from '../../../kernel/token.ts'
import { settingsQuery, toMinor } from '../settings.ts'
import { countShown } from '../sight/decided-rounds.ts'
import { countStats, noStats, type Stats } from './stats.ts'

/** Under this name all games together. */
export const SESSION = '*'

type Kept = Readonly<Record<string, Stats>>

const useKept = create<Kept>(() => readKept())
let lastId: string | undefined
// Who logs out takes along what the tab has kept (SU-09).
onTokenChange(() => useKept.setState(readKept(), true))

/** The stats of a game, or of the session. */
export const useStats = (of: string): Stats => useKept((kept) => kept[of]) ?? noStats

/** Counts a decided round of this tab, once. Granted spins stake nothing, and a cancelled round never was. */
export function countRoundIn(bet: BetModel): void {
  countShown(bet)
  const settings = queryClient.getQueryData(settingsQuery(bet.gameId).queryKey)
  if (!settings || bet.spin || bet.result === 'CANCELLED' || bet.result === 'PENDING' || bet.id === lastId) return
  lastId = bet.id
  const [stake, paid] = [bet.betAmount, bet.winAmount].map((amount) =>
    Number(toMinor(amount, settings.limits.decimalLength)),
  ) as [number, number]
  const kept = useKept.getState()
  const counted = (of: string) => countStats(kept[of] ?? noStats, stake, paid)
  keep({ ...kept, [bet.gameId]: counted(bet.gameId), [SESSION]: counted(SESSION) })
}

/** Begins anew: a game, or everything. */
export function resetStats(of: string): void {
  const kept = useKept.getState()
  keep(of === SESSION ? {} : { ...kept, [of]: noStats })
}

function keep(next: Kept): void {
  useKept.setState(next, true)
  store('gameStats', JSON.stringify(next), 'tab')
}

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(readStored('gameStats', 'tab') ?? '{}')
    const isKept = typeof kept === 'object' && kept !== null && Object.values(kept).every(isStats)
    return isKept ? (kept as Kept) : {}
  } catch {
    return {}
  }
}

function isStats(value: unknown): value is Stats {
  const { points, ...numbers } = { ...noStats, ...(value as object) }
  return Array.isArray(points) && [...points, ...Object.values(numbers)].every((one) => typeof one === 'number')
}
