import { handling } from '../../ground/call/handler.ts'
import type { Ground } from '../../ground/parts.ts'
import type { Categories } from './categories.ts'
import type { ReadSettings, SettingsStore } from './operator-settings.ts'
import type { ReadSiteSettings } from './site-settings.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface SettingsParts extends Ground {
  /** The operator's settings of the site. */
  settings: SettingsStore
  readSettings: ReadSettings
  readSite: ReadSiteSettings
  /** The current and the earlier categories of games. */
  categories: Categories
}

/** Makes the handlers of this noun. */
export const handle = handling<SettingsParts>()
