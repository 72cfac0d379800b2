// Paths and environment for the commands of package.json.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, absolute. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The Node of everything except these commands; it exists once the packages are installed. */
export const PINNED_NODE = join(ROOT, 'node_modules', '.bin', 'node')

/** The environment of child processes: the pinned Node and the installed tools come first in PATH. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}`, ...extra }
}

/** The npm that runs this command, or the one in PATH: program and first words. */
export function npmCommand() {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm']
}
