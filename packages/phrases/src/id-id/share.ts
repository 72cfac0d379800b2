/** The picture of a round. */
export const share = {
  title: 'Bagikan ronde ini',
  won: 'Menang',
  even: 'Dikembalikan',
  lost: 'Kalah',
  cancelled: 'Dibatalkan',
  money: '{stake} dipertaruhkan, {paid} dibayar',
  proof: 'Bukti {digest} · taruhan {nonce}',
  proofFlight: 'Bukti {digest} · penerbangan {number}',
  picture: 'Gambar ronde: {what}',
  withStake: 'Tampilkan taruhan',
  withName: 'Tampilkan namaku',
  share: 'Bagikan',
  copy: 'Salin tautan',
  copied: 'Tersalin',
  download: 'Simpan gambar',
  failed: 'Tidak bisa dibagikan dari sini. Kamu bisa menyalin tautan atau menyimpan gambarnya.',
  copyProof: 'Salin tautan bukti',
  linkShows:
    'Siapa pun yang punya tautan ini melihat ronde ini: permainan, pengali, putar ulang, dan bukti. Nama, jumlah uang, dan saldo kamu tidak ada di halaman itu.',
  proofText:
    'Tautan bukti membuka pemverifikasi, yang juga bekerja tanpa jaringan. Tautan itu memuat taruhan dan pembayaran kamu.',
  sealed: 'Buktinya muncul di sana begitu kamu membuka benihnya.',
  flying: 'Buktinya muncul di sana begitu penerbangan selesai.',
  voided: 'Penerbangan ini dibatalkan, jadi tidak ada yang perlu diperiksa.',
}
