import type { Module } from '../../ground/module.ts'
import * as calls from './calls.ts'
import type { ResponsibleParts } from './parts.ts'

/** A player's limits and breaks. */
export const responsible: Module<ResponsibleParts> = {
  name: 'responsible',
  calls: Object.values(calls),
}
