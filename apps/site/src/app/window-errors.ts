import { reportError } from './report-error.ts'

/** Logs uncaught errors with message, script, line, column and error (ER-11), here and in the operator's log. */
export function logWindowErrors(): void {
  addEventListener('error', ({ message, filename, lineno, colno, error }) => {
    console.error('uncaught', { message, script: filename, line: lineno, column: colno, error })
    reportError({ message, script: filename, line: lineno, column: colno, error })
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    // The player has seen a refused call already.
    if (reason instanceof Error && reason.name === 'CallError') return
    console.error('unhandled', reason)
    reportError({ message: String(reason), error: reason })
  })
}
