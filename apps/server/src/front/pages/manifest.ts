import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

interface Entry {
  file: string
  imports?: string[]
  css?: string[]
}

/**
 * Maps path endings of source modules to the built files that contain them, scripts and styles, with their imports:
 * `/assets/…`, each once.
 */
export type FindFiles = (modules: readonly string[]) => readonly string[]

/** Creates a reader of the build's manifest, which reads it again after a change. Without a manifest it finds no file. */
export function createManifestReader(folder: string): () => Promise<FindFiles> {
  const path = join(folder, '.vite/manifest.json')
  let lastRead: { changedMs: number; find: FindFiles } | undefined
  return async () => {
    const changedMs = (await stat(path).catch(() => undefined))?.mtimeMs ?? 0
    if (lastRead?.changedMs !== changedMs) {
      const text = changedMs === 0 ? '{}' : await readFile(path, 'utf8')
      lastRead = { changedMs, find: findFilesIn(JSON.parse(text) as Record<string, Entry>) }
    }
    return lastRead.find
  }
}

function findFilesIn(entries: Readonly<Record<string, Entry>>): FindFiles {
  const names = Object.keys(entries)
  function collect(name: string, files: Set<string>): void {
    const entry = entries[name]
    if (!entry || files.has(entry.file)) return
    files.add(entry.file)
    for (const styles of entry.css ?? []) files.add(styles)
    for (const inner of entry.imports ?? []) collect(inner, files)
  }
  return (modules) => {
    const files = new Set<string>()
    for (const module of modules) {
      const name = names.find((one) => one === module || one.endsWith(`/${module}`))
      if (name !== undefined) collect(name, files)
    }
    return [...files].map((file) => `/${file}`)
  }
}
