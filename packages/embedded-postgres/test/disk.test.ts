import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { ask, cleanUp, newFolder, runDriver, whenReady } from './run-driver.ts'

const isRoot = process.getuid?.() === 0

/** Runs a command as root of a mount namespace of its own, which ends with it. */
const OWN_MOUNTS = ['unshare', '--user', '--map-root-user', '--mount']
const canMount = spawnSync('unshare', [...OWN_MOUNTS.slice(1), 'true']).status === 0

afterEach(cleanUp)

/** Words that mount a small memory disk on the folder before the command that follows them. */
function onMemoryDisk(folder: string, options: string): string[] {
  return [...OWN_MOUNTS, 'sh', '-c', `mount -t tmpfs -o ${options} none ${folder} && exec "$@"`, 'sh']
}

test('a folder that may not be written is refused in one sentence', async () => {
  const folder = newFolder()
  chmodSync(folder, 0o500)
  // Permissions do not stop root; the kernel's own tree does.
  const dataDir = join(isRoot ? '/sys' : folder, 'data')
  expect(await runDriver(dataDir).says('refused')).toBe(
    `DATA_DIR ${dataDir} may not be written by this user: change its owner, or set another DATA_DIR.`,
  )
})

test('a file where the folder should be is refused in one sentence', async () => {
  const dataDir = join(newFolder(), 'data')
  writeFileSync(dataDir, '')
  expect(await runDriver(dataDir).says('refused')).toBe(`DATA_DIR ${dataDir} is not a folder: set another DATA_DIR.`)
})

// A disk that is really read-only or really full needs a mount, which some containers allow nobody.
describe.runIf(canMount)('on a disk of its own', () => {
  test('a read-only file system is refused in one sentence', async () => {
    const dataDir = newFolder()
    expect(await runDriver(dataDir, { prefix: onMemoryDisk(dataDir, 'ro') }).says('refused')).toBe(
      `DATA_DIR ${dataDir} is on a read-only file system: mount it for writing, or set another DATA_DIR.`,
    )
  })

  test('a disk too small for the first start is refused in one sentence', async () => {
    const dataDir = newFolder()
    expect(await runDriver(dataDir, { prefix: onMemoryDisk(dataDir, 'size=20m') }).says('refused')).toBe(
      `The disk of DATA_DIR ${dataDir} is full: free some space and start again; nothing that was acknowledged is lost.`,
    )
  })

  test('[RE-01] a disk that fills up is said, loses no acknowledged row, and once there is room it goes on by itself', async () => {
    const dataDir = newFolder()
    const driver = runDriver(dataDir, { prefix: onMemoryDisk(dataDir, 'size=160m') })
    const { url } = await whenReady(driver)
    const ballast = join('/proc', String(driver.child.pid), 'root', dataDir, 'ballast')
    mkdirSync(ballast)
    await ask(url, 'create table kept (id int primary key, filler text)')
    writeFileSync(join(ballast, 'file'), Buffer.alloc(20 << 20))

    const commitCount = await insertUntilRefused(url)
    expect(commitCount).toBeGreaterThan(0)
    expect(await driver.says('error')).toMatch(/No space left on device/)

    rmSync(ballast, { recursive: true })
    const storedCount = async () => {
      await ask(url, 'insert into kept values (-1)').catch(() => undefined)
      const rows = await ask(url, 'select count(*)::int as rows, max(id) as last, min(id) as first from kept')
      return rows[0]
    }
    // One row may have been committed whose answer was lost; none that was answered is missing.
    await expect.poll(() => storedCount().catch(() => undefined)).toMatchObject({ first: -1 })
    expect(Number((await storedCount())?.last)).toBeGreaterThanOrEqual(commitCount)
    expect(Number((await storedCount())?.rows)).toBeGreaterThanOrEqual(commitCount + 1)
  })
})

/** Inserts rows 1, 2, … each in a transaction of its own; returns the last one that was acknowledged. */
async function insertUntilRefused(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  let commitCount = 0
  try {
    for (;;) {
      await client.query(
        "insert into kept select $1, string_agg(md5(random()::text), '') from generate_series(1, 20000)",
        [commitCount + 1],
      )
      commitCount++
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return commitCount
  } finally {
    await client.end().catch(() => undefined)
  }
}
