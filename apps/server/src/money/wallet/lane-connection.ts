import type { MultiplayerRound } from '@fairground/ledger'
import { Client, DatabaseError } from 'pg'
import type { Keyring } from '../../ground/secrets/keyring.ts'
import { within } from '../../ground/work/within.ts'
import { encodeArray, encodeValue } from './binary.ts'
import type { AcceptedAction } from './item.ts'
import { oldestKeyId } from './key-life.ts'
import { LOAD, type LoadedAccount, type LoadRow, parseLoaded } from './load.ts'
import type { Settings } from './memory.ts'
import { parseSettings, SETTINGS, type SettingsRow } from './settings.ts'
import { type Statement, storeStatement } from './statement.ts'
import type { Waiting } from './waiting.ts'

/** A connection for money actions only. It runs one statement at a time, each in its own transaction. */
export type LaneConnection = {
  /** Stores a batch. @returns the accounts whose actions were stored @throws UnfinishedStatement */
  store(
    batch: { id: string; atMs: number; epoch: bigint },
    acceptedActions: readonly AcceptedAction[],
  ): Promise<ReadonlySet<string>>
  /** Reads the accounts of actions. @throws UnfinishedStatement */
  load(entries: readonly Waiting[]): Promise<{ epoch: bigint; accounts: LoadedAccount[] }>
  /** Reads the settings that limit bets. @throws UnfinishedStatement */
  loadSettings(): Promise<Settings>
  /** Reads the multiplayer rounds that take bets, each with the exposure left in this lane's part. @throws UnfinishedStatement */
  loadMultiplayerRounds(): Promise<MultiplayerRound[]>
  /** Moves the unused allowance of all other parts of a round to this lane's part. @throws UnfinishedStatement */
  takeAllowance(multiplayerRoundId: string): Promise<void>
  /** Closes the connection and aborts its running statement. */
  close(): void
  /** False after it broke, was closed, or ended a statement unsure. */
  isUsable(): boolean
}

/** A statement that ended without an answer. */
export class UnfinishedStatement extends Error {
  override name = 'Unfinished'
  /**
   * `rolled back`: certainly not committed, and a repeat may succeed (a conflict, or a shortage in the database). `failed`:
   * certainly not committed, and a repeat would fail too. `unsure`: it may be committed; the connection is unusable.
   */
  readonly end: 'rolled back' | 'failed' | 'unsure'

  constructor(end: 'rolled back' | 'failed' | 'unsure', cause: Error) {
    super(cause.message, { cause })
    this.end = end
  }
}

/** Longest wait for a statement. It is not cancelled: it may still commit after the wait. */
const ANSWER_LIMIT_MS = 5_000
/** Longest wait for a wallet's lock. It ends in 55P03 and is repeated; it must be shorter than ANSWER_LIMIT_MS. */
const LOCK_LIMIT_MS = 4_000

/** Most statements between two refreshes of the plans. */
const MOST_STATEMENTS_A_PLAN = 4_096

/** Parts of a multiplayer round, each with its share of the room for bets. */
export const ROUND_PARTS = 8

/** Settings that force plans with look-ups by key: a plan from a small table would later scan the whole table. */
export const MONEY_SETTINGS =
  '-c synchronous_commit=on -c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off'

