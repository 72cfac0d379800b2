// Finds the files of a change with git.
import { spawnSync } from 'node:child_process'
import { ROOT } from './project.mjs'

/**
 * Files that differ from a commit, with deleted and untracked ones.
 * @param {string} [since] a name of git for the commit; by default the last commit, or, if nothing differs from it, the one
 *   before it
 * @returns {{ files: string[], since: string }} paths from the project's root
 * @throws {Error} git's message, for example outside a work tree or for an unknown name
 */
export function changedFiles(since) {
  if (since !== undefined) return { files: filesSince(since), since }
  const files = filesSince('HEAD')
  return files.length > 0 ? { files, since: 'HEAD' } : { files: filesSince('HEAD~1'), since: 'HEAD~1' }
}

function filesSince(commit) {
  const trackedFiles = git('diff', '--name-only', '--no-renames', '--merge-base', commit, '--')
  return [...trackedFiles, ...git('ls-files', '--others', '--exclude-standard')].toSorted()
}

/** Lines of git's output. */
function git(...words) {
  const options = { cwd: ROOT, encoding: 'utf8' }
  const { status, stdout, stderr, error } = spawnSync('git', ['-c', 'core.quotePath=false', ...words], options)
  if (status !== 0) throw new Error(error?.message ?? stderr.trim())
  return stdout.split('\n').filter((line) => line !== '')
}
