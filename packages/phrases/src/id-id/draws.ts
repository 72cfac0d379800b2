/** Games that are decided by one draw. */
export const draws = {
  prizes: 'Hadiah',
  prize: 'Hadiah',
  pays: 'Dibayar',
  chance: 'Peluang',
  oneIn: '1 dari {count}',
  top: 'hadiah terbesar',
  topPrize: 'Hadiah terbesar',
  latestTitle: 'Hasil terbaru',
  no: 'Undian {no}',
  soon: 'Hasil pertama segera keluar.',
  noneTitle: 'Belum ada hasil',
  noneText: 'Undian berikutnya segera datang.',
}
