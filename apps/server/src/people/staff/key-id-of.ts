import type { Access } from '@fairground/contract/call'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import type { Context } from '../../ground/call/handler.ts'
import type { StaffParts } from './parts.ts'
import type { StaffKey } from './staff-key.ts'

/** Node writes header names in lower case. */
const STAFF_KEY = HEADERS.staffKey.toLowerCase()

/** The key of a staff call. @throws CallError insufficient_permissions for a key that has ended */
export async function keyOf({ parts, headers }: Context<Access, StaffParts>): Promise<StaffKey> {
  const key = await parts.staff.findKey(headers[STAFF_KEY])
  if (!key) throw new CallError('insufficient_permissions')
  return key
}

/** The id of the key of a staff call, eight hex digits. @throws as `keyOf` */
export async function keyIdOf(context: Context<Access, StaffParts>): Promise<string> {
  return (await keyOf(context)).id
}

/** The person whose key a staff call carries, by the name of `npm run staff-key`. @throws as `keyOf` */
export async function personOf(context: Context<Access, StaffParts>): Promise<string> {
  return (await keyOf(context)).name
}
