import type { Module } from '../../ground/module.ts'
import * as calls from './calls/index.ts'
import type { OperatorParts } from './parts.ts'

/** What the operator sets. */
export const operator: Module<OperatorParts> = {
  name: 'operator',
  calls: Object.values(calls),
}
