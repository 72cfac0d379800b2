import type { BetModel } from '@fairground/contract/round'
import { create } from 'zustand'
import { queryClient } from '../../../kernel/query-client.ts'
import { readStored, store } from '../../../kernel/storage/storage.ts'
import { findDemoToken, onTokenChange } from '../../../kernel/token.ts'
import { userQuery, useUser } from '../../../player/user.ts'
import { settingsQuery, toMinor } from '../settings.ts'
import { countShownBet } from '../sight/decided-rounds.ts'
import { countStats, noStats, type Stats } from './stats.ts'

/** The key for all games together. */
export const SESSION = '*'

type StoredStats = Readonly<Record<string, Stats>>

const useStatsStore = create<StoredStats>(() => loadStats())
let lastId: string | undefined
// Logging out clears the stored stats of the tab (SU-09).
onTokenChange(() => useStatsStore.setState(loadStats(), true))

/** The stats of a game, or of the session. */
export function useStats(of: string): Stats {
  const key = keyOf(of, useUser()?.currencyId)
  return useStatsStore((state) => state[key]) ?? noStats
}

/**
 * Each wallet has its own stats: amounts of two currencies do not add up. So have the credits of a demonstration, which are
 * of the same tab and named like a currency.
 */
const keyOf = (of: string, currencyId = '') => `${of} ${currencyId}${ending()}`
const ending = () => (findDemoToken() === undefined ? '' : DEMO)
const DEMO = ' demo'

/** Counts a decided round of this tab, once. Granted spins have no stake, and a cancelled round does not count. */
export function countRound(bet: BetModel): void {
  countShownBet(bet)
  const settings = queryClient.getQueryData(settingsQuery(bet.gameId).queryKey)
  if (!settings || bet.spin || bet.result === 'CANCELLED' || bet.result === 'PENDING' || bet.id === lastId) return
  lastId = bet.id
  const [stake, payout] = [bet.betAmount, bet.winAmount].map((amount) =>
    Number(toMinor(amount, settings.limits.decimalLength)),
  ) as [number, number]
  const state = useStatsStore.getState()
  const keys = [bet.gameId, SESSION].map((of) => keyOf(of, settings.currency.id))
  storeStats({
    ...state,
    ...Object.fromEntries(keys.map((key) => [key, countStats(state[key] ?? noStats, stake, payout)])),
  })
}

/** Resets the stats of a game, or all of them: those for money, or those of demonstrations. */
export function resetStats(of: string): void {
  const state = useStatsStore.getState()
  const key = keyOf(of, queryClient.getQueryData(userQuery.queryKey)?.currencyId)
  const others = Object.entries(state).filter(([one]) => one.endsWith(DEMO) !== key.endsWith(DEMO))
  storeStats(of === SESSION ? Object.fromEntries(others) : { ...state, [key]: noStats })
}

function storeStats(stats: StoredStats): void {
  useStatsStore.setState(stats, true)
  store('gameStats', JSON.stringify(stats), 'tab')
}

function loadStats(): StoredStats {
  try {
    const storedStats: unknown = JSON.parse(readStored('gameStats', 'tab') ?? '{}')
    const isValid = typeof storedStats === 'object' && storedStats !== null && Object.values(storedStats).every(isStats)
    return isValid ? (storedStats as StoredStats) : {}
  } catch {
    return {}
  }
}

function isStats(value: unknown): value is Stats {
  const { points, ...numbers } = { ...noStats, ...(value as object) }
  return Array.isArray(points) && [...points, ...Object.values(numbers)].every((value) => typeof value === 'number')
}
