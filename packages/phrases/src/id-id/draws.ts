/** Games that are decided by one draw. */
export const draws = {
  prizes: 'Hadiah',
  prize: 'Hadiah',
  pays: 'Dibayar',
  chance: 'Peluang',
  oneIn: '1 dari {count}',
  top: 'hadiah terbesar',
  topPrize: 'Hadiah terbesar',
}
