/** Announcement, explanation, opening. */
import { keHari, rupiah, tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import { bukaKualifikasi } from '@eproc/domain/tahap/cetakan'
import { uraiTab, type FasePenjelasan } from '@eproc/domain/tahap/tab'
import { lulusBagian } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { spelledFingerprint } from '@eproc/sealing/keys/pair'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import { jumlahPeserta, tanyaJawab } from '#app/tender/cetakan/cetakan_query'
import {
  nilaiDisebut,
  pokja,
  type CetakanMaterial,
  type ContentBuilder,
  type OwnParts,
} from '#app/tender/cetakan/isi/bahan'
import type { NilaiRow } from '#app/tender/evaluasi/nilai_query'
import { beritaAcaraPembukaan } from '#app/tender/pembukaan/berita_acara_query'
import { diumumkanSaat, sudahMulai } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import db from '@adonisjs/lucid/services/db'

const k = teks.kolom

/** Of the package with its schedule; of a result, once it has taken effect. */
export const pengumumanContent: ContentBuilder = async (bahan) => {
  const { keadaan, tahap } = bahan
  if (keadaan.status === 'N') return null
  if (tahap.umumkan) return isiHasil(bahan)
  const ikut = keadaan.jadwal.filter((b) => b.include)
  return {
    tabel: [
      {
        judul: teks.jadwal,
        kepala: [k.tahap, k.mulai, k.selesai],
        baris: ikut.map((b) => [b.tahap, tanggalWaktu(b.mulai), tanggalWaktu(b.selesai)]),
      },
      ...(await holdersTable(bahan)),
    ],
  }
}

/** To whose keys offers are sealed, for vendors to compare with what their browsers found in the log: roles, no names. */
async function holdersTable({ paket }: CetakanMaterial): Promise<OwnParts['tabel']> {
  const set = await HolderSet.newest(db.connection(), paket.id)
  if (!set) return []
  return [
    {
      judul: teks.pemegang(set.nomor),
      kepala: [k.peran, k.sidikKunci],
      baris: set.anggota.map(({ peran, kunci }) => [
        himpunan.peran[peran],
        spelledFingerprint(kunci.sidik),
      ]),
    },
  ]
}

const isiHasil: ContentBuilder = async (bahan) => {
  const { keadaan, tahap } = bahan
  const baris = keadaan.jadwal.find((b) => b.kunci === tahap.kunci)
  const diumumkan = diumumkanSaat(keadaan)
  const bagian = (tahap.umumkan ?? []).filter((b) => diumumkan.has(b))
  if (!baris || !sudahMulai(keadaan, baris) || bagian.length === 0) return null
  const akhir = bagian.includes('pemenang')
  const nilai = await nilaiDisebut(bahan)
  const lulus = (n: NilaiRow) => {
    const semua = bagian.flatMap((b) => (b === 'pemenang' ? [] : [lulusBagian(n, b)]))
    return semua.includes(false) ? false : semua.includes(null) ? null : true
  }
  return {
    tabel: [
      {
        judul: teks.hasil,
        kepala: akhir ? [k.rekanan, k.nilaiPenawaran, k.peringkat] : [k.rekanan, k.hasil],
        baris: nilai
          .toSorted((a, b) => (a.urutan || Infinity) - (b.urutan || Infinity))
          .map((n) =>
            akhir
              ? [n.nama, rupiah(n.nilaiPenawaran), teks.peringkat(n.urutan)]
              : [n.nama, teks.lulus(lulus(n))]
          ),
      },
    ],
  }
}

export const aanwizjingContent: ContentBuilder = async ({ paket, tahap, keadaan, orang }) => {
  const baris = keadaan.jadwal.find((b) => b.kunci === tahap.kunci)
  if (!baris || !sudahMulai(keadaan, baris)) return null
  const fase = tahap.staf.map(uraiTab).find((t) => t.jenis === 'penjelasan')!.varian
  const topik = await tanyaJawab(paket.id, fase as FasePenjelasan)
  return {
    fakta: [[teks.fakta.peserta, String(await jumlahPeserta(paket.id))]],
    paragraf: topik.length === 0 ? [teks.tanpaPertanyaan] : [],
    tabel: [
      {
        judul: teks.tanyaJawab,
        kepala: [k.penanya, k.pertanyaan, k.jawaban],
        baris: topik.map((t) => [
          t.nomor === null ? '' : teks.peserta(t.nomor),
          `${t.subjek}\n${t.pesan}`,
          t.jawaban ?? teks.belumDijawab,
        ]),
      },
    ],
    tandaTangan: pokja({ orang }),
  }
}

export const pembukaanContent: ContentBuilder = async ({ paket, tahap, orang, sebutan }) => {
  const ba = await beritaAcaraPembukaan(paket, tahap.kunci, true)
  if (ba.keadaan !== 'dibuka') return null
  // Before the tender nobody has offered anything.
  const pra = bukaKualifikasi(tahap.kunci)
  const pengesah = [ba.peminta, ba.pengesah].filter((o) => o !== null)
  return {
    fakta: [
      [teks.fakta.dibuka, tanggalWaktu(ba.dibukaPada)],
      [teks.fakta.oleh, pengesah.map((o) => o.nama).join(', ')],
      [teks.fakta.peserta, String(ba.jumlahPeserta)],
      [pra ? teks.fakta.dokumen : teks.fakta.penawaran, String(ba.jumlahMasuk)],
      ...(ba.alasanSusulan
        ? [[teks.fakta.susulan, ba.alasanSusulan] satisfies [string, string]]
        : []),
      ...(ba.cadangan
        ? [
            [teks.fakta.cadangan, `${ba.cadangan.nama}: ${ba.cadangan.alasan}`] satisfies [
              string,
              string,
            ],
          ]
        : []),
    ],
    paragraf: ba.usulGagal ? [pra ? teks.tanpaDokumen : teks.tanpaPenawaran] : [],
    tabel: [
      {
        judul: pra ? teks.dokumenDibuka : teks.penawaran,
        kepala: [k.rekanan, k.dokumen, k.sidik, ...(pra ? [] : [k.hargaPenawaran])],
        baris: sebutan
          .semua(ba.penawaran)
          .map((p) => [
            p.nama,
            p.berkas.map((b) => `${penawaran.jenis[b.jenis]}: ${b.nama}`).join('\n'),
            p.berkas.map((b) => b.sha256.slice(0, 16)).join('\n'),
            ...(pra ? [] : [rupiah(p.hargaPenawaran)]),
          ]),
      },
      {
        judul: pra ? teks.dokumenTidakDibuka : teks.tidakDibuka,
        kepala: [k.rekanan, k.alasan],
        baris: [
          ...sebutan.semua(ba.tidakDibuka).map((t) => [t.nama, t.alasan]),
          ...sebutan
            .semua(ba.tidakMemasukkan)
            .map((t) => [t.nama, pra ? teks.dokumenTidakMasuk : teks.tidakMemasukkan]),
        ],
      },
    ],
    tandaTangan: pokja({ orang }),
  }
}

/** '12 Mei 2026' of a moment or a day. */
export const hari = (nilai: Parameters<typeof keHari>[0]): string => tanggal(keHari(nilai))
