// The hook of commits (.githooks/commit-msg): is the subject `scope: verb object`, in at most 72 characters?
import { readFileSync } from 'node:fs'
import { argv } from 'node:process'

const MOST_CHARACTERS = 72

/**
 * What is wrong with the subject of a commit, as the end of a sentence; undefined when it is right. Git's own subjects of merges
 * and reverts are right.
 * @param {string} subject the first line of the message
 * @returns {string | undefined}
 */
export function findSubjectFault(subject) {
  if (/^(Merge|Revert|fixup!|squash!) /.test(subject)) return undefined
  if (subject.length > MOST_CHARACTERS) return `has ${subject.length} characters, and ${MOST_CHARACTERS} are the most`
  if (!/^[a-z][\w ,/-]*: /.test(subject)) return 'does not begin with its scope, as in "chat: show who writes"'
  const words = subject.slice(subject.indexOf(': ') + 2)
  if (!/^[a-z]+ \S/.test(words)) return 'does not go on with a verb in small letters and what it is about'
  if (/^(?!(feed|seed|embed|speed|need|bring|ping|ring|string) )[a-z]+(ed|ing) /.test(words))
    return 'says what was done: write what the commit does, as in "show", not "showed"'
  return words.endsWith('.') ? 'ends with a full stop' : undefined
}

if (import.meta.main ?? argv[1]?.endsWith('commit-subject.mjs')) {
  const [subject = ''] = readFileSync(argv[2] ?? '', 'utf8').split('\n')
  const fault = findSubjectFault(subject)
  if (fault) {
    console.error(`The subject of the commit ${fault}.`)
    process.exitCode = 1
  }
}
