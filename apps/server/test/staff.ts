import { type Call, HEADERS, type RequestOf } from '@fairground/contract'
import type { Answered, TestServer } from '@fairground/testkit'
import { createStaffKeyReader } from '../src/staff/staff-key.ts'

/** Makes calls as staff of a server. */
export async function newStaff(
  server: Pick<TestServer, 'call' | 'services'>,
): Promise<{ key: string; call<C extends Call>(call: C, request?: RequestOf<C>): Promise<Answered<C>> }> {
  const key = await createStaffKeyReader(server.services.db)()
  return { key, call: (call, request) => server.call(call, request, { headers: { [HEADERS.staffKey]: key } }) }
}
