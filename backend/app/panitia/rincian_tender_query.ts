/** A whole committee tender for its form and its dialog (S3 §3 'Tender'). */
import db from '@adonisjs/lucid/services/db'
import type {
  CalonTender,
  PaketTender,
  RincianTender,
  TopikTender,
} from '@eproc/domain/panitia/answers'
import type { Hak } from '@eproc/domain/common/rights'
import { BERKAS_TENDER, berkasKurang, type BerkasTender } from '@eproc/domain/panitia/berkas_tender'
import { bacaWaktu, petaPasangan } from '@eproc/domain/panitia/jadwal_tender'
import { TIME_FIELDS, type TimeField, type WaktuTender } from '@eproc/domain/panitia/tahap_tender'
import type { FaseTopik } from '@eproc/domain/tahap/tab'
import { danaBeberapaPaket, listKbli, lokasiBeberapaPaket } from '#app/paket/isi/bagian_paket_query'
import {
  keadaanBeberapaPaket,
  type KeadaanPaket,
} from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { dihentikan } from '#app/paket_berjalan/lingkup_paket'
import Paket from '#app/paket_berjalan/paket'
import { bolehPaket, pelakuBeberapaPaket } from '#app/paket_berjalan/pelaku_paket'
import { berkasTender } from '#app/panitia/berkas/berkas_tender_query'
import { beritaAcaraDiterima } from '#app/panitia/berkas/unggah_berita_acara'
import { pesertaTender } from '#app/panitia/peserta_tender_query'
import Tender from '#app/panitia/tender'
import { barisTender } from '#app/panitia/tender_query'
import { faseDijawab } from '#app/tender/penjelasan/bisa_dijawab'
import { dapatBertopik } from '#app/tender/penjelasan/topik_panitia'
import { listTopik } from '#app/tender/penjelasan/topik_query'
import type { Pelaku } from '#core/auth/actor'
import { sql } from '#core/database/sql'
import { notFound } from '#core/http/errors'

/** Packages of the tender with their funding and locations. @throws 404 */
export async function paketTender(tenderId: number): Promise<PaketTender[]> {
  if (!(await Tender.find(tenderId))) throw notFound()
  const paket = await Paket.query().where('tenderId', tenderId).orderBy('id')
  const ppk = new Map(
    (
      await sql<{ id: number; nama: string }>(
        db,
        'select id, nama from pengguna where id = any(?)',
        [paket.map((p) => p.ppkId)]
      )
    ).map((u) => [u.id, u.nama])
  )
  const ids = paket.map((p) => p.id)
  const funds = await danaBeberapaPaket(ids)
  const places = await lokasiBeberapaPaket(ids)
  return paket.map((p) => ({
    id: p.id,
    kode: p.kode,
    nama: p.nama,
    totalPagu: p.totalPagu,
    status: p.status,
    statusPelaksanaan: p.statusPelaksanaan,
    catatan: p.catatan,
    ppk: ppk.get(p.ppkId) ?? '',
    jenisKontrak: p.jenisKontrak,
    passingGrade: p.passingGrade,
    ListSumberDana: funds.get(p.id) ?? [],
    ListLokasiKerja: places.get(p.id) ?? [],
  }))
}

/** Whom the committee means to invite. */
const calonTender = (tenderId: number): Promise<CalonTender[]> =>
  sql<CalonTender>(
    db,
    `select r.id, r.nama from tender_calon c join rekanan r on r.id = c.rekanan_id
      where c.tender_id = ? order by r.nama, r.id`,
    [tenderId]
  )

const keadaanTender = async (tenderId: number): Promise<Map<Paket, KeadaanPaket>> =>
  keadaanBeberapaPaket(await Paket.query().where('tenderId', tenderId).orderBy('id'))

