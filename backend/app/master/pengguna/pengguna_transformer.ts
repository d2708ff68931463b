import type { PenggunaAnswer, PenggunaRekananAnswer } from '@eproc/domain/master/answers'
import type { PenggunaRow } from '#app/master/pengguna/pengguna_query'
import { iso } from '#core/clock/iso'

export function penggunaTransformer(b: PenggunaRow): PenggunaAnswer {
  return {
    id: b.id,
    login: b.login,
    email: b.email,
    nama: b.nama,
    nip: b.nip,
    jabatan: b.jabatan,
    divisi: b.divisi_kode,
    namaDivisi: b.nama_divisi,
    telepon: b.telepon,
    roles: b.peran,
    status: b.status,
    diaktifkanPada: b.diaktifkan_pada ? iso(b.diaktifkan_pada) : null,
    kodeMasuk: b.kode_masuk,
    versi: b.versi,
  }
}

export function penggunaRekananTransformer(b: PenggunaRow): PenggunaRekananAnswer {
  return {
    ...penggunaTransformer(b),
    rekanan:
      b.rekanan_id === null
        ? null
        : {
            id: b.rekanan_id,
            nama: b.rekanan_nama!,
            noRegistrasi: b.no_registrasi!,
            jenis: b.rekanan_jenis!,
            status: b.rekanan_status!,
          },
  }
}
