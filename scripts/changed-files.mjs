// Which files a change consists of, as git knows it.
import { spawnSync } from 'node:child_process'
import { ROOT } from './project.mjs'

/**
 * Files that differ from a commit, deleted ones and those that git does not know yet included.
 * @param {string} [since] what the branch has left, as git names it; else the last commit, and where nothing differs from
 *   that, the one before it
 * @returns {{ files: string[], since: string }} paths from the project's root
 * @throws {Error} git's own words: this is no work tree of git, or nothing has that name
 */
export function changedFiles(since) {
  if (since !== undefined) return { files: filesSince(since), since }
  const files = filesSince('HEAD')
  return files.length > 0 ? { files, since: 'HEAD' } : { files: filesSince('HEAD~1'), since: 'HEAD~1' }
}

function filesSince(commit) {
  const tracked = git('diff', '--name-only', '--no-renames', '--merge-base', commit, '--')
  return [...tracked, ...git('ls-files', '--others', '--exclude-standard')].toSorted()
}

/** Lines of what git says. */
function git(...words) {
  const options = { cwd: ROOT, encoding: 'utf8' }
  const { status, stdout, stderr, error } = spawnSync('git', ['-c', 'core.quotePath=false', ...words], options)
  if (status !== 0) throw new Error(error?.message ?? stderr.trim())
  return stdout.split('\n').filter((line) => line !== '')
}
