export { CHUNK_LIMIT_MS, ChunkLoadError, loadChunk } from '@fairground/ui'

let prepare: () => Promise<void> = async () => undefined

/** What every screen waits for beside its own chunk: all texts of the language. */
export const whenPrepared = (): Promise<void> => prepare()

/** Names what every screen waits for beside its own chunk. */
export function prepareScreens(wait: () => Promise<void>): void {
  prepare = wait
}
