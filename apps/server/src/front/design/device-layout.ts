import { type DesignPage, type Device, GLOBAL_DESIGN, type Item, type ThemeModel } from '@fairground/contract/design'

/**
 * The device whose layout a design shows on `device`: a design may force the phone's layout.
 */
export function deviceIn({ pages }: Pick<ThemeModel, 'pages'>, device: Device): Device {
  const global = pages.find(({ type }) => type === 'global')?.items.find(({ comId }) => comId === GLOBAL_DESIGN)
  return global?.data.forceMobileLayout === true || global?.data.mobileOnly === true ? 'mobile' : device
}

/** A page of a design without the items of the other device; without a device, the whole page. */
export function pageForDevice(theme: ThemeModel, page: DesignPage, device: Device | undefined): DesignPage {
  if (device === undefined) return page
  const actual = deviceIn(theme, device)
  return { ...page, items: page.items.filter((item) => isFor(item, actual)) }
}

/** A design without the items of the other device. */
export function themeForDevice(theme: ThemeModel, device: Device | undefined): ThemeModel {
  return { ...theme, pages: theme.pages.map((page) => pageForDevice(theme, page, device)) }
}

/** Finds the page with an id, else the first page of that type. */
export function findPage({ pages }: Pick<ThemeModel, 'pages'>, idOrType: string): DesignPage | undefined {
  return pages.find(({ id }) => id === idOrType) ?? pages.find(({ type }) => type === idOrType)
}

function isFor({ device: only }: Item, device: Device): boolean {
  return only === undefined || only === device
}
