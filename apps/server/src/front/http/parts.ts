import type { WithdrawalsParts } from '../../cash/withdrawals/parts.ts'
import type { KycParts } from '../../people/kyc/parts.ts'
import type { StaffParts } from '../../people/staff/parts.ts'
import type { ProfileParts } from '../../talk/profile/parts.ts'
import type { SupportParts } from '../../talk/support/parts.ts'
import type { PagesParts } from '../pages/parts.ts'
import type { Metrics } from './metrics.ts'
import type { Underway } from './underway.ts'
import type { UploadRoom } from './upload-room.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface HttpParts extends PagesParts, KycParts, ProfileParts, SupportParts, WithdrawalsParts, StaffParts {
  metrics: Metrics
  /** The calls that are being answered. */
  underway: Underway
  /** The memory for uploads. */
  uploadRoom: UploadRoom
}
