import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, readFileSync } from 'node:fs'
import { findBinaries } from './binaries.ts'
import { StartRefused } from './operator-messages.ts'

/** How to start PostgreSQL's programs on this machine. They refuse to run as root. */
export type Launcher = {
  /** Words before the program; empty for an ordinary user on a system without setpriv. */
  prefix: string[]
  /** Changes the owner of a folder to the user that runs the programs. */
  giveToUser(folder: string): void
  /** Lets that user, where it is another one than ours, pass through a folder to what it owns in there. */
  letThrough(folder: string): void
}

/** The kernel sends INT, PostgreSQL's fast shutdown, when the process that started the database dies for any reason. */
const DIE_WITH_PARENT = ['setpriv', '--pdeathsig', 'INT']

/**
 * Picks a way that works on this machine. An ordinary user starts the programs directly. Root starts them inside a user
 * namespace, where root's files still open but the user id is not 0; without namespaces, as another existing user.
 * @throws StartRefused when none of these works
 */
export function chooseLauncher(): Launcher {
  const isRoot = process.getuid?.() === 0
  const prefixes = isRoot
    ? [
        ['unshare', '--user', ...DIE_WITH_PARENT],
        ['unshare', '--user'],
      ]
    : [DIE_WITH_PARENT, []]
  for (const prefix of prefixes) {
    if (works(prefix)) return { prefix, giveToUser: () => undefined, letThrough: () => undefined }
  }
  for (const user of ['postgres', 'nobody']) {
    const account = findUser(user)
    if (!account) continue
    const { uid, gid } = account
    const prefix = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--pdeathsig', 'INT']
    if (!works(prefix)) continue
    return {
      prefix,
      giveToUser: (folder) => chownSync(folder, uid, gid),
      letThrough: (folder) => chmodSync(folder, 0o711),
    }
  }
  throw new StartRefused(
    isRoot
      ? 'PostgreSQL does not run as root, and here it can be started neither in a user namespace nor as another user who may enter this folder: move the project to a folder that everyone may enter, such as /srv, start Fairground as an ordinary user, or set DATABASE_URL.'
      : 'The PostgreSQL that came with npm ci does not start on this machine: install its missing libraries, or set DATABASE_URL.',
  )
}

/** Whether PostgreSQL's program starts with this prefix; it fails when the user may not enter the program's folder. */
function works(prefix: string[]): boolean {
  const [program = '', ...words] = [...prefix, findBinaries().postgres, '--version']
  return spawnSync(program, words, { stdio: 'ignore' }).status === 0
}

function findUser(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((candidate) => candidate.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}
