import type { Ground } from '../../ground/parts.ts'
import type { FileFinder } from './file-finder.ts'
import type { MadePictures } from './made-pictures.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface AssetsParts extends Ground {
  /** The operator's files by their addresses. */
  files: FileFinder
  /** Pictures in the requested sizes, and the queue of picture work. */
  pictures: MadePictures
}
