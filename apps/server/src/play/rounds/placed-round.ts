import type { DecidedBet } from '@fairground/ledger'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { DoneAction } from '../../money/wallet/action.ts'
import type { StoredRound } from './stored-round.ts'

/** What a bet was placed with. */
interface PlacedBet
  extends Pick<StoredRound, 'gameId' | 'stakeMinor' | 'maxWinMinor' | 'options' | 'edgeBp' | 'isSpin' | 'isFree'> {
  accountId: WalletId
  roundId: string
  /** Of an instant game, whose round is over with the bet. */
  decided?: DecidedBet | undefined
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
  const { accountId, roundId, gameId, stakeMinor, options, edgeBp, maxWinMinor, decided, multiplayer, slip } = bet
  const { isSpin, isFree } = bet
  return {
    ...{ accountId, id: roundId, gameId, stakeMinor, options, edgeBp, maxWinMinor, multiplayer, slip },
    status: decided ? 'finished' : 'open',
    result: decided?.result ?? 'PENDING',
    step: 0,
    moves: [],
    payoutMinor: decided?.payoutMinor ?? 0n,
    createdAtMs: at.getTime(),
    finishedAtMs: decided && at.getTime(),
    seeds: { serverSeed, clientSeed, nonce },
    serverSeedHash,
    isSpin,
    isFree,
    isRevealed: false,
  }
}
