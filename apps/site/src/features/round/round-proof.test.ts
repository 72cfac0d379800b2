import type { RoundPage } from '@fairground/contract'
import { verifyRound } from '@fairground/games/verifier'
import { describe, expect, it } from 'vitest'
import { readFragment } from '../../proof/proof-link.ts'
import { roundProofOf, shareLinkOf } from './round-proof.ts'
import { flightRound, ownRound, ownSeed } from './rounds.data.ts'

const linkOf = (round: RoundPage) => shareLinkOf(round, 2)
const proofIn = (path: string) => readFragment(path.replace('/verify', ''))

describe('the link of a round', () => {
  it('[FA-03] opens for the player alone until the own seed is revealed, then it carries the proof', () => {
    expect(linkOf(ownRound())).toEqual({ path: `/round/${ownRound().id}`, sealed: 'seed' })
    const { path, sealed } = linkOf(ownRound({ serverSeed: ownSeed }))
    expect(sealed).toBeUndefined()
    expect(proofIn(path)).toMatchObject({ gameId: 'mines', serverSeed: ownSeed, nonce: 0 })
    expect(verifyRound(proofIn(path)).ok).toBe(true)
  })

  it('[FA-03] [FA-04] of a flight it is the flight’s proof once that is over, before and after the own seeds are rotated', () => {
    const { path, sealed } = linkOf(flightRound())
    expect(sealed).toBeUndefined()
    const proof = proofIn(path)
    expect(proof).toMatchObject({ gameId: 'crash', number: 1, seedHash: flightRound().shared?.seedHash, point: 1.46 })
    expect(verifyRound(proof).ok).toBe(true)
    expect(linkOf(flightRound({ serverSeed: ownSeed }))).toEqual({ path })
    expect(path).not.toContain(ownSeed)
    expect(path).not.toContain(ownRound().round.serverSeedHash)
  })

  it('[FA-04] of a flight that goes on or was given up it carries nothing, whatever seeds are revealed', () => {
    const { seed, point, ...known } = flightRound().shared ?? { number: 1, salt: '', seedHash: '' }
    const page = `/round/${flightRound().id}`
    expect(linkOf(flightRound({ serverSeed: ownSeed, shared: known }))).toEqual({ path: page, sealed: 'flight' })
    expect(linkOf(flightRound({ serverSeed: ownSeed, shared: undefined }))).toEqual({ path: page, sealed: 'flight' })
    const voided = flightRound({ serverSeed: ownSeed, result: 'CANCELLED', shared: { ...known, void: true } })
    expect(linkOf(voided)).toEqual({ path: page, sealed: 'voided' })
    expect(roundProofOf(voided, 2)).toBeUndefined()
  })
})
