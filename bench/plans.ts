// Measures how much of the database each listing call reads, with millions of past bets in it: npm run plans
import { EventEmitter } from 'node:events'
import { startTestServer } from '@fairground/testkit'
import { Client } from 'pg'
import { execute, openBenchDatabase } from './database/bench-database.ts'
import { writePastBets } from './database/past-bets.ts'
import { openPlayers, tokenOf } from './http/players.ts'
import { findNumber } from './measure/options.ts'

const PLAYERS = 2_000
/** The most blocks of 8 KiB that one statement may read. */
const MOST_BLOCKS = 500
/** No statement may read every row of a larger table. */
const SMALL_TABLE = 10_000
/** Bets of the calling player: more than the history counts. */
const OWN_BETS = 50_000

/** The most blocks of calls that read each of an account's newest 10,000 rounds. */
const EACH_ROUND = 10_500

/** Every call that lists or sums rows, and its most blocks where they are more than `MOST_BLOCKS`. */
const CALLS: readonly [path: string, body: object, most?: number][] = [
  ['/api/game/bet_record', { pageNo: 1, pageSize: 20 }],
  ['/api/game/bet_record', { pageNo: 500, pageSize: 20 }],
  ['/api/game/bet_record', { gameId: 'mines', pageNo: 1, pageSize: 20 }],
  ['/api/game/bet_record', { gameId: 'tower', pageNo: 1, pageSize: 20 }],
  ['/api/game/bet_record', { result: 'WIN', pageNo: 1, pageSize: 20 }, EACH_ROUND],
  ['/api/game/bet_totals', {}, EACH_ROUND],
  ['/api/game/open', {}],
  ['/api/game/session', {}],
  ['/api/game/winners', {}],
  ['/api/game/latest_bets', {}],
  ['/api/game/recent_wins', {}],
  ['/api/pay/recharge_list', { pageNo: 1, pageSize: 20 }],
  ['/api/pay/paid_list', { ids: [] }],
  ['/api/auth/sessions', {}],
  ['/api/game/favourites', {}],
  ['/api/promotion/free_spins', {}],
  ['/api/user/notice_page', { pageNo: 1, pageSize: 20 }],
]

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] } & Record<string, unknown>
type Explained = { 'Query Text': string; Plan: Node }

/** PostgreSQL's plans of the statements, which arrive as notices on the statement's connection. */
const explanations: Explained[] = []
const emit = EventEmitter.prototype.emit
Client.prototype.emit = function (this: Client, name: string | symbol, ...eventValues: unknown[]) {
  const { application_name: applicationName } = (
    this as unknown as { connectionParameters: { application_name?: string } }
  ).connectionParameters
  // The daily verification reads the whole ledger.
  if (name === 'notice' && applicationName !== 'fairground verify') {
    const [, plan] = /plan:\s*(\{.*\})\s*$/s.exec(String((eventValues[0] as { message?: string }).message)) ?? []
    if (plan) explanations.push(JSON.parse(plan) as Explained)
  }
  return emit.call(this, name, ...eventValues)
}

const pastBets = findNumber(process.argv, '--past') ?? 5_000_000
const database = await openBenchDatabase()
await openPlayers(database.url, PLAYERS)
await writePastBets(database.url, pastBets)
const client = new Client({ connectionString: database.url })
await client.connect()
const { rows: firstPlayers } = await client.query<{ id: string }>('select id from bench_player where i = 1')
await writePastBets(database.url, OWN_BETS, firstPlayers[0]?.id)
const { rows: sizes } = await client.query<{ name: string; rows: number }>(
  'select relname as name, greatest(reltuples, 0)::int as rows from pg_class',
)
await client.end()
const rowsOf = new Map(sizes.map(({ name, rows }) => [name, rows]))

const settings = ['min_duration=0', 'analyze=on', 'buffers=on', 'timing=off', 'format=json', 'level=notice']
const options = ['session_preload_libraries=auto_explain', ...settings.map((each) => `auto_explain.log_${each}`)]
const databaseUrl = `${database.url}${database.url.includes('?') ? '&' : '?'}options=${encodeURIComponent(options.map((each) => `-c ${each}`).join(' '))}`
await execute(database.url, 'vacuum analyze')
const server = await startTestServer({ databaseUrl })

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

let isKept = true
for (const [path, body, allowedBlocks = MOST_BLOCKS] of CALLS) {
  explanations.length = 0
  // Two calls: the first may read more than later ones, and the second may have another plan.
  for (const isLast of [false, true]) {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', auth: tokenOf(1) },
      body: JSON.stringify(body),
    })
    const answer = await response.text()
    if (!answer.startsWith('{"status":0,')) throw new Error(`${path}: ${answer.slice(0, 300)}`)
    if (!isLast) continue
    const blocks = explanations.map(
      ({ Plan }) => Number(Plan['Shared Hit Blocks'] ?? 0) + Number(Plan['Shared Read Blocks'] ?? 0),
    )
    const mostBlocks = Math.max(0, ...blocks)
    const scannedTables = explanations
      .flatMap(({ Plan }) => nodesOf(Plan))
      .filter(
        (node) => node['Node Type'] === 'Seq Scan' && (rowsOf.get(node['Relation Name'] ?? '') ?? 0) > SMALL_TABLE,
      )
      .map((node) => node['Relation Name'])
    const isGood = mostBlocks <= allowedBlocks && scannedTables.length === 0
    isKept &&= isGood
    console.log(
      `${isGood ? 'kept  ' : 'MISSED'} ${`${path} ${JSON.stringify(body)}`.padEnd(70)} ${explanations.length} statements, at most ${mostBlocks} blocks${scannedTables.length > 0 ? `, all of ${scannedTables.join(', ')}` : ''}`,
    )
    if (!isGood) {
      const worst = explanations[blocks.indexOf(mostBlocks)]
      console.log(`       ${worst?.['Query Text'].replaceAll(/\s+/g, ' ').slice(0, 400)}`)
      for (const node of worst ? nodesOf(worst.Plan) : [])
        console.log(
          `       ${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''}: ${node['Shared Hit Blocks']} blocks`,
        )
    }
  }
}
await server.stop()
await database.stop()
console.log(
  `\n${pastBets.toLocaleString('en')} past bets, ${OWN_BETS.toLocaleString('en')} more of the player who asks: bars ${isKept ? 'kept' : 'MISSED'}`,
)
process.exit(isKept ? 0 : 1)
