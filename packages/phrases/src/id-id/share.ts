/** The picture of a round. */
export const share = {
  title: 'Bagikan ronde ini',
  won: 'Menang',
  even: 'Kembali',
  lost: 'Kalah',
  cancelled: 'Dibatalkan',
  money: '{stake} dipertaruhkan, {paid} dibayar',
  proof: 'Bukti {digest} · taruhan {nonce}',
  proofFlight: 'Bukti {digest} · penerbangan {number}',
  picture: 'Gambar ronde: {what}',
  withStake: 'Tampilkan taruhan',
  withName: 'Tampilkan nama saya',
  share: 'Bagikan',
  copy: 'Salin tautan',
  copied: 'Tersalin',
  download: 'Simpan gambar',
  failed: 'Tidak bisa dibagikan dari sini. Kamu bisa menyalin tautan atau menyimpan gambarnya.',
  linkProves: 'Dengan tautan ini siapa pun bisa memeriksa ronde ini. Saldo kamu tidak ada di dalamnya.',
  linkSealed:
    'Tautan ini hanya terbuka untuk kamu sampai seed diungkap: setelah itu siapa pun bisa memeriksa ronde dengannya.',
  linkFlying:
    'Tautan ini hanya terbuka untuk kamu sampai penerbangan selesai: setelah itu siapa pun bisa memeriksa ronde dengannya.',
  linkVoided: 'Penerbangan ini dibatalkan, jadi tidak ada yang perlu diperiksa. Tautan ini hanya terbuka untuk kamu.',
}
