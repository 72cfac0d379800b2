import { tileArt } from '@fairground/blocks/tile-art'

/** The picture of a game in small, by the operator's address of one or ours. */
export function SmallPicture({ gameId, address }: { gameId: string; address?: string }) {
  return (
    <img
      src={address || tileArt(gameId)}
      alt=""
      width={36}
      height={36}
      className="size-9 shrink-0 rounded-s bg-(--deep) object-cover object-[50%_25%]"
      data-ground={gameId}
    />
  )
}
