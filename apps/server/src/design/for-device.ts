import { type DesignPage, type Device, GLOBAL_DESIGN, type Item, type ThemeModel } from '@fairground/contract'

/**
 * The device that a design is laid out for, when it is asked for by `device`: one that forces the phone's layout has no
 * other.
 */
export function deviceIn({ pages }: Pick<ThemeModel, 'pages'>, device: Device): Device {
  const global = pages.find(({ type }) => type === 'global')?.items.find(({ comId }) => comId === GLOBAL_DESIGN)
  return global?.data.forceMobileLayout === true || global?.data.mobileOnly === true ? 'mobile' : device
}

/** A page of a design without the items that are for the other device; without a device, all of it. */
export function pageForDevice(theme: ThemeModel, page: DesignPage, device: Device | undefined): DesignPage {
  if (device === undefined) return page
  const actual = deviceIn(theme, device)
  return { ...page, items: page.items.filter((item) => isFor(item, actual)) }
}

/** A design without the items that are for the other device. */
export function themeForDevice(theme: ThemeModel, device: Device | undefined): ThemeModel {
  return { ...theme, pages: theme.pages.map((page) => pageForDevice(theme, page, device)) }
}

/** The page of an id, else the first one of that type. */
export function findPage({ pages }: Pick<ThemeModel, 'pages'>, idOrType: string): DesignPage | undefined {
  return pages.find(({ id }) => id === idOrType) ?? pages.find(({ type }) => type === idOrType)
}

function isFor({ device: only }: Item, device: Device): boolean {
  return only === undefined || only === device
}
