import type { AccountState, JurisdictionRules } from '@fairground/ledger'
import { RecentMap } from '../site/recent-map.ts'

/** What bets are held to, as it was at one count of changes. */
export type Settings = {
  epoch: bigint
  jurisdictions: ReadonlyMap<string, JurisdictionRules>
  /** Versions of the games' settings. */
  gameVersions: ReadonlyMap<string, number>
}

/** What the wallet remembers between actions. Whatever is stale shows when it is stored: then it is read anew. */
export type Memory = {
  /** The accounts that acted last, as their last action left them. */
  accounts: RecentMap<string, AccountState>
  settings: Settings
}

/** Accounts that are remembered: some 2 KB each. */
const MOST_ACCOUNTS = 50_000

/** A memory of nothing. */
export function createMemory(): Memory {
  return {
    accounts: new RecentMap(MOST_ACCOUNTS),
    settings: { epoch: 0n, jurisdictions: new Map(), gameVersions: new Map() },
  }
}
