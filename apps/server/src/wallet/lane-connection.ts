import type { MultiplayerRound } from '@fairground/ledger'
import { Client, DatabaseError } from 'pg'
import { encodeArray } from './binary.ts'
import type { Accepted } from './item.ts'
import { LOAD, type Loaded, type LoadRow, parseLoaded } from './load.ts'
import type { Settings } from './memory.ts'
import { type Statement, storeStatement } from './statement.ts'
import type { Waiting } from './waiting.ts'

/** A connection that does nothing but money, one statement at a time. Each is a transaction of its own. */
export type LaneConnection = {
  /** Stores a batch. @returns the accounts whose actions were stored @throws Unfinished */
  store(batch: { id: string; atMs: number; epoch: bigint }, accepted: readonly Accepted[]): Promise<ReadonlySet<string>>
  /** Reads the accounts of actions. @throws Unfinished */
  load(entries: readonly Waiting[]): Promise<{ epoch: bigint; loaded: Loaded[] }>
  /** Reads the settings that bets are held to. @throws Unfinished */
  loadSettings(): Promise<Settings>
  /** Reads the multiplayer rounds that take bets, each with what this lane's part of it may still take. @throws Unfinished */
  loadMultiplayerRounds(): Promise<MultiplayerRound[]>
  /** Gives this lane's part of a multiplayer round all that the others have left. @throws Unfinished */
  takeAllowance(multiplayerRoundId: string): Promise<void>
  /** Ends it; what is under way is cut off. */
  close(): void
  /** False once it broke, was closed, or was left unsure. */
  isUsable(): boolean
}

/** How a statement ended that gave no answer. */
export class Unfinished extends Error {
  override name = 'Unfinished'
  /**
   * `rolled back`: for certain, and worth repeating: a conflict, or a database that is short of something. `failed`: for
   * certain, and would be again. `unsure`: it may be committed or not, and the connection is of no more use.
   */
  readonly end: 'rolled back' | 'failed' | 'unsure'

  constructor(end: 'rolled back' | 'failed' | 'unsure', cause: Error) {
    super(cause.message, { cause })
    this.end = end
  }
}

/** Longest that a statement is waited for. It is never cancelled: it may still commit after we have stopped listening. */
const ANSWER_LIMIT_MS = 8_000
/** Waiting for a wallet's lock longer than this ends in 55P03 and is repeated; it must be shorter than ANSWER_LIMIT_MS. */
const LOCK_LIMIT_MS = 4_000

/** Statements after which plans are made anew at the latest. */
const MOST_STATEMENTS_A_PLAN = 4_096

/** Plans keep to look-ups by key: one that was made while a table was small would read all of it later. */
export const MONEY_SETTINGS =
  '-c synchronous_commit=on -c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off'

