import type { Access } from '@fairground/contract/call'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import type { Context } from '../../ground/call/handler.ts'
import type { StaffParts } from './parts.ts'
import { listStaff } from './staff-key.ts'

/** Node writes header names in lower case. */
const STAFF_KEY = HEADERS.staffKey.toLowerCase()

/** The id of the key of a staff call, eight hex digits. @throws CallError insufficient_permissions for a key that has ended */
export async function keyIdOf({ parts, headers }: Context<Access, StaffParts>): Promise<string> {
  const keyId = await parts.staff.findKeyId(headers[STAFF_KEY])
  if (keyId === undefined) throw new CallError('insufficient_permissions')
  return keyId
}

/** The person whose key a staff call carries, by the name of `npm run staff-key`. @throws as `keyIdOf` */
export async function personOf(context: Context<Access, StaffParts>): Promise<string> {
  const [id, people] = await Promise.all([keyIdOf(context), listStaff(context.parts.db)])
  return people.find((person) => person.id === id)?.name ?? id
}
