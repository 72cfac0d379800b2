import type { Module } from '../../ground/module.ts'
import type { SettingsParts } from '../../operator/settings/parts.ts'
import type { TextsParts } from '../../operator/texts/parts.ts'
import * as calls from './calls.ts'
import { createDesignStore } from './design-store.ts'
import type { DesignParts } from './parts.ts'

/** Published designs. */
export const design: Module<SettingsParts & TextsParts, Pick<DesignParts, 'designs'>> = {
  name: 'design',
  create: ({ db, now }) => ({ designs: createDesignStore(db, now) }),
  calls: Object.values(calls),
}
