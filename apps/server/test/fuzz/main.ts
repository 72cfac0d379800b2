// npm run fuzz -- --requests 1000000 --seed 7 --calls game/bet. Exit 0: nothing was wrong.
// With --refused one request at a time, each of which must leave every row as it was when it is refused.
import { parseArgs } from 'node:util'
import setUp from '@fairground/testkit/global-setup.ts'
import { openChangeLog } from './change-log.ts'
import { NEVER_ACCEPTED } from './shares.data.ts'
import { walk } from './walk.ts'
import { openWorld } from './world.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    calls: { type: 'string', default: '' },
    refused: { type: 'boolean', default: false },
  },
})
const [requests, seed] = [Number(values.requests), Number(values.seed)]
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
  console.error('--requests and --seed are whole numbers')
  process.exit(2)
}

const stopCluster = await setUp()
const world = await openWorld({ isQuiet: values.refused })
const changes = values.refused ? await openChangeLog(world.server.databaseUrl) : undefined
console.info(`${requests} requests, seed ${seed}`)
const startedAt = performance.now()
const { tally, failures, heapMiB } = await walk(world, {
  requests,
  seed,
  calls: values.calls,
  ...(changes && { changes }),
})
const seconds = Math.round((performance.now() - startedAt) / 1_000)
console.info(tally.print())
console.info(`never accepted, as expected: ${Object.keys(NEVER_ACCEPTED).join(', ')}`)
console.info(
  `${tally.depthPercent()} % of the shaped requests had status 0; heap ${heapMiB.join(' to ')} MiB; ${seconds} s`,
)
// A few requests do not reach every call.
const unreached =
  requests >= 20_000 && !changes ? tally.neverAccepted().map((name) => `${name} was never accepted`) : []
for (const failure of [...failures, ...unreached]) console.error(`\nWRONG ${failure}`)
await changes?.close()
await world.stop()
await stopCluster()
process.exit(failures.length + unreached.length === 0 ? 0 : 1)
