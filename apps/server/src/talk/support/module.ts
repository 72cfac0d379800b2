import type { Module } from '../../ground/module.ts'
import * as calls from './calls.ts'
import { supportForgettingJob } from './forget-conversations.ts'
import type { SupportParts } from './parts.ts'

/** Conversations with support. */
export const support: Module<SupportParts> = {
  name: 'support',
  calls: Object.values(calls),
  jobs: (parts) => [supportForgettingJob(parts)],
}
