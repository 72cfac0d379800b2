import type { MultiplayerBet, MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import type { BetModel } from '@fairground/contract/round'
import { EDGE } from './round-models.ts'

/** How fast the flights of the tests climb. */
const GROWTH = 0.000_06
const SALT = 'fair at night'
const SEED_HASH = '59b27ca393f2db135b545baac55ac17601a7b054ce0cb4cc37844ae25773db2f'

/** A round of a multiplayer game. */
export const termOf = (
  number: number,
  status: MultiplayerTerm['status'],
  more: Partial<MultiplayerTerm> = {},
): MultiplayerTerm => ({
  id: `0199aaaa-0000-7000-8000-${String(number).padStart(12, '0')}`,
  ...{ number, status, salt: SALT, seedHash: SEED_HASH, edge: EDGE },
  closesAt: Date.now() + 6000,
  ...more,
})

/** A round that flies since so many ms. */
export const flying = (flownMs: number, more: Partial<MultiplayerTerm> = {}): MultiplayerTerm =>
  termOf(5, 'RUNNING', { startedAt: Date.now() - flownMs, growth: GROWTH, entropy: '', ...more })

/** A bet as all players see it. */
export const betOf = (at: number, more: Partial<MultiplayerBet> = {}): MultiplayerBet => ({
  id: `0199bbbb-0000-7000-8000-${String(at).padStart(12, '0')}`,
  nickname: `p***${at}`,
  betAmount: 5 + ((at * 37) % 240),
  result: 'PENDING',
  multiplier: 0,
  winAmount: 0,
  ...more,
})

/** The player's bet of 5 in round 5. */
export const ownBet = betOf(900, { betAmount: 5 })

/** The same as a call answers it. */
export const ownBetOf = (more: Partial<BetModel> = {}): BetModel => ({
  ...{ id: ownBet.id, gameId: 'crash', result: 'PENDING', betAmount: 5, options: {}, edge: EDGE, winAmount: 0 },
  ...{ multiplier: 1, balance: 195, balanceVersion: 0, held: false, createdAt: 1_700_000_000_000 },
  ...{ termId: termOf(5, 'NEW').id, slot: 0 },
  round: {
    ...{ step: 0, multiplier: 1, nextMultiplier: 1, picked: [], nonce: 0, clientSeed: 'lucky' },
    serverSeedHash: '0'.repeat(64),
  },
  ...more,
})
