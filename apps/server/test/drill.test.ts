import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dumpDatabase } from '../src/ground/db/dump/dump.ts'
import { betOf, DESK_KEY, type Desk, endOf, openDesk } from './wallet/desk.ts'

const TOOL = join(import.meta.dirname, '../src/app/commands/drill.ts')

let desk: Desk
let folder: string
/** Where the drill may put its database: nothing of it is to be left. */
let scratch: string

beforeEach(async () => {
  desk = await openDesk()
  folder = mkdtempSync(join(tmpdir(), 'drill-test-'))
  scratch = join(folder, 'scratch')
  mkdirSync(scratch)
  const accountId = await desk.account(10_000n)
  const bet = betOf(accountId, 300n)
  await desk.wallet.placeBet(bet)
  await desk.wallet.moveRound(endOf(accountId, bet.roundId, 700n))
})
afterEach(async () => {
  await desk.close()
  rmSync(folder, { recursive: true })
})

function drill(from = folder, dataKeys = DESK_KEY) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, from], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, TMPDIR: scratch, DATA_KEYS: dataKeys },
  })
  return { status, said: `${stdout}${stderr}`, left: readdirSync(scratch) }
}

test('[OP-05] a drill restores the newest dump of a folder, verifies its ledger, prints the figures and leaves nothing', async () => {
  const older = join(folder, 'monday.dump')
  writeFileSync(older, 'not a dump')
  utimesSync(older, new Date(0), new Date(0))
  writeFileSync(join(folder, 'tuesday.txt'), 'no dump by its name')
  const { rows } = await dumpDatabase(desk.url, join(folder, 'tuesday.dump'))
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const { status, said, left } = drill()
  expect(said).toContain(`${join(folder, 'tuesday.dump')}: `)
  expect(said).toContain(`restored ${total} rows of ${Object.keys(rows).length} tables in `)
  expect(said).toContain('Ledger of 1 wallets and 3 postings')
  expect(said).toContain('Nothing is broken.')
  expect({ status, left }).toEqual({ status: 0, left: [] })
})

test('[OP-05] [RE-02] a drill of a dump whose ledger is broken says so', async () => {
  await sql`update wallet set main_minor = main_minor + 1`.execute(desk.db)
  await dumpDatabase(desk.url, join(folder, 'fair.dump'))
  const { status, said, left } = drill()
  expect(said).toContain('The ledger is broken.')
  expect({ status, left }).toEqual({ status: 1, left: [] })
})

test('[OP-05] a drill without the key of the secrets says so: such a dump could not be used', async () => {
  await dumpDatabase(desk.url, join(folder, 'fair.dump'))
  const { status, said, left } = drill(folder, 'e'.repeat(64))
  expect(said).toMatch(
    /^The secrets in .*fair\.dump are encrypted with the key [0-9a-f]{8}, which DATA_KEYS does not hold: /,
  )
  expect({ status, left }).toEqual({ status: 2, left: [] })
})

test('[OP-05] a folder without a dump, and a newest dump that is cut, fail the drill in a sentence', async () => {
  expect(drill()).toEqual({ status: 2, said: `${folder} has no file that ends with .dump.\n`, left: [] })
  writeFileSync(join(folder, 'fair.dump'), 'cut')
  const { status, said, left } = drill()
  expect(said).toMatch(/fair\.dump cannot be read: /)
  expect({ status, left }).toEqual({ status: 2, left: [] })
})
