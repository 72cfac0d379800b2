export { freespinEngine, SECTORS } from './rules.ts'
