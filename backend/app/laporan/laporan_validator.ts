import {
  JENIS_REKANAN,
  kodePilihan,
  METODE_PEMILIHAN,
  STATUS_PELAKSANAAN,
  STATUS_REKANAN,
  tahunAnggaran,
  tahunAnggaranAkhir,
} from '@eproc/domain/common/choices'
import { KELOMPOK_PESERTA } from '@eproc/domain/laporan/laporan'
import { laporan as teks } from '@eproc/i18n/id/laporan'
import { rup } from '@eproc/i18n/id/rup'
import { PAKET_SORT } from '#app/laporan/paket/laporan_paket_query'
import { PESERTA_SORT, VENDOR_SORT } from '#app/laporan/rekanan/laporan_vendor_query'
import { RUP_SORT } from '#app/laporan/rup/laporan_rup_query'
import { TAHAP_SORT } from '#app/laporan/tahap/laporan_tahap_query'
import { clockNow } from '#core/clock/clock'
import { choice, field, text, whole, yes } from '#core/http/query/query_fields'
import { pageQuery, pagingQuery } from '#core/http/query/query_string'
import { restQuery } from '#core/http/query/rest_query'

const tahun = () =>
  field<number>({
    rule: 'enum',
    schema: { type: 'integer' },
    read: (value) => tahunAnggaran(clockNow().year).find((year) => year === Number(value)),
    message: () => rup.aturan.tahun(tahunAnggaranAkhir(clockNow().year)),
  })

/** `2026-03` */
const bulan = () =>
  field<string>({
    rule: 'bulan',
    schema: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' },
    read: (value) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(String(value)) ? String(value) : undefined),
    message: () => teks.aturan.bulan,
  })

/** GET /laporan/laporan-rup-dan-paket-kegiatan/{year} */
export const laporanRupQuery = pageQuery({ sort: RUP_SORT, filter: { divisi: text() } })

/** GET /laporan/laporan-vendor: a page of its two lists. */
export const laporanVendorQuery = pagingQuery()

export const laporanRupRestQuery = restQuery({
  sort: RUP_SORT,
  filter: { tahun: tahun(), divisi: text() },
})

export const laporanPaketRestQuery = restQuery({
  sort: PAKET_SORT,
  filter: {
    tahun: tahun(),
    divisi: text(),
    metodePemilihan: choice(kodePilihan(METODE_PEMILIHAN)),
    statusPelaksanaan: choice(kodePilihan(STATUS_PELAKSANAAN)),
    bulan: bulan(),
    peserta: choice(KELOMPOK_PESERTA.map((k) => k.kode)),
    /** only those whose funding counts as used, or does not */
    terpakai: yes(),
    /** only those with a contract, or without */
    kontrak: yes(),
    kegiatanId: whole(teks.aturan.kegiatan),
  },
})

export const laporanTahapRestQuery = restQuery({
  sort: TAHAP_SORT,
  filter: { tahun: tahun(), divisi: text(), kunci: text() },
})

export const laporanVendorRestQuery = restQuery({
  sort: VENDOR_SORT,
  filter: {
    status: choice(kodePilihan(STATUS_REKANAN)),
    jenis: choice(kodePilihan(JENIS_REKANAN)),
  },
})

export const laporanPesertaRestQuery = restQuery({ sort: PESERTA_SORT })
