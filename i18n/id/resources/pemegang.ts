/** Words of keys of people in the back office, by react-admin's keys; their dialogs' are in pemegang_office. */
const NAMA = 'Kunci Pemegang'

/** Labels of the inputs, which the dialogs name, too. */
export const holderKeyFields = {
  nama: 'Pemegang',
  sidik: 'Sidik jari',
  status: 'Status',
  didaftarkanPada: 'Didaftarkan',
  berlakuPada: 'Berlaku sejak',
  berakhirPada: 'Berakhir',
  konfirmator: 'Dikonfirmasi oleh',
  cara: 'Cara mencocokkan',
  alasan: 'Alasan',
  frasa: 'Frasa sandi',
  frasaLama: 'Frasa sandi kunci sekarang',
  frasaBaru: 'Frasa sandi baru',
  berkas: 'Berkas pemulihan',
  kode: 'Kode pemulihan',
  akhir: 'Empat huruf terakhir kode',
  sama: 'Sidik jari sama persis',
} as const

export const pemegangResources = {
  'admin/kunci-pemegang': {
    name: NAMA,
    title: NAMA,
    description: 'Kunci pribadi pokja, PPK, dan PA. Server hanya menyimpan bentuk terkuncinya.',
    search: 'Cari nama pemegang',
    empty: 'Belum ada kunci',
    action: { show: 'Lihat: %{recordRepresentation}' },
    page: { show: '%{recordRepresentation}' },
    fields: holderKeyFields,
  },
} as const
