/** The page of a server's local inbox. */
export async function readInbox(url: string): Promise<string> {
  return (await fetch(`${url}/inbox`)).text()
}

/** The newest code to a recipient in a server's local inbox; undefined when there is none. */
export async function findCode(url: string, recipient: string): Promise<string | undefined> {
  const items = (await readInbox(url)).split('<li>').filter((item) => item.includes(recipient))
  return /<pre>\D*(\d{6})\b/.exec(items[0] ?? '')?.[1]
}

/** The variables of a server with a local inbox for all ways, and no sandbox process. */
export const INBOX = { SANDBOX: 'on', SANDBOX_PORT: '0' }
