import type { AccountState, CurrencyScale, JurisdictionRules } from '@fairground/ledger'
import { RecentMap } from '../../ground/work/recent-map.ts'

/** The settings that limit bets, at one epoch. */
export type Settings = {
  epoch: bigint
  jurisdictions: ReadonlyMap<string, JurisdictionRules>
  /** Versions of the games' settings. */
  gameVersions: ReadonlyMap<string, number>
  /** What staff has switched off, as `DecisionContext` names it. */
  switchedOff: ReadonlySet<string>
  /** The scales of the currencies. */
  currencies: ReadonlyMap<string, CurrencyScale>
}

/** The wallet's memory between actions. The database detects a stale account when it stores a decision. */
export type Memory = {
  /** The most recent accounts, each after its last action. */
  accounts: RecentMap<string, AccountState>
  settings: Settings
}

/** Most accounts in memory: some 2 KB each. */
const MOST_ACCOUNTS = 50_000

/** Creates an empty memory. */
export function createMemory(): Memory {
  return {
    accounts: new RecentMap(MOST_ACCOUNTS),
    settings: {
      epoch: 0n,
      jurisdictions: new Map(),
      gameVersions: new Map(),
      currencies: new Map(),
      switchedOff: new Set(),
    },
  }
}
