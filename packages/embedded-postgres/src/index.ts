export type { Log } from './log.ts'
export { StartRefused } from './start-refused.ts'
export { type EmbeddedDatabase, findRunningDatabase, startEmbeddedDatabase } from './supervisor.ts'
export { withClient } from './with-client.ts'
