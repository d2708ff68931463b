/** Offers as their own vendor sees them: never their content (decisions §5.2). */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { fileTab, mintaHarga } from '@eproc/domain/tahap/tab'
import type {
  PemasukanSendiri,
  PenawaranSendiri,
  VersiPenawaran,
} from '@eproc/domain/tender/penawaran/answers_penawaran'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import type Paket from '#app/paket_berjalan/paket'
import { TOLD_OF_LATER } from '#app/tender/penawaran/pemegang/changed_sets_query'
import { CHECKS } from '#app/tender/penawaran/periksa/checks_query'
import { maksUkuran } from '#app/tender/penawaran/segel/berkas_tersegel'
import { bukaNama, idDariJalur } from '#app/tender/penawaran/segel/secrets'
import {
  pemasukanTampak,
  yangTerbuka,
  type PemasukanTampak,
  type TahapPemasukan,
} from '#app/tender/penawaran/pemasukan_query'
import { ruangPenawaran } from '#app/tender/penawaran/ruang_query'
import { HttpError } from '#core/http/errors'
import { sql } from '#core/database/sql'

interface VersiRow {
  id: number
  jenis: KategoriFile
  tahap: string
  versi: number
  terakhir: boolean
  ditarik: boolean
  jalur_segel: string
  nama_segel: Buffer
  ukuran: number
  sha256: string
  pada: Date
  kode: string
  penyegelan: VersiPenawaran['penyegelan']
  dimusnahkanPada: Date | null
  perintahId: number | null
  disahkanPada: Date | null
  atasPerintahPada: Date | null
  /** null: not sealed to holders */
  dari: number | null
  pemegang: number
  gagal: number
  toldOfLater: boolean
}

/** Every version of the vendor's own files, and the stage that is open to it. */
export async function penawaranSendiri(paket: Paket, rekananId: number): Promise<PenawaranSendiri> {
  const baris = await sql<VersiRow>(
    db,
    `select w.id, w.jenis, w.tahap, w.versi_ke as versi, w.jalur_segel, w.nama_segel, w.ukuran, w.sha256,
            w.diterima_pada as pada, w.dimusnahkan_pada as "dimusnahkanPada", t.kode, t.isi->>'penyegelan' as penyegelan,
            w.versi_ke = max(w.versi_ke) over (partition by w.tahap, w.jenis)
              and ${belumDitarik('w')} as terakhir, not (${belumDitarik('w')}) as ditarik, ${CHECKS},
            ${TOLD_OF_LATER} as "toldOfLater",
            o.id as "perintahId", o.disahkan_pada as "disahkanPada", o.dibuka_pada as "atasPerintahPada"
       from penawaran w join tanda_terima t on t.penawaran_id = w.id
       left join penawaran_pemegang s on s.penawaran_id = w.id
       left join lateral (select p.id, p.disahkan_pada, p.dibuka_pada from perintah_akses p
          where p.paket_id = w.paket_id and p.ditutup_pada is null
            and p.isi @> jsonb_build_array(jsonb_build_object('penawaranId', w.id))
          order by p.id desc limit 1) o on true
      where w.paket_id = ? and w.rekanan_id = ? order by w.id desc`,
    [paket.id, rekananId]
  )
  const pemasukan = await pemasukanTampak(db, paket, rekananId)
  const takesFiles = new Set(pemasukan.tampak.filter(isOpen).map(({ tahap }) => tahap.kunci))
  const berkas: VersiPenawaran[] = await Promise.all(
    baris.map(async (b) => ({
      id: b.id,
      jenis: b.jenis,
      tahap: b.tahap,
      versi: b.versi,
      terakhir: b.terakhir,
      ditarik: b.ditarik,
      nama: await nameBeforeOpening(b),
      ukuran: Number(b.ukuran),
      sha256: b.sha256,
      bergaram: b.penyegelan !== null,
      penyegelan: b.penyegelan,
      pemeriksaan: b.penyegelan && checksOf(b),
      kirimUlang: b.terakhir && b.toldOfLater && takesFiles.has(b.tahap),
      pada: keIso(b.pada)!,
      kodeTandaTerima: b.kode,
      dimusnahkan: b.dimusnahkanPada && {
        pada: keIso(b.dimusnahkanPada)!,
        bukti: `/api/log/pemusnahan/${paket.id}`,
      },
      perintah: underOrder(b),
    }))
  )
  const nama = (jenis: KategoriFile) =>
    berkas.find((b) => b.jenis === jenis && b.terakhir)?.nama ?? null
  return {
    fileKualifikasi: nama('K'),
    fileAdministrasi: nama('A'),
    fileTeknis: nama('T'),
    fileHarga: nama('H'),
    berkas,
    tahap: tahapTerbuka(pemasukan, berkas),
    pemasukan: pemasukanSendiri(pemasukan.tampak, berkas),
    maksUkuran: await maksUkuran(),
    ruang: await ruangPenawaran(db, { paketId: paket.id, rekananId }),
  }
}

/** Whether an order covers it, and was done. */
function underOrder(b: VersiRow): VersiPenawaran['perintah'] {
  if (b.perintahId === null) return null
  const dibuka = b.atasPerintahPada !== null
  return {
    pada: keIso(b.atasPerintahPada ?? b.disahkanPada)!,
    dibuka,
    bukti: `/api/log/perintah/${b.perintahId}${dibuka ? '/buka' : ''}`,
  }
}

const isOpen = ({ status }: TahapPemasukan): boolean => status.keadaan === 'terbuka'

const checksOf = ({ pemegang, gagal, dari }: VersiRow) => ({ pemegang, gagal, dari: dari ?? 0 })

/** The name that its vendor gave it; one that is sealed to people reads nobody before the opening. */
const nameBeforeOpening = async (b: VersiRow): Promise<string> =>
  b.nama_segel.length > 0
    ? bukaNama(idDariJalur(b.jalur_segel), b.nama_segel)
    : teks.namaTersegel(teks.jenis[b.jenis])

/** Does a version of this kind count in the stage? */
const masuk = (berkas: readonly VersiPenawaran[], tahap: string, jenis: KategoriFile): boolean =>
  berkas.some((b) => b.tahap === tahap && b.jenis === jenis && b.terakhir)

const pemasukanSendiri = (
  tampak: readonly TahapPemasukan[],
  berkas: readonly VersiPenawaran[]
): PemasukanSendiri[] =>
  tampak.map((p) => ({
    kunci: p.tahap.kunci,
    terbuka: isOpen(p),
    jenis: fileTab(p.tab).map((jenis) => ({
      jenis,
      masuk: masuk(berkas, p.tahap.kunci, jenis),
      mintaHarga: mintaHarga(jenis),
    })),
  }))

function tahapTerbuka(
  pemasukan: PemasukanTampak,
  berkas: readonly VersiPenawaran[]
): PenawaranSendiri['tahap'] {
  try {
    const { tahap, jenis, baris } = yangTerbuka(pemasukan)
    return {
      kunci: tahap.kunci,
      nama: tahap.nama,
      jenis,
      belum: jenis.filter((j) => !masuk(berkas, tahap.kunci, j)),
      selesai: keIso(baris.selesai)!,
    }
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}
