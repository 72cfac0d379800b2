import { join } from 'node:path'
import type { Module } from '../../ground/module.ts'
import type { Ground } from '../../ground/parts.ts'
import { createFileFinder } from './file-finder.ts'
import { createMadePictures } from './made-pictures.ts'
import type { AssetsParts } from './parts.ts'

/** The operator's files, and pictures in the sizes that pages ask for. */
export const assets: Module<Ground, Pick<AssetsParts, 'files' | 'pictures'>> = {
  name: 'assets',
  create: ({ db, log, config }) => ({
    files: createFileFinder(db),
    pictures: createMadePictures({ db, log, folder: join(config.dataDir, 'cache', 'pictures') }),
  }),
  close: ({ pictures }) => pictures.close(),
}
