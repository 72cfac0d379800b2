import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

interface Entry {
  file: string
  imports?: string[]
  css?: string[]
}

/**
 * From ends of source modules' paths to the built files that they are in, scripts and styles, with what those import:
 * `/assets/…`, each once.
 */
export type FindFiles = (modules: readonly string[]) => readonly string[]

/** A reader of the build's manifest, anew when it has changed; without one no file is found. */
export function createManifestReader(folder: string): () => Promise<FindFiles> {
  const path = join(folder, '.vite/manifest.json')
  let known: { changedMs: number; find: FindFiles } | undefined
  return async () => {
    const changedMs = (await stat(path).catch(() => undefined))?.mtimeMs ?? 0
    if (known?.changedMs !== changedMs) {
      const text = changedMs === 0 ? '{}' : await readFile(path, 'utf8')
      known = { changedMs, find: findFilesIn(JSON.parse(text) as Record<string, Entry>) }
    }
    return known.find
  }
}

function findFilesIn(entries: Readonly<Record<string, Entry>>): FindFiles {
  const names = Object.keys(entries)
  function collect(name: string, found: Set<string>): void {
    const entry = entries[name]
    if (!entry || found.has(entry.file)) return
    found.add(entry.file)
    for (const styles of entry.css ?? []) found.add(styles)
    for (const inner of entry.imports ?? []) collect(inner, found)
  }
  return (modules) => {
    const found = new Set<string>()
    for (const module of modules) {
      const name = names.find((one) => one === module || one.endsWith(`/${module}`))
      if (name !== undefined) collect(name, found)
    }
    return [...found].map((file) => `/${file}`)
  }
}
