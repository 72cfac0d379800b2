import { HEADERS } from '@fairground/contract/headers'
import type { TestServer } from '@fairground/testkit'
import { staffKeyOf } from './staff.ts'

type Server = Pick<TestServer, 'url' | 'databaseUrl' | 'parts'>

/** The page of a server's local inbox, as staff reads it. */
export async function readInbox(server: Server): Promise<string> {
  const headers = { [HEADERS.staffKey]: await staffKeyOf(server) }
  return (await fetch(`${server.url}/inbox`, { headers })).text()
}

/** The newest code to a recipient in a server's local inbox; undefined when there is none. */
export async function findCode(server: Server, recipient: string): Promise<string | undefined> {
  const items = (await readInbox(server)).split('<li>').filter((item) => item.includes(recipient))
  return /<pre>\D*(\d{6})\b/.exec(items[0] ?? '')?.[1]
}

/** The variables of a server with a local inbox for all ways, and no sandbox process. */
export const INBOX = { SANDBOX: 'on', SANDBOX_PORT: '0' }
