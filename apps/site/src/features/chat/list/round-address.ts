/** A round's page of this site. */
export interface RoundAddress {
  id: string
  /** The path of the page, for a link within the site. */
  path: string
}

const PATH = /^\/round\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/

/** The round that an address leads to; undefined for any other address. @param host of the site, with its port */
export function roundAddress(address: string, host: string): RoundAddress | undefined {
  if (!URL.canParse(address)) return undefined
  const { host: linked, pathname } = new URL(address)
  const id = linked === host ? PATH.exec(pathname)?.[1] : undefined
  return id === undefined ? undefined : { id, path: `/round/${id}` }
}
