export type { Log } from './operator-messages.ts'
export { StartRefused } from './operator-messages.ts'
export { type EmbeddedDatabase, findRunningDatabase, startEmbeddedDatabase } from './supervisor.ts'
export { withClient } from './with-client.ts'
