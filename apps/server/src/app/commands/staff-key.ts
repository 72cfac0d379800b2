// npm run staff-key [-- NAME]: creates the staff key of a person and prints it once; without a name the owner's. `rotate [NAME]`
// replaces a key, `end NAME` ends one. `--may chat,support.read` says what the key is for; a key without it may do everything, and
// one that replaces another may do what that one could.

import { areas, permissions } from '@fairground/contract/permissions'
import { StartRefused } from '@fairground/embedded-postgres'
import { createDatabase, type Database } from '../../ground/db/database.ts'
import { endStaffKey, findStaffKeyDate, newStaffKey, OWNER } from '../../people/staff/staff-key.ts'
import { runCommand } from './run-command.ts'

const words = process.argv.slice(2)
const wish = words[0] === 'rotate' || words[0] === 'end' ? words.shift() : 'make'
const scopes = takeScopes()
const [name = OWNER, ...rest] = words
const NAME = /^[a-z][a-z0-9-]{0,39}$/

/** Takes `--may LIST` out of the words. @returns the list; undefined without one */
function takeScopes(): string[] | undefined {
  const at = words.indexOf('--may')
  if (at < 0) return undefined
  const [, list = ''] = words.splice(at, 2)
  return [...new Set(list.split(',').filter((scope) => scope !== ''))]
}

/** @returns the line to print @throws StartRefused when a key exists, which cannot be shown again, or when there is none to end */
async function run(db: Database): Promise<string> {
  if (wish === 'end') {
    if (await endStaffKey(db, new Date(), name)) return `The key of ${name} has ended.`
    throw new StartRefused(`${name} has no staff key.`)
  }
  const madeAt = wish === 'rotate' ? undefined : await findStaffKeyDate(db, name)
  if (!madeAt) return newStaffKey(db, new Date(), name, scopes)
  throw new StartRefused(
    `A staff key of ${name} was made on ${madeAt.toISOString().slice(0, 10)}. Only its digest is stored, so it cannot be shown again: npm run staff-key -- rotate ${name} makes another one and ends this one.`,
  )
}

function check(): void {
  if (!NAME.test(name) || rest.length > 0 || (scopes && wish === 'end')) {
    throw new StartRefused(
      'Use: npm run staff-key, or npm run staff-key -- [rotate|end] NAME (small letters, digits, dashes) [--may LIST]',
    )
  }
  const scopeNames: readonly string[] = [...areas, ...permissions]
  const unknownScopes = scopes?.filter((scope) => !scopeNames.includes(scope)) ?? []
  if (scopes?.length === 0 || unknownScopes.length > 0) {
    throw new StartRefused(
      `--may takes areas, or single permissions such as ${permissions[0]}, with commas between: ${areas.join(', ')}. Unknown: ${unknownScopes.join(', ') || 'nothing given'}.`,
    )
  }
  if (scopes && name === OWNER) throw new StartRefused('The owner may do everything; give another person the key.')
}

await runCommand(
  async ({ databaseUrl, log }) => {
    const db = createDatabase(databaseUrl, { max: 1, log })
    try {
      console.info(await run(db))
      return 0
    } finally {
      await db.destroy()
    }
  },
  { failed: 1, check },
)
