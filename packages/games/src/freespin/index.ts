export { freespinManifest } from './manifest.ts'
export { freespinEngine, SECTORS } from './rules.ts'
