import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { startLeasedLoop } from '../db/leased-loop.ts'
import type { Tx } from '../db/tx.ts'
import type { Log } from '../log.ts'
import { type Deliver, type Message, WAYS, type Way } from './message.ts'
import { insertMessage } from './outbox.ts'
import { forgetMessages, sendDueMessages } from './send-messages.ts'
import { createSmsGateway } from './sms-gateway.ts'
import { createSmtp } from './smtp.ts'

/** Pause between two passes of the sender: a player waits for a code. */
const SEND_EVERY_MS = 500
const FORGET_EVERY_MS = 30_000

/** Messages to players. */
export type Messages = {
  /** The ways that work: a real adapter, or the local inbox. */
  ways: readonly Way[]
  /** The ways whose messages only the local inbox shows. */
  inboxWays: readonly Way[]
  /**
   * Stores a message in the transaction of its cause; a job sends it after the commit.
   * @param fate `nobody`: it takes the same road, but nobody gets it
   */
  queue(tx: Tx, message: Message, times: { at: Date; expiresAt: Date; fate: 'sent' | 'nobody' }): Promise<void>
  /** Finishes the running deliveries. */
  close(): Promise<void>
}

/** Creates the messages of a process and starts the jobs that send and forget them. */
export function createMessages({
  config,
  db,
  log,
  now,
}: {
  config: Config
  db: Database
  log: Log
  now(): number
}): Messages {
  const adapters = createAdapters(config)
  const hasInbox = config.sandbox && config.inbox !== 'off'
  const inboxWays = hasInbox ? WAYS.filter((way) => !adapters.has(way)) : []
  const loops = [
    startLeasedLoop({
      ...{ db, log, name: 'forget-messages', everyMs: FORGET_EVERY_MS },
      work: () => forgetMessages(db, now()),
    }),
  ]
  if (adapters.size > 0) {
    const work = () => sendDueMessages({ db, log, now, adapters })
    loops.push(startLeasedLoop({ db, log, name: 'send-messages', everyMs: SEND_EVERY_MS, work }))
  }
  return {
    ways: WAYS.filter((way) => adapters.has(way) || inboxWays.includes(way)),
    inboxWays,
    async queue(tx, message, { at, expiresAt, fate }) {
      const state = fate === 'nobody' ? 'void' : inboxWays.includes(message.way) ? 'inbox' : 'waiting'
      await insertMessage(tx, message, { state, at, expiresAt })
    },
    async close() {
      await Promise.all(loops.map((loop) => loop.close()))
    },
  }
}

function createAdapters({ smtpUrl, mailFrom, smsGateway }: Config): ReadonlyMap<Way, Deliver> {
  const adapters = new Map<Way, Deliver>()
  if (smtpUrl && mailFrom) adapters.set('email', createSmtp({ url: smtpUrl, from: mailFrom }))
  if (smsGateway) adapters.set('sms', createSmsGateway(smsGateway))
  return adapters
}
