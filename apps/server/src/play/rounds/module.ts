import type { Module } from '../../ground/module.ts'
import type { AccountsParts } from '../../people/accounts/parts.ts'
import type { RoundsParts } from './parts.ts'
import { publishCommits } from './publisher.ts'
import { createRoundReader } from './round-reader.ts'
import { createSessionSums } from './session-sum.ts'

/** Rounds of all games, and what a session has won or lost. */
export const rounds: Module<AccountsParts, Pick<RoundsParts, 'rounds' | 'sessionSums'>> = {
  name: 'rounds',
  create(parts) {
    const { db, keyring, log } = parts
    const rounds = createRoundReader(db, keyring)
    publishCommits({ ...parts, rounds }, parts.bus)
    return { rounds, sessionSums: createSessionSums({ db, log }) }
  },
}
