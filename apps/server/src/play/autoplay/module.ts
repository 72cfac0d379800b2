import type { Module } from '../../ground/module.ts'
import * as calls from './calls.ts'
import type { AutoplayParts } from './parts.ts'

/** Runs of automatic bets. */
export const autoplay: Module<AutoplayParts> = {
  name: 'autoplay',
  calls: Object.values(calls),
}
