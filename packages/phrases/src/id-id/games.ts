import type { Phrases } from '../keys.ts'

export const games: Phrases['games'] = {
  mines: 'Mines',
  crash: 'Crash',
  aviator: 'Aviator',
  tower: 'Menara',
  stair: 'Tangga',
  football: 'Penalti',
  kangaroo: 'Kanguru',
  thimbles: 'Tiga cangkir',
  scratch: 'Kartu Gosok',
  freespin: 'Putaran Gratis',
  sports: 'Olahraga',
  all: 'Semua permainan',
  originals: 'Orisinal',
  rising: 'Permainan crash',
  categories: 'Kategori permainan',
  noneTitle: 'Belum ada permainan di sini',
  none: 'Belum ada yang buka untuk jenis ini. Stan lain tetap buka.',
  search: 'Cari permainan',
  searchFor: 'Cari permainan',
  notFound: 'Tidak ada permainan bernama “{query}”.',
}
