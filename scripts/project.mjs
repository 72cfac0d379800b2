// Paths and environment for the commands of package.json.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, absolute. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The Node of everything except these commands; it exists once the packages are installed. */
export const PINNED_NODE = join(ROOT, 'node_modules', '.bin', 'node')

/** The folder of compiled code: with it a server starts in half of the time. */
const COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'node')

/** The environment of child processes: the pinned Node and the installed tools come first in PATH, and compiled code is kept. */
export function toolEnvironment(extra = {}) {
  return {
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    ...process.env,
    PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}`,
    ...extra,
  }
}

/** The npm that runs this command, or the one in PATH: program and first words. */
export function npmCommand() {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm']
}
