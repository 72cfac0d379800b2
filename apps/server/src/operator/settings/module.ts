import type { SiteSettingsDocument } from '@fairground/contract/site-settings'
import type { Module } from '../../ground/module.ts'
import type { Ground } from '../../ground/parts.ts'
import * as calls from './calls.ts'
import { createCategories } from './categories.ts'
import { createSettingsStore } from './operator-settings.ts'
import type { SettingsParts } from './parts.ts'
import { createSiteReader } from './site-settings.ts'

/** What an operator's settings begin with; tests may set it. */
export interface FirstSettings {
  firstSettings?: Partial<SiteSettingsDocument> | undefined
}

/** The operator's settings of the site, and its categories of games. */
export const settings: Module<
  Ground & FirstSettings,
  Pick<SettingsParts, 'settings' | 'readSettings' | 'readSite' | 'categories'>
> = {
  name: 'settings',
  create(ground) {
    const { db, firstSettings } = ground
    const settings = createSettingsStore(db, firstSettings)
    const readSite = createSiteReader(db)
    return {
      settings,
      readSettings: async () => (await settings.read()).document,
      readSite,
      categories: createCategories({ ...ground, readSite }),
    }
  },
  calls: Object.values(calls),
}
