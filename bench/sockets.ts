// Measures the memory that an idle connection costs the server: the growth of its process with many open sockets that have
// joined a channel, and that nothing is sent to.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openBenchDatabase } from './database/bench-database.ts'
import { median } from './measure/interleave.ts'
import { findNumber } from './measure/options.ts'
import { runProgram } from './measure/program.ts'

const ROUNDS = 3
const BAR_KB = 40
const KB = 1024
/** Sockets that are opened and closed first, so that what the first of them loads is not counted. */
const WARM_UP = 20
/** How long the sockets stay open, and when in that time the memory is read. */
const OPEN_SECONDS = 6
const READ_AFTER_MS = 3_000

/** @param options `--sockets N` (default 1000) */
export async function run(options: string[]): Promise<boolean> {
  const sockets = findNumber(options, '--sockets') ?? 1_000
  const database = await openBenchDatabase()
  try {
    const costsKb: number[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      costsKb.push((await measureBytes(database.url, sockets)) / sockets / KB)
      console.log(`round ${round} of ${ROUNDS}: ${costsKb.at(-1)?.toFixed(1)} KB a socket`)
    }
    const costKb = median(costsKb)
    console.log(
      `\n${sockets} idle sockets: ${costKb.toFixed(1)} KB each, at most ${BAR_KB}: ${costKb <= BAR_KB ? 'kept' : 'MISSED'}`,
    )
    return costKb <= BAR_KB
  } finally {
    await database.stop()
  }
}

/** The growth of a fresh server's process by some sockets, in bytes. */
async function measureBytes(databaseUrl: string, sockets: number): Promise<number> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./sockets/server.ts', import.meta.url))], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const url = String((await lines.next()).value).replace('ready ', '')
  const readBytes = async () => {
    child.stdin.write('\n')
    return (JSON.parse(String((await lines.next()).value)) as { rssBytes: number }).rssBytes
  }
  try {
    await runProgram('fanout/watch.ts', ['ours', url, String(WARM_UP), '1'])
    await readBytes()
    const before = await readBytes()
    const watching = runProgram('fanout/watch.ts', ['ours', url, String(sockets), String(OPEN_SECONDS)])
    await pause(READ_AFTER_MS + sockets)
    const after = await readBytes()
    await watching
    return after - before
  } finally {
    child.kill('SIGTERM')
  }
}
