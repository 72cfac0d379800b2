import { readStored, store } from './storage.ts'

/** Whether the visitor has to say that they are old enough: `minimumAge` in years; 0 asks nobody. */
export function isAgeUnknown(minimumAge: number): boolean {
  return minimumAge > 0 && Number(readStored('checkAge') ?? 0) < minimumAge
}

/** The age that the visitor has said to have at least, in years; 0 before. */
export function keptAge(): number {
  return Number(readStored('checkAge')) || 0
}

/** Keeps on this device that the visitor is at least that old. */
export function keepAge(minimumAge: number): void {
  store('checkAge', String(minimumAge))
}
