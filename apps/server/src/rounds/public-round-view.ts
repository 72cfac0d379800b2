import type { PublicRound } from '@fairground/contract'
import { multiplierToNumber } from '@fairground/games'
import { getEngine, replay, type StoredRound } from './stored-round.ts'

/**
 * What everybody may see of a decided round: the one door from a stored round to a stranger. It writes each field anew and
 * takes nothing from what the player sees, so a new field there stays the player's.
 * @throws for an open round, which no stranger may hear of
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
    ...(round.shared
      ? { multiplier: multiplierToNumber(round.shared.multiplierE4) }
      : { ...playOf(round), seal: sealOf(round) }),
  }
}

function playOf(round: StoredRound): Pick<PublicRound, 'multiplier' | 'play'> {
  const { step, multiplier, picked, hazards } = getEngine(round.gameId).view(replay(round))
  return {
    multiplier: round.result === 'LOSE' ? 0 : multiplier,
    play: { step, picked: [...picked], ...(hazards && { hazards: hazards.map((drawn) => [...drawn]) }) },
  }
}

/** The client seed is the player's own text: it goes out with the proof that needs it, and not before. */
function sealOf({ seeds, serverSeedHash, revealed }: StoredRound): NonNullable<PublicRound['seal']> {
  const { serverSeed, clientSeed, nonce } = seeds
  return { serverSeedHash, nonce, ...(revealed && { revealed: { serverSeed, clientSeed } }) }
}
