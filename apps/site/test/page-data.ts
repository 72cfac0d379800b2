import { PAGE_DATA_ID, type PageConfig, type PageData } from '@fairground/contract/page'
import { seeds } from '@fairground/server/front/design/seeds/index.ts'
import { designOf, startupOf } from './models.ts'

/**
 * Writes the data of a page into this one, as the server does, with a config of the page. The site reads it once: a file does this
 * before its first test.
 */
export function writePageData(config: Partial<PageConfig>, more: Partial<Omit<PageData, 'config'>> = {}): void {
  const data: PageData = {
    config: {
      ...{
        loadingIcon: '',
        globalLoadIcon: '',
        icon: '',
        pcIcon: '',
        imageCdnRoot: '',
        wssCdnRoot: '',
        apiCdnRoot: '',
      },
      ...{ requestTimeout: 60_000, defaultBetAmount: 5, defaultVisitorName: 'NewVisitor', localTime: 0 },
      ...{ symbol: 'G$', symbolText: '', useGameSymbol: true, signingPrefix: '' },
      ...config,
    },
    startup: startupOf(),
    design: designOf(seeds.night),
    texts: { key: 't', locale: 'en', map: {} },
    answers: [],
    ...more,
  }
  const element = document.createElement('script')
  Object.assign(element, { id: PAGE_DATA_ID, type: 'application/json', textContent: JSON.stringify(data) })
  document.head.append(element)
}
