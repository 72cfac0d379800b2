export { HOLD_MS } from './holds.ts'
