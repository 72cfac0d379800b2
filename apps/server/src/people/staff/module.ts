import type { Module } from '../../ground/module.ts'
import type { Ground } from '../../ground/parts.ts'
import type { StaffParts } from './parts.ts'
import { createStaffDoor } from './staff-key.ts'

/** The keys of staff. */
export const staff: Module<Ground, Pick<StaffParts, 'staff'>> = {
  name: 'staff',
  create: ({ db }) => ({ staff: createStaffDoor(db) }),
  async start({ staff }) {
    await staff.readKeys()
    return { close: () => undefined }
  },
}
