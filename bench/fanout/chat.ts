// The product's server, in whose room `Bench` a moderator writes twenty messages a second by the call of the chat.
import { fork } from 'node:child_process'
import { join } from 'node:path'
import * as chat from '@fairground/contract/calls/chat'
import { startServer } from '@fairground/server/app/start-server.ts'
import { rateLimits } from '@fairground/server/ground/call/rate-limits.data.ts'
import { readConfig } from '@fairground/server/ground/config/config.ts'
import { createLog } from '@fairground/server/ground/log.ts'
import { createClient } from '@fairground/testkit'
import { newPlayer } from '@fairground/testkit/player.ts'
import { ROOM } from './news.ts'

const config = readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'error', SANDBOX: 'off' })
const wideLimits = Object.fromEntries(Object.keys(rateLimits).map((name) => [name, { points: 1e9, seconds: 10 }]))
const { url, parts, stop } = await startServer({
  config,
  databaseUrl: config.databaseUrl ?? '',
  log: createLog(config.logLevel),
  rateLimits: { ...rateLimits, ...wideLimits },
  pace: { isDriving: false },
})
const roomId = crypto.randomUUID()
const settings = JSON.stringify({ slowSeconds: 0, accountAgeMinutes: 0 })
await parts.db.deleteFrom('chat_room').where('name', '=', ROOM).execute()
await parts.db
  .insertInto('chat_room')
  .values({ id: roomId, kind: 'PUBLIC', name: ROOM, created_at: new Date(), settings })
  .execute()
const moderator = await newPlayer({ call: createClient(url), parts })
await moderator.call(chat.open, { roomId })
await parts.db
  .updateTable('chat_profile')
  .set({ role: 'moderator' })
  .where('account_id', '=', moderator.userId)
  .execute()

// A process of its own: who writes is not on the server.
const writer = fork(join(import.meta.dirname, 'writer.ts'), [url, moderator.token, roomId])
console.log(`ready ${url}`)
process.once('SIGTERM', () => {
  writer.kill()
  void stop().then(() => process.exit())
})
