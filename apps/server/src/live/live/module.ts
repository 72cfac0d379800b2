import type { Module } from '../../ground/module.ts'
import type { AccountsParts } from '../../people/accounts/parts.ts'
import { createLive } from './live.ts'
import type { LiveParts } from './parts.ts'

/** Live connections. */
export const live: Module<AccountsParts, Pick<LiveParts, 'live'>> = {
  name: 'live',
  create: (parts) => ({ live: createLive(parts) }),
  close: ({ live }) => live.close(),
}
