/** Reads the body of an answer as text; undefined when it has more than `most` bytes: then the rest is not read. */
export async function readAtMost({ body }: Response, most: number): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
