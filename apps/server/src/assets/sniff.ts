import { type Asset, CallError } from '@fairground/contract'
import { takenKinds } from './file-kinds.data.ts'

/** What a file is, by its own bytes: neither its name nor what its sender says of it counts. */
export interface SniffedFile {
  mime: string
  kind: Asset['kind']
}

/**
 * Finds out what a file is.
 * @throws CallError file_type_unknown for whatever is not in the list of kinds that are taken
 */
export async function sniff(bytes: Uint8Array): Promise<SniffedFile> {
  // Loaded when the first file comes: a start does not wait for it.
  const { fileTypeFromBuffer } = await import('file-type')
  const mime = (await fileTypeFromBuffer(bytes))?.mime.split(';')[0] ?? ''
  const found = Object.hasOwn(takenKinds, mime) ? takenKinds[mime] : undefined
  if (!found) throw new CallError('file_type_unknown')
  return { mime, kind: found.kind }
}

/** The extension of a type, with its dot. */
export function extensionOf(mime: string): string {
  return takenKinds[mime]?.extension ?? ''
}
