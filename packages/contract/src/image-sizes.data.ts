/**
 * The sizes of pictures, width by height in pixels; a height of 0 keeps the picture's proportions. The server makes them on
 * demand and answers any other size with not found, so that nobody can make it create endless files.
 */
export const imageSizes = [
  // Icons and portraits.
  '32x32',
  '48x48',
  '64x64',
  '96x96',
  '128x128',
  '192x192',
  '256x256',
  '512x512',
  // Cards of games, three to four.
  '180x240',
  '240x320',
  '360x480',
  '480x640',
  // Cards of promotions and films, sixteen to nine.
  '320x180',
  '480x270',
  '640x360',
  '960x540',
  '1280x720',
  '1920x1080',
  // Banners, three to one.
  '480x160',
  '720x240',
  '960x320',
  '1440x480',
  '2160x720',
  // As wide as a page or a part of it.
  '160x0',
  '320x0',
  '480x0',
  '640x0',
  '960x0',
  '1280x0',
  '1920x0',
] as const
