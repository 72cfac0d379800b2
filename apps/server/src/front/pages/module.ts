import type { Module } from '../../ground/module.ts'
import { createSecretReader } from '../../ground/server-secret.ts'
import * as calls from './calls.ts'
import type { PagesParts } from './parts.ts'

/** Pages that the server draws. */
export const pages: Module<Omit<PagesParts, 'signingPrefix'>, Pick<PagesParts, 'signingPrefix'>> = {
  name: 'pages',
  create: (parts) => ({ signingPrefix: createSecretReader(parts, 'signing-prefix') }),
  calls: Object.values(calls),
}
