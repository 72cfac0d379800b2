import { randomUUIDv7 } from 'node:crypto'
import { freshDatabase } from '@fairground/testkit/database.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '../../src/ground/db/database.ts'
import { listMigrations, migrate } from '../../src/ground/db/migrate.ts'
import { toWalletId } from '../../src/ground/db/wallet-id.ts'
import { openKeyring } from '../../src/ground/secrets/open-keyring.ts'
import { verifyLedger } from '../../src/money/verify/verify-ledger.ts'
import { sealSome } from '../../src/money/wallet/sealer.ts'
import { createWallet, ownKey } from '../../src/money/wallet/wallet.ts'
import { listMoneyLines } from '../../src/play/rounds/money-lines.ts'
import { createRoundReader } from '../../src/play/rounds/round-reader.ts'
import { DESK_KEY } from './desk.ts'

/** Parameters of the function that moved money before migration 0067, after time, accounts and ids. */
const KINDS = ['bet', 'move', 'finish', 'void_round', 'void_hold', 'deposit', 'rotate', 'multiplayer_bet', 'expire']
const EARLIER = '0067_actions'

const account_id = toWalletId(randomUUIDv7())
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
let database: Awaited<ReturnType<typeof freshDatabase>>
let client: Client
let db: Database

/** Moves money as releases before migration 0067 did. */
async function act(kind: string, item: object): Promise<string> {
  const key = randomUUIDv7()
  const rows = KINDS.map((name) =>
    name === kind ? JSON.stringify([{ account_id, key, body_hash: 'h', ...item }]) : null,
  )
  const { rows: answers } = await client.query<{ answers: string }>(
    `select money_batch(now(), $1, $2, ${KINDS.map((_, at) => `$${at + 3}`).join(', ')}) as answers`,
    [[account_id], KINDS.map(() => randomUUIDv7()), ...rows],
  )
  expect(JSON.parse(answers[0]?.answers ?? '[]')[0]?.[0]).toBe('done')
  return key
}

const bet = (slot: number, more: object = {}) => {
  const round_id = randomUUIDv7()
  const terms = { edge_bp: 300, max_win_minor: '10000', market_id: 'demo', market_version: 1, game_version: 1 }
  return {
    round_id,
    game_id: 'mines',
    slot,
    stake_minor: '100',
    options: { mines: 3 },
    spin: false,
    payout_minor: '0',
    multiplier_e4: '0',
    ...terms,
    ...more,
  }
}
const end = (round_id: string, payout: string) => ({
  ...{ round_id, step: 0, next_step: 1, moves: [7], multiplier_e4: '11022', payout_minor: payout, hold_ms: 15_000 },
  result: payout === '0' ? 'LOSE' : 'WIN',
})

beforeAll(async () => {
  database = await freshDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
  const before = (await listMigrations()).indexOf(EARLIER)
  await migrate(database.url, { count: before })
  db = createDatabase(database.url)
})
afterAll(async () => {
  await db.destroy()
  await client.end()
  await database.drop()
})

test('[RE-02] a ledger of an earlier release is the same after the migration, and goes on', async () => {
  const seed = 'ab'.repeat(32)
  await client.query('select open_account($1, $2, now(), $3, $4, $5, $6, $4)', [
    account_id,
    'G$',
    randomUUIDv7(),
    seed,
    'mine',
    randomUUIDv7(),
  ])
  const deposit_id = randomUUIDv7()
  await client.query(
    "insert into deposit (account_id, id, channel, amount_minor, created_at, expires_at) values ($1, $2, 'sandbox', 1000, now(), now())",
    [account_id, deposit_id],
  )
  await act('deposit', { deposit_id, amount_minor: '1000' })
  const [lostBet, wonBet, heldBet, voided, open] = [bet(0), bet(0), bet(0), bet(0), bet(1)]
  for (const [round, payout] of [
    [lostBet, '0'],
    [wonBet, '110'],
    [heldBet, '330'],
  ] as const) {
    await act('bet', round)
    await act('move', end(round.round_id, payout))
    if (round === wonBet) await act('finish', { hold_ids: [wonBet.round_id] })
  }
  await act('bet', voided)
  await act('void_round', { round_id: voided.round_id })
  const key = await act('bet', open)
  const lease = { name: 'sealer', fence: 7n }
  await client.query("insert into lease values ('sealer', $1, 7, now())", [account_id])
  const sealedCount = await sealSome(db, lease)
  const journal = await client.query(
    'select account_id, version, leg, batch_id, source, destination, amount_minor, kind, ref_id, at from posting order by version, leg',
  )
  const rounds = await client.query('select * from round order by id')
  const chain = await client.query('select * from posting_batch order by batch_id')

  await migrate(database.url)
  const queryRows = (text: string) => client.query(text).then(({ rows }) => rows)
  expect(await queryRows('select * from posting order by version, leg')).toEqual(journal.rows)
  // Jurisdictions were called markets before.
  const renamed = rounds.rows.map(({ market_id: jurisdiction_id, ...round }) => ({ ...round, jurisdiction_id }))
  expect(await queryRows('select * from round order by id')).toEqual(renamed)
  expect(await queryRows('select * from posting_batch order by batch_id')).toEqual(chain.rows)
  expect(sealedCount).toBe(chain.rows.length)
  const report = await verifyLedger(database.url)
  expect(report.findings.filter(({ broken }) => broken > 0)).toEqual([])

  const keyring = await openKeyring(database.url, { dataDir: '', dataKeys: DESK_KEY })
  const wallet = createWallet({ databaseUrl: database.url, db, keyring, log: silent })
  const repeat = {
    accountId: account_id,
    key,
    bodyHash: 'h',
    roundId: randomUUIDv7(),
    gameId: 'mines',
    slot: 1,
    stakeMinor: 100n,
    options: {},
    edgeBp: 300,
    maxWinMinor: 10_000n,
    jurisdictionId: 'demo',
    jurisdictionVersion: 1,
    gameVersion: 1,
  }
  expect(await wallet.placeBet(repeat)).toMatchObject({
    outcome: 'repeated',
    roundId: open.round_id,
    step: 0,
    nonce: 4,
  })
  const lastBatch = {
    accountId: account_id,
    ...ownKey(),
    roundId: open.round_id,
    step: 0,
    nextStep: 1,
    moves: [3],
    multiplierE4: 20_000n,
  }
  expect(await wallet.moveRound({ ...lastBatch, end: { result: 'WIN', payoutMinor: 200n } })).toMatchObject({
    outcome: 'done',
  })
  expect(await wallet.finishHolds({ accountId: account_id, ...ownKey(), holdIds: 'all' })).toMatchObject({
    mainMinor: 1_240n,
    heldMinor: 0n,
  })
  const round = await createRoundReader(db, keyring).find(account_id, wonBet.round_id)
  const lines = round ? await listMoneyLines(db, round) : []
  expect(lines.map(({ kind }) => kind)).toEqual(['bet', 'win', 'release'])
  await wallet.close()
  expect((await verifyLedger(database.url)).sound).toBe(true)
})
