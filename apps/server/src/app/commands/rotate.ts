// npm run keys:rotate: makes a new key and encrypts all secrets and documents with it. `npm run keys:rotate -- finish`, later,
// ends the use of the older keys.

import { StartRefused } from '@fairground/embedded-postgres'
import { finishRotation, type Rotation, rotateKeys } from '../../ground/secrets/rotate-keys.ts'
import { runCommand } from './run-command.ts'

const words = process.argv.slice(2)
const isFinish = words.join(' ') === 'finish'
const NEXT_STEP =
  'The older keys still decrypt: leave them in place. An hour from now or later, run npm run keys:rotate -- finish.'

await runCommand(
  async ({ config, databaseUrl }) => {
    const rotation = await (isFinish ? finishRotation : rotateKeys)(databaseUrl, config)
    console.info(`${sentenceOf(rotation)} ${isFinish ? lastStep(rotation) : NEXT_STEP}`)
    return 0
  },
  { failed: 1, check },
)

function check(): void {
  if (words.length > 0 && !isFinish)
    throw new StartRefused('Use: npm run keys:rotate, or npm run keys:rotate -- finish.')
}

function sentenceOf({ newestId, written }: Rotation): string {
  return `Encrypted ${written} values with the key ${newestId}.`
}

function lastStep({ olderIds }: Rotation): string {
  if (olderIds.length === 0) return 'There are no older keys.'
  return `No start needs the older keys any more (${olderIds.join(', ')}): take them out, and keep them with the dumps that were made before now.`
}
