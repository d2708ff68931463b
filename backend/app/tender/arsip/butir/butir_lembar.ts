/** The package's data in its archive: each subject as JSON and as a page to read. */
import { keIso, tanggalWaktu } from '@eproc/domain/common/format'
import { arsip as teks } from '@eproc/i18n/id/arsip'
import { tender as teksTender } from '@eproc/i18n/id/tender'
import { percakapanPaket, type TopikArsip } from '#app/tender/arsip/berkas_arsip_query'
import type { Butir } from '#app/tender/arsip/butir/butir'
import { barisTabel, LEMBAR } from '#app/tender/arsip/lembar_query'
import { aman, seksi, halaman, kembali, tabelData } from '#app/tender/arsip/halaman_arsip'
import type { PembacaArsip } from '#app/tender/arsip/pembaca_arsip'
import type { LembarArsip } from '#app/tender/arsip/tabel_arsip'

/** Two files of one subject. */
const pasangan = (
  letak: string,
  keterangan: string,
  json: () => Promise<unknown>,
  html: () => Promise<Iterable<string>>
): Butir[] => {
  const dasar = { keterangan, sha256: null, ukuran: 0 }
  return [
    { ...dasar, letak: `${letak}.html`, buka: html },
    { ...dasar, letak: `${letak}.json`, buka: async () => [keJson(await json())] },
  ]
}

/** Times as everywhere in the product's answers. */
const keJson = (isi: unknown): string =>
  `${JSON.stringify(
    isi,
    function (this: Record<string, unknown>, key, nilai: unknown) {
      const asli = this[key]
      return asli instanceof Date ? keIso(asli) : nilai
    },
    2
  )}\n`

export const butirLembar = async (paketId: number, pembaca: PembacaArsip): Promise<Butir[]> =>
  LEMBAR.filter(({ perlu }) => !perlu || pembaca[perlu]).flatMap((dokumen) => {
    const tabel = () => isiTabel(dokumen, paketId, pembaca)
    return pasangan(
      `data/${dokumen.kunci}`,
      `${teks.keterangan.dokumen}: ${teks.dokumen[dokumen.kunci]}`,
      async () => Object.fromEntries((await tabel()).map(({ kunci, baris }) => [kunci, baris])),
      async () => {
        const isi = await tabel()
        return halaman(teks.dokumen[dokumen.kunci], [
          kembali(),
          ...isi.flatMap((t) => [...tabelData(t, t.baris)]),
        ])
      }
    )
  })

async function isiTabel({ tabel }: LembarArsip, paketId: number, pembaca: PembacaArsip) {
  const isi = []
  for (const t of tabel) {
    if (t.perlu && !pembaca[t.perlu]) continue
    isi.push({ ...t, baris: await barisTabel(t, paketId) })
  }
  return isi
}

interface PesanTampil {
  dari: string
  staf: boolean
  pada: Date
  pesan: string
}
const pesanTampil = (p: TopikArsip['pesan'][number], nama: boolean): PesanTampil => {
  const { staf, pada, pesan, nomor } = p
  const peserta = nomor === null ? teksTender.nama.peserta(0) : teksTender.nama.peserta(nomor)
  const dari = staf ? p.nama : nama ? `${peserta} (${p.nama})` : peserta
  return { dari, staf, pada, pesan }
}

export async function butirPercakapan(paketId: number, { nama }: PembacaArsip): Promise<Butir[]> {
  const baca = async () =>
    (await percakapanPaket(paketId)).map((t) => ({
      ...t,
      pesan: t.pesan.map((p) => pesanTampil(p, nama)),
    }))
  const { judul } = teks.percakapan
  return pasangan('penjelasan/percakapan', judul, baca, async () =>
    halaman(judul, percakapan(await baca()))
  )
}

type TopikTampil = Omit<TopikArsip, 'pesan'> & { pesan: PesanTampil[] }

function* percakapan(topik: readonly TopikTampil[]): Generator<string> {
  yield kembali()
  if (topik.length === 0) yield `<p class="redup">${aman(teks.percakapan.kosong)}</p>\n`
  for (const fase of ['PP0', 'PP1', 'SH'] as const) {
    const satu = topik.filter((t) => t.fase === fase)
    if (satu.length > 0) yield seksi(teks.percakapan.fase[fase])
    for (const { subjek, pesan } of satu) {
      yield `<h3>${aman(subjek)}</h3>\n`
      for (const p of pesan) {
        yield `<p class="redup">${aman(p.dari)}, ${aman(tanggalWaktu(p.pada))}</p>`
        yield `<div class="pesan${p.staf ? ' staf' : ''}">${aman(p.pesan)}</div>\n`
      }
      if (!pesan.some((p) => p.staf))
        yield `<p class="redup">${aman(teks.percakapan.belumDijawab)}</p>\n`
    }
  }
}
