// Makes a hundred calls of one account at once, in its own process, so that the caller's cost is not the server's.
// Words: url, token, count. Prints { tookMs } after all answers.
import * as game from '@fairground/contract/calls/game'
import * as playSession from '@fairground/contract/calls/play-session'
import * as winners from '@fairground/contract/calls/winners'
import { createClient } from '@fairground/testkit/client.ts'

const [url = '', token = '', count = '0'] = process.argv.slice(2)
const client = createClient(url)
const calls = [
  () => client(game.betRecord, { pageSize: 20 }, { token }),
  () => client(game.betRecord, { pageNo: 500, pageSize: 20 }, { token }),
  () => client(game.betRecord, { gameId: 'mines', pageNo: 500, pageSize: 20 }, { token }),
  () => client(game.betRecord, { gameId: 'tower', pageSize: 20 }, { token }),
  () => client(playSession.sum, {}, { token }),
  () => client(winners.list, {}),
]
const began = performance.now()
await Promise.all(Array.from({ length: Number(count) }, (_, index) => calls[index % calls.length]?.()))
console.log(JSON.stringify({ tookMs: performance.now() - began }))
