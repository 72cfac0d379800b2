import { ownAvatarAt } from '@fairground/contract/avatar'
import { Avatar } from '@fairground/ui/avatar'
import { usePageConfig } from '../kernel/page/page-config.ts'
import { assetUrlIn } from './asset-url.ts'
import { useDesign } from './design.ts'

/** A player's picture. A picture of ours gives way to the one that the operator maps to `avatar-{name}`. */
export function PlayerAvatar({ avatar, ...rest }: { seed: string; name: string; avatar: string; className?: string }) {
  const { assetMappings } = useDesign()
  const { imageCdnRoot } = usePageConfig()
  const own = ownAvatarAt(avatar)
  const mapped = own === undefined ? '' : assetUrlIn(assetMappings, imageCdnRoot)(`avatar-${own}`)
  return <Avatar {...rest} src={mapped || avatar} />
}