/** @param number the lane's, whose part it takes where that is free @throws when it cannot connect */
export async function connectLane(
  { databaseUrl, keyring }: { databaseUrl: string; keyring: Keyring },
  number: number,
): Promise<LaneConnection> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'fairground money',
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    statement_timeout: 0,
    lock_timeout: LOCK_LIMIT_MS,
    options: MONEY_SETTINGS,
  })
  let fault: Error | undefined
  client.on('error', (error) => {
    fault ??= error
  })
  // PostgreSQL reports a cancelled wait for a standby as success with a notice, so any notice makes a commit unsure.
  client.on('notice', ({ message }) => {
    fault ??= new Error(`notice on a money connection: ${message ?? ''}`)
  })
  const close = () => {
    fault ??= new Error('closed')
    void client.end().catch(() => undefined)
  }
  await client.connect()
  const part = await within(ANSWER_LIMIT_MS, takePart(client, number)).catch((error: unknown) => {
    close()
    throw error
  })
  let itemType: number | undefined

  // PostgreSQL keeps a plan that fits the size of the tables when it was made. So the plans are discarded each time the
  // number of statements has doubled, up to an interval of MOST_STATEMENTS_A_PLAN.
  let statements = 0
  let refreshAt = 1

  /** Sends a statement at once, except where it discards the plans first. */
  async function query<Row extends object>(statement: {
    name: string
    text: string
    values: readonly unknown[]
  }): Promise<Row[]> {
    try {
      if (++statements >= refreshAt) {
        refreshAt = statements + Math.min(statements, MOST_STATEMENTS_A_PLAN)
        await within(ANSWER_LIMIT_MS, client.query('discard plans'))
      }
      const { rows } = await within(ANSWER_LIMIT_MS, client.query<Row>({ ...statement, values: [...statement.values] }))
      if (fault) throw new UnfinishedStatement('unsure', fault)
      return rows
    } catch (error) {
      const failure = error instanceof UnfinishedStatement ? error : classify(error)
      if (failure.end === 'unsure') fault ??= failure
      throw failure
    }
  }

  async function findItemType(): Promise<number> {
    const text = 'select \'money_item\'::regtype::oid::int as "typeId"'
    const [row] = await query<{ typeId: number }>({ name: 'item type', text, values: [] })
    return row?.typeId ?? 0
  }

  return {
    close,
    isUsable: () => fault === undefined,
    async store(batch, acceptedActions) {
      itemType ??= await findItemType()
      const statement: Statement = storeStatement({ ...batch, part, itemType }, acceptedActions)
      const rows = await query<{ account_id: string }>(statement)
      return new Set(rows.map(({ account_id }) => account_id))
    },
    async load(entries) {
      const values = [
        encodeArray(
          'uuid',
          entries.map(({ accountId }) => accountId),
        ),
        encodeArray(
          'text',
          entries.map(({ key }) => key),
        ),
        encodeArray('uuid', entries.map(namedBy)),
        encodeValue('uuid', oldestKeyId()),
      ]
      const rows = await query<LoadRow>({ name: 'load', text: LOAD, values })
      const byAccount = new Map(rows.map((row) => [row.account_id, row]))
      return {
        epoch: BigInt(rows[0]?.epoch ?? 0),
        accounts: entries.map(({ accountId }) => {
          const row = byAccount.get(accountId)
          if (!row) throw new Error(`no row for the account ${accountId}`)
          return parseLoaded(row, keyring)
        }),
      }
    },
    async loadSettings() {
      const [row] = await query<SettingsRow>({ name: 'settings', text: SETTINGS, values: [] })
      if (!row) throw new Error('there are no settings')
      return parseSettings(row)
    },
    async loadMultiplayerRounds() {
      const text = `select t.id, t.game_id, t.edge_bp, floor(extract(epoch from t.closes_at) * 1000)::text as closes_at_ms,
          (p.allowance_minor - p.exposure_minor)::text as left_minor
        from multiplayer_round t join multiplayer_round_part p on p.multiplayer_round_id = t.id and p.part = $1
        where t.status = 'NEW' and p.open`
      const rows = await query<Record<string, string>>({ name: 'multiplayer rounds', text, values: [part] })
      return rows.map(
        ({ id, game_id, edge_bp, closes_at_ms, left_minor }): MultiplayerRound => ({
          id: id ?? '',
          gameId: game_id ?? '',
          edgeBp: Number(edge_bp),
          closesAtMs: Number(closes_at_ms),
          leftMinor: BigInt(left_minor ?? 0),
        }),
      )
    },
    async takeAllowance(multiplayerRoundId) {
      // The exposure is written too: PostgreSQL checks the row of its snapshot before it looks for the newest one, and the
      // exposure of that row may be above the new allowance.
      const text = `with locked as materialized (
          select part, exposure_minor from multiplayer_round_part where multiplayer_round_id = $1 order by part for update
        )
        update multiplayer_round_part p set exposure_minor = l.exposure_minor, allowance_minor = l.exposure_minor + case when p.part = $2
          then (select max_exposure_minor from multiplayer_round where id = $1) - (select sum(exposure_minor) from locked)
          else 0 end
        from locked l where p.multiplayer_round_id = $1 and p.part = l.part`
      await query({ name: 'take allowance', text, values: [multiplayerRoundId, part] })
    },
  }
}

/**
 * Finds a part of multiplayer rounds that no money connection of any process counts bets in, and keeps it while the connection lasts:
 * batches of one part wait for each other. The advisory lock guards nothing: a part that two share is slower, never wrong.
 */
async function takePart(client: Client, number: number): Promise<number> {
  const text = "select pg_try_advisory_lock(hashtext('part of multiplayer rounds'), $1) as is_own"
  for (let step = 0; step < ROUND_PARTS; step++) {
    const part = (number + step) % ROUND_PARTS
    const { rows } = await client.query<{ is_own: boolean }>(text, [part])
    if (rows[0]?.is_own) return part
  }
  return number % ROUND_PARTS
}

/** The id of the round or deposit that an action names. */
function namedBy({ request }: Waiting): string | undefined {
  if ('depositId' in request.command) return request.command.depositId
  if (request.kind === 'withdraw_paid' || request.kind === 'withdraw_return') return request.command.withdrawalId
  return request.kind === 'move' || request.kind === 'void_round' ? request.command.roundId : undefined
}

/** SQLSTATE codes after which the transaction is certainly rolled back and may succeed later: conflicts and shortages. */
const WORTH_REPEATING = /^(40001|40P01|55P03|53...)$/
/** SQLSTATE codes that leave the commit unsure: the end of a session, a cancelled statement, a broken disk. */
const TELLS_NOTHING = /^(08...|57...|58...|XX...)$/

function classify(error: unknown): UnfinishedStatement {
  const cause = error instanceof Error ? error : new Error(String(error))
  if (!(cause instanceof DatabaseError) || cause.severity !== 'ERROR') return new UnfinishedStatement('unsure', cause)
  if (WORTH_REPEATING.test(cause.code ?? '')) return new UnfinishedStatement('rolled back', cause)
  return new UnfinishedStatement(TELLS_NOTHING.test(cause.code ?? 'XX000') ? 'unsure' : 'failed', cause)
}
