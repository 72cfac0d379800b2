// npm run staff-key [-- NAME]: creates the staff key of a person and prints it once; without a name the owner's. `rotate [NAME]`
// replaces a key, `end NAME` ends one.

import { StartRefused } from '@fairground/embedded-postgres'
import { createDatabase, type Database } from '../../ground/db/database.ts'
import { endStaffKey, findStaffKeyDate, newStaffKey, OWNER } from '../../people/staff/staff-key.ts'
import { runCommand } from './run-command.ts'

const words = process.argv.slice(2)
const wish = words[0] === 'rotate' || words[0] === 'end' ? words.shift() : 'make'
const [name = OWNER, ...rest] = words
const NAME = /^[a-z][a-z0-9-]{0,39}$/

/** @returns the line to print @throws StartRefused when a key exists, which cannot be shown again, or when there is none to end */
async function run(db: Database): Promise<string> {
  if (wish === 'end') {
    if (await endStaffKey(db, new Date(), name)) return `The key of ${name} has ended.`
    throw new StartRefused(`${name} has no staff key.`)
  }
  const madeAt = wish === 'rotate' ? undefined : await findStaffKeyDate(db, name)
  if (!madeAt) return newStaffKey(db, new Date(), name)
  throw new StartRefused(
    `A staff key of ${name} was made on ${madeAt.toISOString().slice(0, 10)}. Only its digest is stored, so it cannot be shown again: npm run staff-key -- rotate ${name} makes another one and ends this one.`,
  )
}

function check(): void {
  if (NAME.test(name) && rest.length === 0) return
  throw new StartRefused(
    'Use: npm run staff-key, or npm run staff-key -- [rotate|end] NAME (small letters, digits, dashes)',
  )
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
