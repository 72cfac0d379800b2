import type { Call, RequestOf } from '@fairground/contract/call'
import { HEADERS } from '@fairground/contract/headers'
import type { Answered, TestServer } from '@fairground/testkit'
import { newStaffKey } from '../src/people/staff/staff-key.ts'

type Server = Pick<TestServer, 'databaseUrl' | 'parts'>

/** Keys by the database that they are of. */
const keys = new Map<string, Promise<string>>()

/** The staff key of a server's database, made once: making another would end it. */
export function staffKeyOf({ databaseUrl, parts }: Server, name?: string): Promise<string> {
  const id = `${databaseUrl} ${name}`
  const key = keys.get(id) ?? newStaffKey(parts.db, new Date(), name)
  keys.set(id, key)
  return key
}

/** Makes calls as staff of a server; another name is another person with an own key. */
export async function newStaff(
  server: Server & Pick<TestServer, 'call'>,
  name?: string,
): Promise<{ key: string; call<C extends Call>(call: C, request?: RequestOf<C>): Promise<Answered<C>> }> {
  const key = await staffKeyOf(server, name)
  return { key, call: (call, request) => server.call(call, request, { headers: { [HEADERS.staffKey]: key } }) }
}
