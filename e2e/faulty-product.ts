import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as auth from '@fairground/contract/calls/auth'
import { type SiteSettingsDocument, siteSettingsSchema } from '@fairground/contract/site-settings'
import type { Aim } from '@fairground/testkit/aim.ts'
import type { Fault } from '@fairground/testkit/faults.ts'
import type { FaultyAnswer, FaultyMessage, LiveEvent } from '@fairground/testkit/faulty-server.ts'
import type { Moment } from '@fairground/testkit/stepped-clock.ts'
import { noteInstallation } from './aim-bet.ts'
import { expect, test as journey } from './fixtures.ts'
import type { Player } from './player.ts'

const ROOT = join(import.meta.dirname, '..')

const defaults = siteSettingsSchema.parse({})

/** A real server with the built site, whose calls a test can make fail. */
export interface FaultyProduct {
  url: string
  /** From now on a call, by its name, is refused so: that many times, or until all is cleared. */
  refuse(callName: string, fault: Fault, times?: number): Promise<void>
  clear(): Promise<void>
  /** Changes settings as staff would, and waits until they are in force; `null` brings back a default. */
  set(settings: { [name in keyof SiteSettingsDocument]?: SiteSettingsDocument[name] | null }): Promise<void>
  /** Tells an event on a channel (an account's id, or the site's) as the server's modules do. */
  tell(...liveEvent: LiveEvent): Promise<void>
  /** Turns the server's clock until a round of a game has come to a moment; from then on the clock stands. */
  to(gameId: string, moment: Moment): Promise<void>
  /** Turns the server's clock ahead. */
  advance(ms: number): Promise<void>
  /** Credits a deposit, which the sandbox does not take while the clock is turned. */
  fund(player: Pick<Player, 'call'>, amount: number): Promise<void>
  /**
   * A client seed with which the round that takes bets, or the next one, ends as it is aimed: for the next and last player who bets
   * in it. The player keeps it by `fair.rotate`.
   */
  aim(gameId: string, aim: Aim): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts a faulty server in its own process, with the operator's settings and more variables of the environment.
 * @param pace of its multiplayer rounds and lotteries; without one it drives none
 */
export async function startFaulty(
  settings: Partial<SiteSettingsDocument> = {},
  environment: Readonly<Record<string, string>> = {},
  pace?: { termMs?: number; closedMs?: number; drawWithinMs?: number },
): Promise<FaultyProduct> {
  const child = fork(
    join(ROOT, 'testkit/src/faulty-server.ts'),
    [JSON.stringify(settings), JSON.stringify(environment), ...(pace ? [JSON.stringify(pace)] : [])],
    {
      execPath: join(ROOT, 'node_modules/.bin/node'),
      execArgv: [],
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  )
  const [ready] = (await once(child, 'message')) as [FaultyAnswer]
  if (!('url' in ready)) throw new Error('the server did not say where it is')
  noteInstallation(ready.url, ready.installation)
  let lastId = 0
  async function ask(message: Omit<FaultyMessage, 'id'>): Promise<string | undefined> {
    lastId += 1
    const id = lastId
    child.send({ id, ...message })
    for (;;) {
      const [answer] = (await once(child, 'message')) as [FaultyAnswer]
      if ('doneId' in answer && answer.doneId === id) return answer.clientSeed
    }
  }
  const say = async (message: Omit<FaultyMessage, 'id'>) => void (await ask(message))
  return {
    url: ready.url,
    refuse: (callName, fault, times) => say({ refuse: { callName, fault, ...(times === undefined ? {} : { times }) } }),
    clear: () => say({}),
    tell: (...liveEvent) => say({ tell: liveEvent }),
    to: (gameId, moment) => say({ to: { gameId, moment } }),
    advance: (ms) => say({ advanceMs: ms }),
    async fund({ call }, amount) {
      const { userId, decimalLength } = (await call(auth.userInfo)).user
      await say({ fund: { user: { userId, decimalLength }, amount } })
    },
    aim: async (gameId, aim) => (await ask({ aim: { gameId, aim } })) ?? '',
    async set(settings) {
      await say({ settings: settings })
      const inForce = async () =>
        (await (await fetch(`${ready.url}/api/home/startup`)).json()) as Record<string, unknown>
      for (const [name, value] of Object.entries(settings)) {
        const newValue = value ?? defaults[name as keyof SiteSettingsDocument]
        await expect.poll(async () => (await inForce())[name], { intervals: [50] }).toEqual(newValue)
      }
    },
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** A journey against a server whose calls can be made to fail; one server for all tests of a worker. */
export const test = journey.extend<{ faulty: FaultyProduct }, { faultyProduct: FaultyProduct }>({
  faultyProduct: [
    async ({ browserName: _ }, use) => {
      const product = await startFaulty()
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ faultyProduct }, use) => use(faultyProduct.url),
  faulty: async ({ faultyProduct }, use) => {
    await use(faultyProduct)
    await faultyProduct.clear()
  },
})
