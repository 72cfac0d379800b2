export { ALIKE, drawBoard, FIELDS, SYMBOLS } from './board.ts'
export { scratchManifest } from './manifest.ts'
export { SCRATCH_PRIZES, scratchEngine } from './rules.ts'
