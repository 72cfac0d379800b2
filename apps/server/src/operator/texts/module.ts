import type { Module } from '../../ground/module.ts'
import type { Ground } from '../../ground/parts.ts'
import type { TextsParts } from './parts.ts'
import { createTextStore } from './text-store.ts'

/** The operator's texts. */
export const texts: Module<Ground, Pick<TextsParts, 'texts'>> = {
  name: 'texts',
  create: ({ db, now }) => ({ texts: createTextStore(db, now) }),
}
