/** Invitations, answers to objections, minutes of negotiation and of a direct appointment. */
import db from '@adonisjs/lucid/services/db'
import {
  HASIL_SANGGAH,
  TIPE_SANGGAH,
  TIPE_UNDANGAN,
  teksPilihan,
  type TipeSanggah,
  type TipeUndangan,
} from '@eproc/domain/common/choices'
import { rupiah, tanggalWaktu } from '@eproc/domain/common/format'
import { uraiTab } from '@eproc/domain/tahap/tab'
import { tabStaf, templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import { BERKAS_BA_PL } from '@eproc/domain/tender/answers_hasil'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import { tenderResources } from '@eproc/i18n/id/resources/tender'
import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { sudahMulai } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { suratRekanan } from '#app/tender/kiriman/surat_query'
import BaPl from '#app/tender/ba_pl/ba_pl'
import { undanganTerkirim } from '#app/tender/cetakan/cetakan_query'
import {
  pemenangDisebut,
  pokja,
  type CetakanMaterial,
  type ContentBuilder,
} from '#app/tender/cetakan/isi/bahan'
import { hasilNegosiasi } from '#app/tender/cetakan/isi/penilaian'
import { muatSanggah } from '#app/tender/sanggah/sanggah_query'

const k = teks.kolom
const f = teks.fakta
const berkasBaPl = tenderResources['tender/ba-pl'].fields

/** By type, what an invitation invites to where that is a later stage than its own. */
const ACARA: Partial<Record<TipeUndangan, (tahap: Tahap) => boolean>> = {
  B: (t) => t.staf.includes('evaluasi:K'),
  L: (t) => t.rekanan === 'dokumen',
  N: (t) => t.staf.includes('negosiasi'),
}

/** When it is that an invitation of this stage invites to. */
function waktuAcara({ templat, jadwal }: KeadaanPaket, tahap: Tahap, tipe: TipeUndangan) {
  const sesudah = templat.filter((t) => t.urut > tahap.urut && ACARA[tipe]?.(t))
  const acara = jadwal.find((b) => b.include && sesudah.some((t) => t.kunci === b.kunci))
  return acara ?? jadwal.find((b) => b.kunci === tahap.kunci)
}

/** The letters that were sent; whom they invite to what, and when it is. */
export const undanganContent: ContentBuilder = async (bahan) => {
  const { paket, tahap, keadaan, sebutan } = bahan
  const { varian } = tahap.staf.map(uraiTab).find((t) => t.jenis === 'undangan')!
  const surat = await undanganTerkirim(paket.id, varian as TipeUndangan)
  if (surat.length === 0) return null
  const perihal = teksPilihan(TIPE_UNDANGAN, varian)
  const baris = waktuAcara(keadaan, tahap, varian as TipeUndangan)
  return {
    fakta: [
      [f.perihal, perihal],
      [f.waktu, teks.rentang(tanggalWaktu(baris?.mulai), tanggalWaktu(baris?.selesai))],
    ],
    paragraf: [teks.undangan(perihal)],
    tabel: [
      {
        judul: teks.penerima,
        kepala: [k.rekanan, k.dikirim, k.pengirim],
        baris: sebutan
          .semua(surat)
          .map((u) => [
            u.nama,
            tanggalWaktu(u.tglKirim),
            sebutan.pengguna(u.pengirimId, u.pengirim),
          ]),
      },
    ],
    tandaTangan: pokja(bahan),
  }
}

/** Which objections the stage answers: those of the last objection stage before it, and of its own tabs. */
export function tipeDijawab({
  paket,
  tahap,
}: Pick<CetakanMaterial, 'paket' | 'tahap'>): TipeSanggah[] {
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const tipe = (tabs: readonly { jenis: string; varian: string | null }[]) =>
    tabs.filter((t) => t.jenis === 'sanggah').map((t) => t.varian as TipeSanggah)
  const sebelum = templat
    .slice(0, tahap.urut - 1)
    .map((t) => tipe(t.staf.map(uraiTab)))
    .findLast((t) => t.length > 0)
  return [...(sebelum ?? []), ...tipe(tabStaf(tahap, paket.jenisPengadaan).map(uraiTab))]
}

export const jawabanContent: ContentBuilder = async (bahan) => {
  const { paket, tahap, keadaan, sebutan } = bahan
  const baris = keadaan.jadwal.find((b) => b.kunci === tahap.kunci)
  if (!baris || !sudahMulai(keadaan, baris)) return null
  const sanggah = await Promise.all(
    tipeDijawab(bahan).map(async (tipe) =>
      (await muatSanggah(db, paket.id, tipe))
        .filter((s) => s.id !== null && s.alasanTarik === null)
        .map((s) => ({ ...s, tipe }))
    )
  )
  const semua = sebutan.semua(sanggah.flat())
  return {
    fakta: [[f.diajukan, String(semua.length)]],
    paragraf: semua.length === 0 ? [teks.tanpaSanggah] : [],
    tabel: [
      {
        judul: teks.jawaban,
        kepala: [k.rekanan, k.sanggah, k.dijawab, k.keputusan],
        baris: semua.map((s) => [
          s.nama,
          `${teksPilihan(TIPE_SANGGAH, s.tipe)}\n${tanggalWaktu(s.kirimVendor)}`,
          s.kirimAdmin ? tanggalWaktu(s.kirimAdmin) : teks.belumDijawab,
          [s.hasil ? teksPilihan(HASIL_SANGGAH, s.hasil) : teks.belumDiputuskan, s.catatan ?? '']
            .filter((t) => t !== '')
            .join('\n'),
        ]),
      },
    ],
    tandaTangan: pokja(bahan),
  }
}

/** What was negotiated, to be signed by both sides, and to whom the minutes were sent. */
export const baNegosiasiContent: ContentBuilder = async (bahan) => {
  const { paket, sebutan } = bahan
  const hasil = await hasilNegosiasi(bahan)
  if (!hasil) return null
  const terkirim = (await suratRekanan(db, 'ba_negosiasi', paket.id)).filter(
    (b) => b.tglKirim !== null
  )
  return {
    tabel: [
      hasil.tabel,
      {
        judul: teks.baNegosiasi,
        kepala: [k.rekanan, k.dikirim, k.pengirim],
        baris: sebutan
          .semua(terkirim)
          .map((b) => [
            b.nama,
            tanggalWaktu(b.tglKirim),
            sebutan.pengguna(b.pengirimId, b.pengirim ?? ''),
          ]),
      },
    ],
    tandaTangan: [
      ...pokja(bahan),
      ...hasil.nama.map((nama) => ({ sebagai: teks.penyedia, nama, jabatan: null })),
    ],
  }
}

export const baPlContent: ContentBuilder = async (bahan) => {
  const { paket } = bahan
  const [ba, pemenang] = await Promise.all([BaPl.find(paket.id), pemenangDisebut(bahan)])
  const ada = BERKAS_BA_PL.filter((b) => ba?.[b])
  if (!pemenang || ada.length === 0) return null
  return {
    fakta: [
      [f.penyedia, pemenang.nama],
      [f.nilai, rupiah(pemenang.nilai)],
    ],
    paragraf: [teks.baPl(pemenang.nama, paket.nama)],
    tabel: [
      {
        judul: teks.dokumenBaPl,
        kepala: [k.dokumen, k.berkas],
        baris: ada.map((b) => [berkasBaPl[b], k.tersimpan]),
      },
    ],
    tandaTangan: pokja(bahan),
  }
}
