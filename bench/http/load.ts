// Bets over 64 connections. Words: url, seconds, players, `cold` or `rounds`.
// `cold`: each bet by the next player. `rounds`: 2,000 players play mines from the bet to the released win, each in
// turn. Prints { bets, actions, p50Ms, p99Ms, wrongCount, cpuUs }: a second; milliseconds of a bet; CPU of this program a call.
import { randomUUID } from 'node:crypto'
import { tokenOf } from './players.ts'
import { connectRaw, createTimes, type RawClient } from './raw-client.ts'

const [url = '', seconds = '5', players = '1', way = 'cold'] = process.argv.slice(2)
const CONNECTIONS = 64
const TILES = 25
// Made before the clock starts, so that the load competes less with the server.
const count = way === 'rounds' ? Math.min(Number(players), 2_000) : Number(players)
const tokens = Array.from({ length: count }, (_, index) => tokenOf(index + 1))
const bets = createTimes()
let calls = 0
let wrongCount = 0
let nextTurn = 0

type Round = { id: string; result: string }

async function call(client: RawClient, token: string, path: string, body: object): Promise<Round | undefined> {
  calls++
  const headers = `auth: ${token}\r\nidempotency-key: ${randomUUID()}\r\n`
  const answer = await client.post(path, headers, JSON.stringify(body))
  if (!answer.startsWith('{"status":0,') && wrongCount++ === 0) console.error(path, answer)
  return way === 'cold' ? undefined : (JSON.parse(answer) as { model?: Round }).model
}

const bet = (client: RawClient, token: string) =>
  bets.time(call(client, token, '/api/game/bet', { gameId: 'mines', model: { betAmount: 1, mines: 3 } }))

/** A bet, one or two tiles, the win and its release. */
async function playRound(client: RawClient, token: string, turn: number): Promise<void> {
  let round = await bet(client, token)
  for (let move = 0; move <= turn % 2 && round?.result === 'PENDING'; move++)
    round = await call(client, token, '/api/mines_game/play', { id: round.id, tile: (turn * 7 + move) % TILES })
  if (round?.result === 'PENDING') round = await call(client, token, '/api/mines_game/cash_out', { id: round.id })
  if (round?.result === 'WIN') await call(client, token, '/api/game/finish_hold', { id: round.id })
}

const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => connectRaw(url)))
const cpu = process.cpuUsage()
const began = performance.now()
const endsAt = began + Number(seconds) * 1000
await Promise.all(
  clients.map(async (client) => {
    while (performance.now() < endsAt) {
      const turn = nextTurn++
      const token = tokens[turn % tokens.length] ?? ''
      await (way === 'rounds' ? playRound(client, token, Math.floor(turn / tokens.length)) : bet(client, token))
    }
  }),
)
const elapsedSeconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(cpu)
for (const client of clients) client.close()
const rates = {
  bets: bets.count() / elapsedSeconds,
  actions: calls / elapsedSeconds,
  p50Ms: bets.quantile(0.5),
  p99Ms: bets.quantile(0.99),
}
console.log(JSON.stringify({ ...rates, wrongCount, cpuUs: (user + system) / calls }))
process.exit(0)
