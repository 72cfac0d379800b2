import type { Seal } from '@fairground/contract/sealed'
import { loadChunk } from '../kernel/chunks/load-chunk.ts'

let reversedText = ''
let seal: Seal | Promise<Seal> | undefined

/**
 * Takes the site's key from the start-up configuration (`sk`, written backwards); an empty text means that the site has
 * no key.
 */
export function keepSiteKey(sk: string): void {
  if (sk === reversedText) return
  reversedText = sk
  seal = undefined
}

/** The cipher that seals game calls, where the site has a key; a promise until its chunk is loaded. */
export function findSeal(): Seal | Promise<Seal> | undefined {
  if (reversedText !== '') seal ??= loadSeal(reversedText)
  return seal
}

async function loadSeal(sk: string): Promise<Seal> {
  const { reversedKey, sealOf } = await loadChunk(() => import('@fairground/contract/sealed'))
  const newSeal = sealOf(reversedKey(sk))
  if (sk === reversedText) seal = newSeal
  return newSeal
}
