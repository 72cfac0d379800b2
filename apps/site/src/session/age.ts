import { readStored, store } from './storage.ts'

/** Whether the visitor has to say that they are old enough: `minimumAge` in years; 0 asks nobody. */
export function isAgeUnknown(minimumAge: number): boolean {
  return minimumAge > 0 && Number(readStored('checkAge') ?? 0) < minimumAge
}

/** Keeps on this device that the visitor is at least that old. */
export function keepAge(minimumAge: number): void {
  store('checkAge', String(minimumAge))
}
