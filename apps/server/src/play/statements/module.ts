import type { Module } from '../../ground/module.ts'
import * as calls from './calls.ts'
import type { StatementsParts } from './parts.ts'
import { createSummaryReader } from './summary.ts'

/** Statements of a wallet's period. */
export const statements: Module<Omit<StatementsParts, 'readStatement'>, Pick<StatementsParts, 'readStatement'>> = {
  name: 'statements',
  create: ({ db }) => ({ readStatement: createSummaryReader(db) }),
  calls: Object.values(calls),
}
