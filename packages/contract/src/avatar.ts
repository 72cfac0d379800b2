/** The pictures of ours that a player may choose, in the order in which they are offered. Each is a file of the site, drawn by us. */
export const OWN_AVATARS = [
  'balloon',
  'carousel',
  'lantern',
  'mask',
  'moon',
  'popcorn',
  'rocket',
  'star',
  'tent',
  'ticket',
  'trumpet',
  'wheel',
] as const
/** The name of a picture of ours. An operator replaces it by mapping the asset `avatar-{name}`. */
export type OwnAvatar = (typeof OWN_AVATARS)[number]

/** The address of a picture of ours. */
export const ownAvatarUrl = (name: OwnAvatar): string => `/avatars/${name}.svg`

/** The name of the picture of ours at an address; undefined for any other address. */
export function ownAvatarAt(address: string): OwnAvatar | undefined {
  return OWN_AVATARS.find((name) => ownAvatarUrl(name) === address)
}

/** The address of a picture that a player has sent: `GET` for everybody, for as long as the player shows it. */
export const sentAvatarUrl = (id: string): string => `/api/avatar/${id}`
