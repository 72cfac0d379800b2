import { hash, randomUUID } from 'node:crypto'
import { auth } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** The browser's id: made from the visitor id, so that the same one always gets the same; random without one. */
export const browserFootPrint = handle(auth.browserFootPrint, async ({ t }) => ({
  model: t === '' ? randomUUID().replaceAll('-', '') : hash('sha256', `browser ${t}`, 'hex').slice(0, 32),
}))
