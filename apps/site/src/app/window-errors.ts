import { loadChunk } from '../kernel/chunks/load-chunk.ts'
import type { WindowError } from './report-error.ts'

/** Reports an uncaught error to the operator's log. The code that does so is loaded with the first error. */
export function reportWindowError(error: WindowError): void {
  loadChunk(() => import('./report-error.ts')).then(
    ({ reportError }) => reportError(error),
    (reason: unknown) => console.info('the error was not reported', reason),
  )
}

/** Logs uncaught errors with message, script, line, column and error (ER-11), here and in the operator's log. */
export function logWindowErrors(): void {
  addEventListener('error', ({ message, filename, lineno, colno, error }) => {
    console.error('uncaught', { message, script: filename, line: lineno, column: colno, error })
    reportWindowError({ message, script: filename, line: lineno, column: colno, error })
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    // The player has seen a refused call already.
    if (reason instanceof Error && reason.name === 'CallError') return
    console.error('unhandled', reason)
    reportWindowError({ message: String(reason), error: reason })
  })
}
