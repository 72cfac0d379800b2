import type { PageConfig } from '@fairground/contract/page'
import { findPageData, usePageData } from './page-data.ts'

/** The config of a page that carries none (SU-11). */
const DEFAULTS: PageConfig = {
  loadingIcon: '',
  globalLoadIcon: '',
  icon: '',
  pcIcon: '',
  imageCdnRoot: '',
  wssCdnRoot: '',
  apiCdnRoot: '',
  requestTimeout: 60_000,
  defaultBetAmount: 5,
  defaultVisitorName: 'NewVisitor',
  localTime: 0,
  symbol: 'G$',
  symbolText: '',
  useGameSymbol: true,
  signingPrefix: '',
}

/** The page-level config. */
export function pageConfig(): PageConfig {
  return findPageData()?.config ?? DEFAULTS
}

/** The same for a component, also on the server. */
export function usePageConfig(): PageConfig {
  return usePageData()?.config ?? DEFAULTS
}
