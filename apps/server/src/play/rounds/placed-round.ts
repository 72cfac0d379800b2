import { SPIN_GAME } from '@fairground/contract/category'
import type { DecidedBet } from '@fairground/ledger'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { DoneAction } from '../../money/wallet/action.ts'
import type { StoredRound } from './stored-round.ts'

/** What a bet was placed with. */
interface PlacedBet extends Pick<StoredRound, 'gameId' | 'stakeMinor' | 'maxWinMinor' | 'options' | 'edgeBp'> {
  accountId: WalletId
  roundId: string
  /** Of an instant game, whose round is over with the bet. */
  decision?: DecidedBet | undefined
  multiplayer?: StoredRound['multiplayer']
  slip?: StoredRound['slip']
}

/**
 * The round that a bet has just stored, so that its answer needs no reading. Undefined for a repeat, whose round may have moved
 * on since.
 */
export function placedRound(bet: PlacedBet, { seeds, nonce, at }: DoneAction): StoredRound | undefined {
  if (!seeds || nonce === undefined) return undefined
  const { serverSeed, serverSeedHash, clientSeed } = seeds
  const { accountId, roundId, gameId, stakeMinor, options, edgeBp, maxWinMinor, decision, multiplayer, slip } = bet
  return {
    ...{ accountId, id: roundId, gameId, stakeMinor, options, edgeBp, maxWinMinor, multiplayer, slip },
    status: decision ? 'finished' : 'open',
    result: decision?.result ?? 'PENDING',
    step: 0,
    moves: [],
    payoutMinor: decision?.payoutMinor ?? 0n,
    createdAtMs: at.getTime(),
    finishedAtMs: decision && at.getTime(),
    seeds: { serverSeed, clientSeed, nonce },
    serverSeedHash,
    isSpin: gameId === SPIN_GAME,
    isRevealed: false,
  }
}
