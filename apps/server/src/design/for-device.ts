import type { DesignPage, Device, Item, ThemeModel } from '@fairground/contract'

/** A page without the items that are for the other device; without a device, all of it. */
export function pageForDevice(page: DesignPage, device: Device | undefined): DesignPage {
  return device === undefined ? page : { ...page, items: page.items.filter((item) => isFor(item, device)) }
}

/** A design without the items that are for the other device. */
export function themeForDevice(theme: ThemeModel, device: Device | undefined): ThemeModel {
  return { ...theme, pages: theme.pages.map((page) => pageForDevice(page, device)) }
}

/** The page of an id, else the first one of that type. */
export function findPage({ pages }: Pick<ThemeModel, 'pages'>, idOrType: string): DesignPage | undefined {
  return pages.find(({ id }) => id === idOrType) ?? pages.find(({ type }) => type === idOrType)
}

function isFor({ device: only }: Item, device: Device): boolean {
  return only === undefined || only === device
}
