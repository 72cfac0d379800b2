import { type SiteSettingsDocument, siteSettingsSchema } from '@fairground/contract'

/** Reads the operator's settings document as it is in force now; asked for by every call, so it must be at hand. */
export type ReadSettings = () => SiteSettingsDocument | Promise<SiteSettingsDocument>

/** A reader of settings that never change: the defaults, but for those given. */
export function fixedSettings(given: Partial<SiteSettingsDocument> = {}): ReadSettings {
  const settings = siteSettingsSchema.parse(given)
  return () => settings
}
