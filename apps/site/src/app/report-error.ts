import * as home from '@fairground/contract/calls/home'
import { call } from '../calls/client.ts'

/** An error as the window's event reports it. */
export interface WindowError {
  message: string
  script?: string
  line?: number
  column?: number
  error?: unknown
}

/** A page reports this many different errors at most. */
const MOST = 5
const reportedIds = new Set<string>()

/** Reports an uncaught error to the operator's log; a failure to do so is ignored. */
export function reportError({ message, script = '', line = 0, column = 0, error }: WindowError): void {
  const id = `${message} ${script} ${line} ${column}`
  if (reportedIds.size >= MOST || reportedIds.has(id)) return
  reportedIds.add(id)
  const request = {
    message: message.slice(0, 500) || 'no message',
    script: pathOf(script).slice(0, 300),
    line,
    column,
    error: errorText(error).slice(0, 4000),
    page: location.pathname.slice(0, 300),
  }
  call(home.clientError, request, { errors: 'ignore' }).catch((reason: unknown) => {
    console.info('the server was not told', reason)
  })
}

/** The path without the query, which may contain tokens. */
function pathOf(script: string): string {
  return script.split(/[?#]/, 1)[0] ?? ''
}

function errorText(error: unknown): string {
  if (!(error instanceof Error)) return error === undefined ? '' : String(error)
  // Only some browsers begin a stack with the error's name and message.
  const { stack = '' } = error
  return stack.includes(error.message) ? stack : `${error.name}: ${error.message}\n${stack}`
}
