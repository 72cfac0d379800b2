export { ALIKE, drawBoard, FIELDS, SYMBOLS } from './board.ts'
export { SCRATCH_PRIZES, scratchEngine } from './rules.ts'
