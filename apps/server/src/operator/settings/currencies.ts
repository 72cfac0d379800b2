import type { CurrencyRow, ReadSiteSettings, SiteSettings } from './site-settings.ts'

/** Returns the decimals of a currency. */
export async function getDecimals(parts: { readSite: ReadSiteSettings }, currencyId: string): Promise<number> {
  return (await getCurrency(parts, currencyId)).decimal_length
}

/** Returns a currency of an account or a wallet. */
export async function getCurrency(
  { readSite }: { readSite: ReadSiteSettings },
  currencyId: string,
): Promise<CurrencyRow> {
  return currencyIn(await readSite(), currencyId)
}

/** Like `getDecimals`, from settings that the caller has read. */
export function decimalsIn(site: SiteSettings, currencyId: string): number {
  return currencyIn(site, currencyId).decimal_length
}

/** Like `getCurrency`, from settings that the caller has read. */
export function currencyIn({ currencies }: SiteSettings, currencyId: string): CurrencyRow {
  const currency = currencies.get(currencyId)
  if (!currency) throw new Error(`the site has no currency ${currencyId}`)
  return currency
}
