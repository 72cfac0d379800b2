import { HEADERS } from '@fairground/contract'
import type { Context } from '../http/handler.ts'

/** The token of the demonstration that a call is of. */
export function demoTokenOf({ headers }: Pick<Context, 'headers'>): string | undefined {
  const token = headers[HEADERS.demo.toLowerCase()]
  return typeof token === 'string' && token !== '' ? token : undefined
}
