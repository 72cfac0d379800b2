import * as auth from '@fairground/contract/calls/auth'
import { call } from '../../calls/client.ts'
import { readStored, store } from '../../kernel/storage/storage.ts'

/** Whether this device has accepted this version of the terms before. A logout does not clear it (SU-09). */
export function isAgreed(version: number): boolean {
  return readStored('agreement') === String(version)
}

/**
 * Stores on this device that the player has accepted this version, and tells the server for the new account. If that
 * fails, the server asks again before money moves.
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
