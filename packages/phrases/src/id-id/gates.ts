import type { Phrases } from '../keys.ts'

export const gates: Phrases['gates'] = {
  repairWatch: 'Kami terus memeriksa, dan membawamu kembali begitu buka.',
  gateTitle: 'Selangkah lagi ke pasar malam',
  gateText:
    'Pintu ini dijaga dari mesin. Tekan tombolnya untuk menunjukkan bahwa kamu manusia; kami akan mengingatnya.',
  enter: 'Masuk',
  lotteryTitle: 'Ruang lotre dibuka nanti',
  lotteryText:
    'Undian dan taruhan berdampingan dalam satu ruang: dibuka setelah setiap undian bisa dibuktikan. Sementara itu, ini sudah buka:',
  liveTitle: 'Obrolan langsung dibuka nanti',
  liveText: 'Belum ada yang berjaga, jadi kami tidak berpura-pura. Sementara itu, ini sudah buka:',
  room: 'Ruang {room}',
  howFair: 'Cara hasil dibuktikan',
  invited: 'Undanganmu:',
  openAccount: 'Buka akun',
  toLobby: 'Ke beranda',
  embedName: 'Permainan',
  embedEmptyTitle: 'Belum ada yang tampil di sini',
  embedEmptyText:
    'Pengelola belum memasang permainan atau halaman olahraga di panggung ini. Semua yang sudah buka ada di beranda.',
  roundName: 'Ronde',
  lockedTitle: 'Alat pengembang terdeteksi terbuka',
  lockedText: 'Demi keamanan konten dan antarmuka, halaman ini dikunci.',
  lockedHint: 'Tutup alat itu, dan halaman terbuka lagi dengan sendirinya. Saldo dan ronde terbukamu aman.',
}
