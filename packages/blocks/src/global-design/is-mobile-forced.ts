import type { GlobalDesign } from './fields.ts'

/** Whether wide screens get the phone's layout too. */
export function isMobileForced(design: Pick<GlobalDesign, 'forceMobileLayout' | 'mobileOnly'>): boolean {
  return design.forceMobileLayout || design.mobileOnly
}
