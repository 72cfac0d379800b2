// Bets of 64 callers. Words: urls with commas between them, seconds, players, `cold` or `rounds`, and which process gets a call:
// `owner` the player's, `round` another one with each round, `call` with each call.
// `cold`: each bet by the next player. `rounds`: 2,000 players play mines from the bet to the released win, each in
// turn. Prints { bets, actions, p50Ms, p99Ms, wrongCount, cpuUs }: a second; milliseconds of a bet; CPU of this program a call.
import { randomUUID } from 'node:crypto'
import { tokenOf } from './players.ts'
import { connectRaw, createTimes, type RawClient } from './raw-client.ts'

const [urls = '', seconds = '5', players = '1', way = 'cold', spread = 'owner'] = process.argv.slice(2)
const CALLERS = 64
const TILES = 25
// Made before the clock starts, so that the load competes less with the server.
const count = way === 'rounds' ? Math.min(Number(players), 2_000) : Number(players)
const tokens = Array.from({ length: count }, (_, index) => tokenOf(index + 1))
const bets = createTimes()
let calls = 0
let wrongCount = 0
let nextTurn = 0

type Round = { id: string; result: string }

/** A caller's connections, one to each process. */
type Caller = RawClient[]
/** Of the rounds and of the calls. */
type Turn = { player: number; round: number }

function clientOf(caller: Caller, { player, round }: Turn): RawClient {
  const at = spread === 'owner' ? player : spread === 'round' ? player + round : calls
  const client = caller[at % caller.length]
  if (!client) throw new Error('no connection')
  return client
}

async function call(caller: Caller, turn: Turn, path: string, body: object): Promise<Round | undefined> {
  calls++
  const client = clientOf(caller, turn)
  const token = tokens[turn.player] ?? ''
  const headers = `auth: ${token}\r\nidempotency-key: ${randomUUID()}\r\n`
  const answer = await client.post(path, headers, JSON.stringify(body))
  if (!answer.startsWith('{"status":0,') && wrongCount++ === 0) console.error(path, answer)
  return way === 'cold' ? undefined : (JSON.parse(answer) as { model?: Round }).model
}

const bet = (caller: Caller, turn: Turn) =>
  bets.time(call(caller, turn, '/api/game/bet', { gameId: 'mines', model: { betAmount: 1, mines: 3 } }))

/** A bet, one or two tiles, the win and its release. */
async function playRound(caller: Caller, turn: Turn): Promise<void> {
  let round = await bet(caller, turn)
  for (let move = 0; move <= turn.round % 2 && round?.result === 'PENDING'; move++)
    round = await call(caller, turn, '/api/mines_game/play', { id: round.id, tile: (turn.round * 7 + move) % TILES })
  if (round?.result === 'PENDING') round = await call(caller, turn, '/api/mines_game/cash_out', { id: round.id })
  if (round?.result === 'WIN') await call(caller, turn, '/api/game/finish_hold', { id: round.id })
}

const callers = await Promise.all(
  Array.from({ length: CALLERS }, () => Promise.all(urls.split(',').map((url) => connectRaw(url)))),
)
const cpu = process.cpuUsage()
const began = performance.now()
const endsAt = began + Number(seconds) * 1000
await Promise.all(
  callers.map(async (caller) => {
    while (performance.now() < endsAt) {
      const turn = nextTurn++
      const whose = { player: turn % tokens.length, round: Math.floor(turn / tokens.length) }
      await (way === 'rounds' ? playRound(caller, whose) : bet(caller, whose))
    }
  }),
)
const elapsedSeconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(cpu)
for (const client of callers.flat()) client.close()
const rates = {
  bets: bets.count() / elapsedSeconds,
  actions: calls / elapsedSeconds,
  p50Ms: bets.quantile(0.5),
  p99Ms: bets.quantile(0.99),
}
console.log(JSON.stringify({ ...rates, wrongCount, cpuUs: (user + system) / calls }))
process.exit(0)
