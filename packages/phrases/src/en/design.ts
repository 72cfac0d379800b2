/** What surrounds pages, and pages themselves: menus, banners, news, choices. */
export const design = {
  tabs: 'Tabs',
  headerMenu: 'Header menu',
  openMenu: 'Open the menu',
  search: 'Search games',
  country: 'Country',
  languages: 'Languages',
  pageFailed: 'This page did not load',
  pageFailedText: 'The network or our server failed. Your balance is safe.',
}
