import type { PublicRound } from '@fairground/contract/public-round'
import { verifyRound } from '@fairground/games/verifier'
import { describe, expect, it } from 'vitest'
import { isProved } from './proof-panel.tsx'
import { roundProofOf } from './round-proof.ts'
import { flightRound, ownRound, ownSeed } from './rounds.data.ts'
import { toOwnShownRound, toPublicShownRound } from './shown-round.ts'

/** The public part of `ownRound`, whose mines are `[19, 21, 12]`. */
const strangersRound = (fields: Partial<PublicRound> = {}): PublicRound => {
  const { id, gameId, options, edge, multiplier, createdAt, round } = ownRound()
  return {
    ...{ id, gameId, options, edge, multiplier, createdAt, result: 'WIN', gained: true },
    play: { step: 2, picked: [1, 2], hazards: [[19, 21, 12]] },
    seal: {
      ...{ serverSeedHash: round.serverSeedHash, nonce: 0 },
      revealed: { serverSeed: ownSeed, clientSeed: round.clientSeed },
    },
    ...fields,
  }
}
const strangersFlight = (fields: Partial<PublicRound> = {}): PublicRound => {
  const { id, gameId, options, edge, multiplier, createdAt, shared } = flightRound()
  return { id, gameId, options, edge, multiplier, createdAt, shared, result: 'WIN', gained: true, ...fields }
}
const isRoundProved = (round: PublicRound) => {
  const shownRound = toPublicShownRound(round)
  return shownRound.proof && isProved(shownRound, shownRound.proof)
}

describe('the proof of a round', () => {
  it('[FA-03] of the player is there once the own seed is revealed', () => {
    expect(roundProofOf(ownRound(), 2)).toBeUndefined()
    const shownRound = toOwnShownRound(ownRound({ serverSeed: ownSeed }), 2)
    expect(shownRound.proof).toMatchObject({ gameId: 'mines', serverSeed: ownSeed, nonce: 0, stake: 5, payout: 6.29 })
    expect(shownRound.proof && isProved(shownRound, shownRound.proof)).toBe(true)
  })

  it('[FA-03] [FA-04] of a flight is the flight’s once that is over, before and after the own seeds are rotated', () => {
    const proof = roundProofOf(flightRound(), 2)
    expect(proof).toMatchObject({ gameId: 'crash', number: 1, seedHash: flightRound().shared?.seedHash, point: 1.46 })
    expect(verifyRound(proof).ok).toBe(true)
    expect(roundProofOf(flightRound({ serverSeed: ownSeed }), 2)).toEqual(proof)
    expect(JSON.stringify(proof)).not.toContain(ownRound().round.serverSeedHash)
  })

  it('[FA-04] a flight in progress or a cancelled one has no proof, whatever seeds are revealed', () => {
    const { seed, point, ...publicPart } = flightRound().shared ?? { number: 1, salt: '', seedHash: '' }
    expect(roundProofOf(flightRound({ serverSeed: ownSeed, shared: publicPart }), 2)).toBeUndefined()
    expect(roundProofOf(flightRound({ serverSeed: ownSeed, shared: undefined }), 2)).toBeUndefined()
    const voidRound = flightRound({ serverSeed: ownSeed, result: 'CANCELLED', shared: { ...publicPart, void: true } })
    expect(roundProofOf(voidRound, 2)).toBeUndefined()
  })
})

describe('a round for strangers', () => {
  it('[FA-03] [FA-06] is proved without amounts: picks, hazards and multiplier follow from the seeds', () => {
    expect(isRoundProved(strangersRound())).toBe(true)
    expect(isRoundProved(strangersRound({ multiplier: 1.3 }))).toBe(false)
    expect(isRoundProved(strangersRound({ play: { step: 2, picked: [1, 2], hazards: [[19, 21, 13]] } }))).toBe(false)
    expect(isRoundProved(strangersFlight())).toBe(true)
    expect(isRoundProved(strangersFlight({ multiplier: 1.47 }))).toBe(false)
  })

  it('[FA-06] has no proof and no seed while its player has not rotated, but the seal', () => {
    const { serverSeedHash } = ownRound().round
    const shownRound = toPublicShownRound(strangersRound({ seal: { serverSeedHash, nonce: 0 } }))
    expect(shownRound.proof).toBeUndefined()
    expect(shownRound.seal).toEqual({ serverSeedHash, nonce: 0 })
    expect(shownRound.own).toBeUndefined()
  })

  it.each([
    [{}, 'gained'],
    [{ gained: false }, 'even'],
    [{ result: 'LOSE', gained: false, multiplier: 0 }, 'lost'],
    [{ result: 'CANCELLED', gained: false, multiplier: 1 }, 'cancelled'],
  ] as const)('[RG-04] with %j is %s', (fields, outcome) => {
    expect(toPublicShownRound(strangersRound(fields)).outcome).toBe(outcome)
  })
})
