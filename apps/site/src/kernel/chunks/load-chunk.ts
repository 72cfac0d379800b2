export { CHUNK_LIMIT_MS, ChunkLoadError, loadChunk } from '@fairground/ui/load-chunk'

let prepare: () => Promise<void> = async () => undefined

/** Resolves when what every screen needs beside its own chunk is loaded: all texts of the language. */
export const whenPrepared = (): Promise<void> => prepare()

/** Sets what every screen waits for beside its own chunk. */
export function prepareScreens(wait: () => Promise<void>): void {
  prepare = wait
}
