import type { Asset } from '@fairground/contract/asset'
import { CallError } from '@fairground/contract/envelope'
import { takenKinds } from './file-kinds.data.ts'

/** The type of a file by its bytes, independent of its name and its declared type. */
export interface SniffedFile {
  mime: string
  kind: Asset['kind']
}

/**
 * Detects the type of a file.
 * @throws CallError file_type_unknown for a type that is not accepted
 */
export async function sniff(bytes: Uint8Array): Promise<SniffedFile> {
  // Loaded with the first file, so that the start does not wait for it.
  const { fileTypeFromBuffer } = await import('file-type')
  const mime = (await fileTypeFromBuffer(bytes))?.mime.split(';')[0] ?? ''
  const fileKind = Object.hasOwn(takenKinds, mime) ? takenKinds[mime] : undefined
  if (!fileKind) throw new CallError('file_type_unknown')
  return { mime, kind: fileKind.kind }
}

/** Returns the extension of a type, with its dot. */
export function extensionOf(mime: string): string {
  return takenKinds[mime]?.extension ?? ''
}
