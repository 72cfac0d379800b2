import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync } from 'node:fs'
import { findBinaries } from './binaries.ts'
import { StartRefused } from './start-refused.ts'

/** How PostgreSQL's programs are started on this machine. They refuse to run as root. */
export type Launcher = {
  /** Words before the program: empty for an ordinary user on a system without setpriv. */
  prefix: string[]
  /** Gives a folder that we made to the user that the programs will run as. */
  own(folder: string): void
}

/** PostgreSQL's fast shutdown: the kernel sends it when the process that started the database dies, however it dies. */
const DIE_WITH_PARENT = ['setpriv', '--pdeathsig', 'INT']

/**
 * Picks the way that works here. An ordinary user just starts them. Root starts them inside a user namespace of their
 * own, where root's files still open but the user id is not 0; where namespaces are off, as another existing user.
 * @throws StartRefused when root has neither way
 */
export function chooseLauncher(): Launcher {
  const root = process.getuid?.() === 0
  const direct = root
    ? [
        ['unshare', '--user', ...DIE_WITH_PARENT],
        ['unshare', '--user'],
      ]
    : [DIE_WITH_PARENT, []]
  for (const prefix of direct) {
    if (works(prefix)) return { prefix, own: () => undefined }
  }
  for (const user of ['postgres', 'nobody']) {
    const found = findUser(user)
    if (!found) continue
    const { uid, gid } = found
    const switched = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--pdeathsig', 'INT']
    if (works(switched)) return { prefix: switched, own: (folder) => chownSync(folder, uid, gid) }
  }
  throw new StartRefused(
    root
      ? 'PostgreSQL does not run as root, and here it can be started neither in a user namespace nor as another user who may enter this folder: move the project to a folder that everyone may enter, such as /srv, start Fairground as an ordinary user, or set DATABASE_URL.'
      : 'The PostgreSQL that came with npm ci does not start on this machine: install its missing libraries, or set DATABASE_URL.',
  )
}

/** Whether PostgreSQL's program starts that way: also says whether that user may enter its folder. */
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
