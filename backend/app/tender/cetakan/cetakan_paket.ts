/** The documents of a package's stages, which of them exist or can be printed, and what the reader may do with them. */
import { keIso } from '@eproc/domain/common/format'
import { bolehkah } from '@eproc/domain/common/rights'
import { cetakanTahap, rahasiaSampaiPemenang } from '@eproc/domain/tahap/cetakan'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import type { CetakanTahap, TindakanCetakan } from '@eproc/domain/tender/answers_cetakan'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'
import { pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import { cetakanBerlaku } from '#app/tender/cetakan/cetakan_query'
import { cetakanSiap } from '#app/tender/cetakan/siap_query'
import { bolehBacaNilai } from '#app/tender/evaluasi/boleh_baca_nilai'
import type { Pelaku } from '#core/auth/actor'

export async function cetakanPaket(pelaku: Pelaku, paket: Paket): Promise<CetakanTahap[]> {
  const keadaan = await keadaanPaket(paket)
  const [siapDicetak, berlaku, hubungan, rahasiaTerbuka] = await Promise.all([
    cetakanSiap(paket, keadaan),
    cetakanBerlaku(paket.id),
    pelakuPaket(pelaku, paket.id),
    bolehBacaNilai(pelaku, paket),
  ])
  const bolehCabut = bolehkah({ ...pelaku, ...hubungan }, 'tender.cetak.cabut')
  const ikut = new Set(keadaan.jadwal.filter((b) => b.include).map((b) => b.kunci))
  return templatUntuk(paket.metodePemilihan, paket.kualifikasi)
    .filter((t) => ikut.has(t.kunci))
    .flatMap((t) =>
      cetakanTahap(t).map((jenis) => {
        const ada = berlaku.find((c) => c.tahap === t.kunci && c.jenis === jenis)
        const siap = siapDicetak(t, jenis)
        const terbuka = rahasiaTerbuka || !rahasiaSampaiPemenang(jenis)
        const bisa: TindakanCetakan[] = terbuka && siap ? ['cetak'] : []
        if (terbuka && ada && bolehCabut) bisa.push('cabut')
        return {
          tahap: t.kunci,
          urut: t.urut,
          namaTahap: t.nama,
          jenis,
          siap,
          nomor: ada?.nomor ?? null,
          file: terbuka ? (ada?.jalur ?? null) : null,
          pada: keIso(ada?.dibuatPada),
          bisa,
        }
      })
    )
}
