import type { Module } from '../../ground/module.ts'
import type { AssetsParts } from '../../operator/assets/parts.ts'
import type { ChatParts } from '../chat/parts.ts'
import * as calls from './calls.ts'
import type { ProfileParts } from './parts.ts'
import { createProfiles } from './profiles.ts'

/** Players' public profiles. */
export const profile: Module<ChatParts & AssetsParts, Pick<ProfileParts, 'profiles'>> = {
  name: 'profile',
  create: (parts) => ({ profiles: createProfiles(parts) }),
  calls: Object.values(calls),
}
