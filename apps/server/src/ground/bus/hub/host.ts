import { randomBytes } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { chmod, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { StartRefused } from '@fairground/embedded-postgres'
import type { Log } from '../../log.ts'
import { pause } from '../../work/timers.ts'
import { createHub } from './hub.ts'

/** The hub in this process. */
export interface Host {
  /** Whether the socket's path still leads here. */
  isCurrent(): Promise<boolean>
  /** Ends its connections: every process looks for the next hub. */
  close(): void
}

/** Time in which the other processes find a new hub. */
const GATHER_MS = 250

/**
 * Makes the folder of the socket, where it is missing.
 * @throws StartRefused when other users may enter it: whoever can open the socket reads every player's messages
 */
export function openFolder(path: string): void {
  const folder = dirname(path)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, mode } = lstatSync(folder)
  const isPrivate = (mode & 0o170_077) === 0o40_000 && uid === process.getuid?.()
  if (!isPrivate)
    throw new StartRefused(
      `BUS_URL: other users may enter ${folder}. Name a socket in a folder of mode 700 of this user.`,
    )
}

/**
 * Makes this process the host of the hub at a path.
 *
 * Each process may do so at any time: it is what a process does that finds no hub which answers. No lock and no list of processes is
 * needed, so a kill -9 of any process leaves nothing to clear up. The new socket is bound beside the path and renamed onto it,
 * which is one step: the path always leads to one socket, and of several processes that do it at once the last one is the host. The
 * others see another file at the path, before they have answered anybody, and end their connections.
 */
export async function openHost({ path, now, log }: { path: string; now(): number; log: Log }): Promise<Host> {
  const hub = createHub({ now, log })
  const server = createServer((socket) => hub.take(socket))
  const ownPath = `${path}.${randomBytes(4).toString('hex')}`
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  server.on('error', reject)
  server.listen(ownPath, resolve)
  const closing = new AbortController()

  function close(): void {
    closing.abort()
    hub.close()
    server.close()
  }
  const host: Host = { isCurrent: async () => (await inodeOf(path)) === inode, close }
  let inode: number | undefined
  try {
    await listening
    await chmod(ownPath, 0o600)
    inode = await inodeOf(ownPath)
    await rename(ownPath, path)
  } catch (error) {
    close()
    throw error
  }
  void pause(GATHER_MS, closing.signal).then(async () => {
    if (await host.isCurrent()) hub.begin()
    else close()
  })
  return host
}

/** Names a file; undefined: there is none. */
async function inodeOf(path: string): Promise<number | undefined> {
  return await stat(path).then(
    ({ ino }) => ino,
    () => undefined,
  )
}
