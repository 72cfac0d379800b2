import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.mjs'

/** Folders that commands write, by name. */
const WRITTEN = /^(node_modules|dist.*|screens|coverage|test-results|playwright-report|reports)$/

/** Paths of the project's own files from its root, sorted by name. It does not use git. */
export function filesOfTree(folder = '') {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )
  return entries.flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return WRITTEN.test(entry.name) || entry.name.startsWith('.') ? [] : filesOfTree(path)
  })
}
