/** The picture of a round. */
export const share = {
  title: 'Share this round',
  won: 'Won',
  even: 'Paid back',
  lost: 'Lost',
  cancelled: 'Cancelled',
  money: '{stake} staked, {paid} paid',
  proof: 'Proof {digest} · bet {nonce}',
  proofFlight: 'Proof {digest} · flight {number}',
  picture: 'Picture of the round: {what}',
  withStake: 'Show the stake',
  withName: 'Show my name',
  share: 'Share',
  copy: 'Copy the link',
  copied: 'Copied',
  download: 'Save the picture',
  failed: 'Sharing did not work here. You can copy the link or save the picture.',
  copyProof: 'Copy the link of the proof',
  linkShows:
    'Whoever has the link sees this round: game, multiplier, replay and proof. Your name, your amounts and your balance are not on that page.',
  proofText:
    'The link of the proof opens the verifier, which works offline too. It contains your stake and your payout.',
  sealed: 'The proof follows there as soon as you reveal the seed.',
  flying: 'The proof follows there as soon as the flight is over.',
  voided: 'This flight was given up, so there is nothing to check.',
}