/** @param part of the multiplayer rounds that this connection counts its bets in @throws when no connection can be made */
export async function connectLane(url: string, part: number): Promise<LaneConnection> {
  const client = new Client({
    connectionString: url,
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
  // A wait for a standby that was cut short reports success with only a notice: any notice makes a commit doubtful.
  client.on('notice', ({ message }) => {
    fault ??= new Error(`notice on a money connection: ${message ?? ''}`)
  })
  const close = () => {
    fault ??= new Error('closed')
    void client.end().catch(() => undefined)
  }
  await client.connect()
  let itemType: number | undefined

  // A plan is made for the tables as they are, and then kept: one of an empty table would read a whole one later. So
  // plans are made anew each time the number of statements has doubled, and now and then after that.
  let statements = 0
  let refreshAt = 1

  /** Without a pause before the statement is sent, but where plans are made anew. */
  async function run<Row extends object>(statement: {
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
      if (fault) throw new Unfinished('unsure', fault)
      return rows
    } catch (error) {
      const unfinished = error instanceof Unfinished ? error : classify(error)
      if (unfinished.end === 'unsure') fault ??= unfinished
      throw unfinished
    }
  }

  async function findItemType(): Promise<number> {
    const text = "select 'money_item'::regtype::oid::int as found"
    const [row] = await run<{ found: number }>({ name: 'item type', text, values: [] })
    return row?.found ?? 0
  }

  return {
    close,
    isUsable: () => fault === undefined,
    async store(batch, accepted) {
      itemType ??= await findItemType()
      const statement: Statement = storeStatement({ ...batch, part, itemType }, accepted)
      const rows = await run<{ account_id: string }>(statement)
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
      ]
      const rows = await run<LoadRow>({ name: 'load', text: LOAD, values })
      const byAccount = new Map(rows.map((row) => [row.account_id, row]))
      return {
        epoch: BigInt(rows[0]?.epoch ?? 0),
        loaded: entries.map(({ accountId }) => {
          const row = byAccount.get(accountId)
          if (!row) throw new Error(`nothing was read of the account ${accountId}`)
          return parseLoaded(row)
        }),
      }
    },
    async loadSettings() {
      const text = `select (select epoch from settings_epoch)::text as epoch,
        (select json_object_agg(id, json_build_object('version', version, 'rules', rules)) from jurisdiction) as jurisdictions,
        (select json_object_agg(id, version) from game) as games`
      const [row] = await run<SettingsRow>({ name: 'settings', text, values: [] })
      if (!row) throw new Error('there are no settings')
      return parseSettings(row)
    },
    async loadMultiplayerRounds() {
      const text = `select t.id, t.game_id, t.edge_bp, floor(extract(epoch from t.closes_at) * 1000)::text as closes_at_ms,
          (p.allowance_minor - p.exposure_minor)::text as left_minor
        from shared_round t join shared_round_part p on p.shared_round_id = t.id and p.part = $1
        where t.status = 'NEW' and p.open`
      const rows = await run<Record<string, string>>({ name: 'multiplayer rounds', text, values: [part] })
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
      const text = `with locked as materialized (
          select part, exposure_minor from shared_round_part where shared_round_id = $1 order by part for update
        )
        update shared_round_part p set allowance_minor = l.exposure_minor + case when p.part = $2
          then (select max_exposure_minor from shared_round where id = $1) - (select sum(exposure_minor) from locked)
          else 0 end
        from locked l where p.shared_round_id = $1 and p.part = l.part`
      await run({ name: 'take allowance', text, values: [multiplayerRoundId, part] })
    },
  }
}

/** The round or deposit that an action names. */
function namedBy({ asked }: Waiting): string | undefined {
  if (asked.kind === 'deposit') return asked.command.depositId
  return asked.kind === 'move' || asked.kind === 'void_round' ? asked.command.roundId : undefined
}

type SettingsRow = {
  epoch: string
  jurisdictions: Record<string, { version: number; rules: Record<string, unknown> }> | null
  games: Record<string, number> | null
}

/** A profile that says nothing of something allows the least of it. */
function parseSettings({ epoch, jurisdictions, games }: SettingsRow): Settings {
  return {
    epoch: BigInt(epoch),
    gameVersions: new Map(Object.entries(games ?? {})),
    jurisdictions: new Map(
      Object.entries(jurisdictions ?? {}).map(([id, { version, rules }]) => [
        id,
        {
          version,
          betSlots: Number(rules.betSlots) || 0,
          bonuses: rules.bonuses === true,
          autoplay: rules.autoplay === true,
          minRoundMs: Number(rules.minRoundMs) || 0,
        },
      ]),
    ),
  }
}

/** Classes of SQLSTATE after which the transaction is certainly gone and may succeed later: conflicts and shortages. */
const WORTH_REPEATING = /^(40001|40P01|55P03|53...)$/
/** Ends of a session, a cancelled statement, a broken disk: nothing is known about the commit. */
const TELLS_NOTHING = /^(08...|57...|58...|XX...)$/

function classify(thrown: unknown): Unfinished {
  const cause = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (!(cause instanceof DatabaseError) || cause.severity !== 'ERROR') return new Unfinished('unsure', cause)
  if (WORTH_REPEATING.test(cause.code ?? '')) return new Unfinished('rolled back', cause)
  return new Unfinished(TELLS_NOTHING.test(cause.code ?? 'XX000') ? 'unsure' : 'failed', cause)
}

/** @throws when `work` takes longer; its late end is ignored */
async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
