import type { Module } from '../../ground/module.ts'
import * as calls from './calls.ts'
import type { FilesParts } from './parts.ts'

/** Files that players send. */
export const files: Module<FilesParts> = {
  name: 'files',
  calls: Object.values(calls),
}
