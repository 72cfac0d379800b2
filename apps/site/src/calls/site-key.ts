import type { Seal } from '@fairground/contract/sealed'
import { loadChunk } from '../kernel/chunks/load-chunk.ts'

let reversedText = ''
let seal: Seal | Promise<Seal> | undefined

/** Takes the site's key as the start-up configuration has it (`sk`: written backwards); empty means that there is none. */
export function keepSiteKey(sk: string): void {
  if (sk === reversedText) return
  reversedText = sk
  seal = undefined
}

/** What game calls are sealed with, where the site has a key; a promise until its cipher, a chunk of its own, is there. */
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
