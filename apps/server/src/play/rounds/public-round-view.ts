import type { PublicRound } from '@fairground/contract/public-round'
import { multiplierToNumber } from '@fairground/games'
import { getEngine, replay, type StoredRound } from './stored-round.ts'

/**
 * The public view of a decided round. No other code shows a stored round to the public. It lists each field explicitly, so a
 * new field of the player's view does not become public.
 * @throws for an open round, which is secret
 */
export function viewPublicRound(round: StoredRound): PublicRound {
  const { result } = round
  if (result === 'PENDING') throw new Error(`the open round ${round.id} has no public page`)
  return {
    id: round.id,
    gameId: round.gameId,
    result,
    options: { ...round.options },
    edge: round.edgeBp,
    gained: result === 'WIN' && round.payoutMinor > round.stakeMinor,
    createdAt: round.createdAtMs,
    ...(round.multiplayer
      ? { multiplier: multiplierToNumber(round.multiplayer.multiplierE4) }
      : { ...playOf(round), seal: sealOf(round) }),
  }
}

function playOf(round: StoredRound): Pick<PublicRound, 'multiplier' | 'play'> {
  const { step, multiplier, picked, hazards } = getEngine(round.gameId).view(replay(round))
  return {
    multiplier: round.result === 'LOSE' ? 0 : multiplier,
    play: { step, picked: [...picked], ...(hazards && { hazards: hazards.map((layout) => [...layout]) }) },
  }
}

/** The proof of a round. The client seed is the player's own text, so it is public only with the revealed server seed. */
function sealOf({ seeds, serverSeedHash, isRevealed }: StoredRound): NonNullable<PublicRound['seal']> {
  const { serverSeed, clientSeed, nonce } = seeds
  return { serverSeedHash, nonce, ...(isRevealed && { revealed: { serverSeed, clientSeed } }) }
}
