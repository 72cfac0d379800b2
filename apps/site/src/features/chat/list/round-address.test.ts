import { expect, test } from 'vitest'
import { roundAddress } from './round-address.ts'

const id = '0199a0c4-5f00-7a31-8a11-2f1f6f1b0c55'

test.each([
  [`https://fair.example/round/${id}`, id],
  [`https://fair.example/round/${id}/`, id],
  [`https://fair.example/round/${id}?from=chat#top`, id],
  [`https://fair.example:8443/round/${id}`, undefined],
  [`https://other.example/round/${id}`, undefined],
  [`https://fair.example/round/${id}0`, undefined],
  ['https://fair.example/round/', undefined],
  [`https://fair.example/lobby/round/${id}`, undefined],
  ['no address', undefined],
])('%s leads to the round %s', (address, round) => {
  expect(roundAddress(address, 'fair.example')?.id).toBe(round)
})
