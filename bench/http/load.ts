// Bets over 64 connections, each bet by the next player with a key of its own. Words: url, seconds, players.
// Prints { rate, p99Ms, wrong }.
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { tokenOf } from './players.ts'

const [url = '', seconds = '5', players = '1'] = process.argv.slice(2)
// Made before the clock starts: the load should not compete with the server more than it must.
const tokens = Array.from({ length: Number(players) }, (_, at) => tokenOf(at + 1))
const body = JSON.stringify({ gameId: 'mines', model: { betAmount: 1, mines: 3 } })
let next = 0
let wrong = 0

const result = await autocannon({
  url,
  connections: 64,
  duration: Number(seconds),
  requests: [
    {
      method: 'POST',
      path: '/api/game/bet',
      setupRequest: (request) => ({
        ...request,
        headers: {
          'content-type': 'application/json',
          auth: tokens[next++ % tokens.length] ?? '',
          'idempotency-key': randomUUID(),
        },
        body,
      }),
      onResponse: (_, answer) => {
        if (!answer.startsWith('{"status":0,')) {
          if (wrong++ === 0) console.error(answer)
        }
      },
    },
  ],
})
wrong += result.non2xx + result.errors
console.log(JSON.stringify({ rate: result.requests.average, p99Ms: result.latency.p99, wrong }))
