import { verifyLedger } from '@fairground/server/money/verify/verify-ledger.ts'
import type { TestServer } from '@fairground/testkit'
import { expect } from 'vitest'

/** Expects that the ledger proves itself. */
export async function expectSound({ databaseUrl }: TestServer): Promise<void> {
  const { findings } = await verifyLedger(databaseUrl)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
}