export async function rincianTender(pelaku: Pelaku, id: number): Promise<RincianTender> {
  const [ada, tender] = await Promise.all([barisTender(id), Tender.find(id)])
  if (!ada || !tender) throw notFound()
  const acuan = ada.acuan === null ? null : await Paket.find(ada.acuan)
  const paket = await paketTender(id)
  const jalan = tender.status === 'T0' || tender.status === 'T1'
  const berhak = await paketBerhak(pelaku, paket)
  // Who makes the draft chooses whom to invite; once it runs these stand for names of participants (decisions §5 'Names').
  const tahuCalon = !jalan || berhak('tender.undangan').length > 0
  const [kbli, berkas, calon] = await Promise.all([
    acuan ? listKbli(acuan.id) : [],
    berkasTender(id),
    tahuCalon ? calonTender(id) : [],
  ])
  const waktu = acuan
    ? bacaWaktu(petaPasangan(acuan.metodePemilihan, acuan.kualifikasi), ada.jadwal)
    : {}
  const peserta = jalan ? await pesertaTender(pelaku, id, paket) : []
  const keadaan = jalan ? await keadaanTender(id) : new Map<Paket, KeadaanPaket>()
  const menjawab = new Set(berhak('tender.chat.jawab').map((p) => p.id))
  const dijawab = new Map([...keadaan].filter(([p]) => menjawab.has(p.id)))
  return {
    ...ada.baris,
    ...kolomPaket(acuan),
    pemenang: tender.pemenang,
    kbli: kbli.map((k) => k.id).join(','),
    listKbli: kbli,
    listPaket: paket,
    listJadwal: ada.jadwal,
    listBerkas: berkas.map(({ jalur: _jalur, ...b }) => b),
    // What was stopped is published with the draft no more.
    berkasKurang: berkasKurang(
      berkas,
      paket.filter((p) => jalan || !dihentikan(p))
    ),
    listPeserta: peserta,
    listCalon: calon,
    listChat: jalan ? await topikTender(pelaku, id, paket, dijawab) : [],
    boleh: jalan
      ? boleh({
          paketTopik: dapatBertopik(dijawab),
          beritaAcara: beritaAcaraDiterima(keadaan, berhak),
          evaluasi: peserta.some((p) => p.dinilai),
        })
      : BELUM,
    ...semuaWaktu(waktu),
    ...semuaBerkas(berkas),
  }
}

const BELUM = { topik: false, paketTopik: [], beritaAcara: false, evaluasi: false }

const kolomPaket = (p: Paket | null) => ({
  jenisKontrak: p?.jenisKontrak ?? null,
  jenisPengadaan: p?.jenisPengadaan ?? null,
  metodePaket: p?.metodePemilihan ?? null,
  metodeKualifikasi: p?.kualifikasi ?? null,
  metodeEvaluasi: p?.metodeEvaluasi ?? null,
})

const semuaWaktu = (waktu: WaktuTender) =>
  Object.fromEntries(TIME_FIELDS.map((b) => [b, waktu[b] ?? null])) as Record<
    TimeField,
    string | null
  >

const semuaBerkas = (berkas: readonly { jenis: BerkasTender; url: string }[]) =>
  Object.fromEntries(
    BERKAS_TENDER.map((nama) => [nama, berkas.find((b) => b.jenis === nama)?.url ?? null])
  ) as Record<BerkasTender, string | null>

const FASE: readonly FaseTopik[] = ['PP0', 'PP1', 'SH']

async function topikTender(
  pelaku: Pelaku,
  tenderId: number,
  paket: readonly PaketTender[],
  keadaan: ReadonlyMap<Paket, KeadaanPaket>
): Promise<TopikTender[]> {
  const hasil: TopikTender[] = []
  const ada = await sql<{ paketId: number; fase: FaseTopik }>(
    db,
    'select distinct paket_id as "paketId", fase from topik where paket_id = any(?)',
    [paket.map((p) => p.id)]
  )
  const dijawab = faseDijawab(keadaan)
  for (const p of paket) {
    const own = ada.filter((t) => t.paketId === p.id).map((t) => t.fase)
    for (const fase of FASE.filter((f) => own.includes(f))) {
      for (const t of await listTopik(p.id, fase, pelaku)) {
        const { subject, message, createdAt, updatedAt, listMessage } = t
        hasil.push({
          id: t.id,
          tahap: fase === 'SH' ? 'SH' : 'PP',
          creator: t.pembuat,
          subject,
          message,
          createdAt,
          updatedAt,
          fk_tenderId: tenderId,
          paketId: p.id,
          kodePaket: p.kode,
          bisaDijawab: dijawab(p.id, fase),
          listMessage,
        })
      }
    }
  }
  return hasil.toSorted((a, b) => a.id - b.id)
}

/** Those of the packages on which the reader may use a right now. */
async function paketBerhak(
  pelaku: Pelaku,
  paket: readonly PaketTender[]
): Promise<(hak: Hak) => PaketTender[]> {
  const ids = paket.map((p) => p.id)
  const hubunganDengan = await pelakuBeberapaPaket(pelaku, ids)
  return (hak) => paket.filter((p) => bolehPaket(pelaku, hubunganDengan(p.id), hak))
}

/** What this reader may do now; the deeds themselves ask again. */
const boleh = (bisa: Omit<RincianTender['boleh'], 'topik'>): RincianTender['boleh'] => ({
  ...bisa,
  topik: bisa.paketTopik.length > 0,
})
