// A process that runs the embedded database like the server: it prints `ready URL DATABASE_PID` or the sentence of a
// refusal, and each restart; it ends on SIGTERM.
import { StartRefused } from '../src/operator-messages.ts'
import { startEmbeddedDatabase } from '../src/supervisor.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)
const log = {
  info: (text: string) => say(`info ${text}`),
  warn: (text: string) => say(`warn ${text}`),
  error: (text: string) => say(`error ${text}`),
}

try {
  const database = await startEmbeddedDatabase({ dataDir: process.argv[2] ?? '', log })
  database.onRestart(() => say(`restarted ${database.pid()}`))
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)))
  say(`ready ${database.url} ${database.pid()}`)
} catch (error) {
  say(error instanceof StartRefused ? `refused ${error.message}` : `broken ${String(error)}`)
  process.exitCode = 1
}
