import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/tx.ts'
import type { Log } from '../log.ts'
import type { Keyring } from '../secrets/keyring.ts'
import type { Job } from '../work/job.ts'
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
  /** Send and forget them. */
  jobs: readonly Job[]
}

/** Creates the messages of a process. */
export function createMessages({
  config,
  db,
  keyring,
  log,
  now,
}: {
  config: Config
  db: Database
  keyring: Keyring
  log: Log
  now(): number
}): Messages {
  const adapters = createAdapters(config)
  const hasInbox = config.sandbox && config.inbox !== 'off'
  const inboxWays = hasInbox ? WAYS.filter((way) => !adapters.has(way)) : []
  const jobs: Job[] = [
    { name: 'forget-messages', role: 'jobs', everyMs: FORGET_EVERY_MS, run: () => forgetMessages(db, now()) },
  ]
  if (adapters.size > 0) {
    const run = () => sendDueMessages({ db, keyring, log, now, adapters })
    jobs.push({ name: 'send-messages', role: 'jobs', everyMs: SEND_EVERY_MS, run })
  }
  return {
    ways: WAYS.filter((way) => adapters.has(way) || inboxWays.includes(way)),
    inboxWays,
    async queue(tx, message, { at, expiresAt, fate }) {
      const state = fate === 'nobody' ? 'void' : inboxWays.includes(message.way) ? 'inbox' : 'waiting'
      await insertMessage({ tx, keyring }, message, { state, at, expiresAt })
    },
    jobs,
  }
}

function createAdapters({ smtpUrl, mailFrom, smsGateway }: Config): ReadonlyMap<Way, Deliver> {
  const adapters = new Map<Way, Deliver>()
  if (smtpUrl && mailFrom) adapters.set('email', createSmtp({ url: smtpUrl, from: mailFrom }))
  if (smsGateway) adapters.set('sms', createSmsGateway(smsGateway))
  return adapters
}
