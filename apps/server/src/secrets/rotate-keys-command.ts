// npm run keys:rotate: makes a new key and encrypts all secrets and documents with it. `npm run keys:rotate -- finish`, later,
// ends the use of the older keys.

import { StartRefused } from '@fairground/embedded-postgres'
import { readConfig } from '../config/config.ts'
import { joinPostgres } from '../db/open-postgres.ts'
import { createLog } from '../log.ts'
import { finishRotation, type Rotation, rotateKeys } from './rotate-keys.ts'

const log = createLog('warn')
const words = process.argv.slice(2)
const NEXT_STEP =
  'The older keys still decrypt: leave them in place. An hour from now or later, run npm run keys:rotate -- finish.'

try {
  const isFinish = words.join(' ') === 'finish'
  if (words.length > 0 && !isFinish)
    throw new StartRefused('Use: npm run keys:rotate, or npm run keys:rotate -- finish.')
  const config = readConfig(process.env)
  const postgres = await joinPostgres(config, log)
  try {
    const rotation = await (isFinish ? finishRotation : rotateKeys)(postgres.url, config)
    console.info(`${sentenceOf(rotation)} ${isFinish ? lastStep(rotation) : NEXT_STEP}`)
  } finally {
    await postgres.stop()
  }
} catch (error) {
  if (error instanceof StartRefused) console.error(error.message)
  else log.fatal(error)
  process.exitCode = 1
}

function sentenceOf({ newestId, written }: Rotation): string {
  return `Encrypted ${written} values with the key ${newestId}.`
}

function lastStep({ olderIds }: Rotation): string {
  if (olderIds.length === 0) return 'There are no older keys.'
  return `No start needs the older keys any more (${olderIds.join(', ')}): take them out, and keep them with the dumps that were made before now.`
}
