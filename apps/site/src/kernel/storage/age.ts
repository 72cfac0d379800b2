import { readStored, store } from './storage.ts'

/**
 * Whether the site must ask the visitor for their age.
 * @param minimumAge in years; 0 asks no visitor
 */
export function isAgeUnknown(minimumAge: number): boolean {
  return minimumAge > 0 && Number(readStored('checkAge') ?? 0) < minimumAge
}

/** The age that the visitor has confirmed, in years; 0 before. */
export function keptAge(): number {
  return Number(readStored('checkAge')) || 0
}

/** Stores on this device that the visitor is at least this old. */
export function keepAge(minimumAge: number): void {
  store('checkAge', String(minimumAge))
}
