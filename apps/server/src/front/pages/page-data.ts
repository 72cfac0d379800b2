import * as home from '@fairground/contract/calls/home'
import type { ThemeModel } from '@fairground/contract/design'
import type { KnownAnswer, PageConfig, PageData } from '@fairground/contract/page'
import { parserOf } from '../../ground/schema/parser.ts'
import type { OperatorSettings } from '../../operator/settings/operator-settings.ts'
import type { TextMap } from '../../operator/texts/text-store.ts'
import { deviceIn, pageForDevice } from '../design/device-layout.ts'
import { readRoot } from './cdn-roots.ts'
import type { PagesParts } from './parts.ts'
import type { Place } from './place.ts'
import { readStartup } from './startup-config.ts'
import type { Visitor } from './visitor.ts'

/** The settings and the design in force, which pages are made from. */
export interface Site {
  settings: OperatorSettings
  design: ThemeModel
  startup: PageData['startup']
  signingPrefix: string
}

const parseStartup = parserOf(home.startup.answer)
const NO_DESIGN: ThemeModel = { tabs: [], menus: [], pages: [], articles: [], assetMappings: {} }

/** Reads the settings and the design in force. */
export async function readPresentSite(parts: PagesParts): Promise<Site> {
  const [settings, startup, signingPrefix] = await Promise.all([
    parts.settings.read(),
    readStartup(parts),
    parts.signingPrefix(),
  ])
  const result = parseStartup(startup)
  if (!result.ok) throw new Error(`the start-up configuration is broken: ${JSON.stringify(result.errors)}`)
  return {
    settings,
    design: (await parts.designs.find(settings.designKey)) ?? NO_DESIGN,
    startup: result.value,
    signingPrefix,
  }
}

/** The data of a page, without the answers of its first screen. */
export async function pageDataOf(
  parts: PagesParts,
  { settings, design, startup, signingPrefix }: Site,
  { locale, device }: Visitor,
  place: Place | undefined,
): Promise<PageData> {
  const { designKey, textsKey } = settings
  const pages = [design.pages.find(({ type }) => type === 'global'), place?.page].filter((page) => page !== undefined)
  const map: TextMap = (await parts.texts.find(textsKey, locale)) ?? {}
  return {
    config: configOf(settings, signingPrefix, parts.now()),
    startup,
    design: {
      key: designKey,
      device: deviceIn(design, device),
      tabs: design.tabs,
      menus: design.menus,
      assetMappings: design.assetMappings,
      pages: pages.map((page) => pageForDevice(design, page, device)),
    },
    texts: { key: textsKey, locale, map: { ...map } },
    answers: [] as KnownAnswer[],
  }
}

function configOf({ document }: OperatorSettings, signingPrefix: string, now: number): PageConfig {
  return {
    loadingIcon: document.loadingIcon,
    globalLoadIcon: document.globalLoadIcon,
    icon: document.icon,
    pcIcon: document.pcIcon,
    imageCdnRoot: document.imageCdnRoot,
    wssCdnRoot: readRoot(document.wssCdnRoot, 'wss'),
    apiCdnRoot: readRoot(document.apiCdnRoot, 'api'),
    requestTimeout: document.requestTimeoutMs,
    defaultBetAmount: document.defaultBetAmount,
    defaultVisitorName: document.defaultVisitorName,
    localTime: now,
    symbol: document.symbol,
    symbolText: document.symbolText,
    useGameSymbol: document.useGameSymbol,
    signingPrefix,
  }
}
