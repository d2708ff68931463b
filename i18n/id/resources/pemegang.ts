/** Words of keys of people in the back office, by react-admin's keys. */
import { pemegangOffice as text } from '../pemegang_office.ts'

export const pemegangResources = {
  'admin/kunci-pemegang': {
    name: text.judul,
    title: text.judul,
    description: text.keterangan,
    search: text.cari,
    empty: text.kosong,
    action: { show: 'Lihat: %{recordRepresentation}' },
    page: { show: 'Kunci %{recordRepresentation}' },
    fields: {
      nama: text.kolom.nama,
      sidik: text.kolom.sidik,
      status: text.kolom.status,
      didaftarkanPada: text.kolom.didaftarkan,
      berlakuPada: text.kolom.berlaku,
      berakhirPada: text.kolom.berakhir,
      konfirmator: text.kolom.konfirmator,
      cara: text.konfirmasi.cara,
      alasan: text.kolom.alasan,
      frasa: text.frasa.label,
      frasaLama: text.frasa.lamaLabel,
      akhir: text.pulih.akhir,
      berkas: text.lupa.berkas,
      kode: text.pulih.kode,
      sama: text.konfirmasi.sama,
    },
  },
} as const
