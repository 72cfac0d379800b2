import { describe, expect, it } from 'vitest'
import { readFragment, verifyLink } from './proof-link.ts'

describe('proof link', () => {
  it('[FA-06] carries any proof through the fragment', () => {
    const proof = { gameId: 'mines', clientSeed: 'olá #& %"🦘', nonce: 7, moves: [1, 24] }
    const link = verifyLink(proof)
    expect(link.startsWith('/verify#')).toBe(true)
    expect(readFragment(new URL(link, 'http://fair').hash)).toEqual(proof)
  })

  it.each(['', '#', '#%', '#nonsense', '#%7B'])('%j has no proof', (hash) => {
    expect(readFragment(hash)).toBeUndefined()
  })
})
