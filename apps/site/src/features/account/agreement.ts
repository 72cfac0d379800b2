import { auth } from '@fairground/contract'
import { call } from '../../calls/client.ts'
import { readStored, store } from '../../kernel/storage/storage.ts'

/** Whether this version of the house rules was accepted on this device before. Outlives a logout (SU-09). */
export function isAgreed(version: number): boolean {
  return readStored('agreement') === String(version)
}

/**
 * Remembers on this device that this version was accepted, and tells the server for the account that has just been opened.
 * Where that fails, the player is asked again before money moves.
 */
export async function agree(version: number): Promise<void> {
  if (version === 0) return
  store('agreement', String(version))
  try {
    await call(auth.acceptTerms, { version }, { errors: 'ignore' })
  } catch (error) {
    console.info('the rules are accepted later', error)
  }
}
