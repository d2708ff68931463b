/** State of an opening and, once it is done, its minutes; the printout is drawn from the same. */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import { hakSahkanPembukaan, tahapPemasok } from '@eproc/domain/tahap/pemasukan'
import { tabStaf, templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import { fileTab, uraiTab } from '@eproc/domain/tahap/tab'
import type {
  BeritaAcaraRow,
  BeritaAcaraPembukaan,
  PelakuPembukaan,
} from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type { BerkasTerbuka } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { readRequest } from '@eproc/sealing/offer/request'
import { entitledTo } from '#app/tender/pembukaan/entitled'
import { lostKeys } from '#app/tender/pembukaan/rekanan/lost_keys_query'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import type Paket from '#app/paket_berjalan/paket'
import { perPaket } from '#app/paket_berjalan/per_paket'
import { sqlNow } from '#core/clock/clock'
import { notFound } from '#core/http/errors'
import { sql } from '#core/database/sql'

interface PembukaanRow {
  pemintaId: number
  peminta: string
  dimintaPada: Date
  pengesahId: number | null
  pengesah: string | null
  disahkanPada: Date | null
  usulGagal: boolean
  alasanSusulan: string | null
  isi: { tidakDibuka: { rekananId: number; alasan: string }[] } | null
  pernyataan: string | null
  sidikPengesah: string | null
  cadanganId: number | null
  alasanCadangan: string | null
}

const pelaku = (
  id: number | null | undefined,
  nama: string | null | undefined,
  pada: Date | null | undefined
): PelakuPembukaan | null => (id && nama && pada ? { id, nama, pada: keIso(pada)! } : null)

function standIn(b: PembukaanRow | undefined): BeritaAcaraPembukaan['cadangan'] {
  if (!b?.alasanCadangan) return null
  const nama = b.cadanganId === b.pengesahId ? b.pengesah : b.peminta
  return { nama: nama ?? '', alasan: b.alasanCadangan }
}

/** @param isi may the reader see names of files and prices? @throws 404 when it is no opening stage */
export async function beritaAcaraPembukaan(
  paket: Paket,
  key: string,
  isi: boolean
): Promise<BeritaAcaraPembukaan> {
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const { tahap, tab } = openingStage(paket, templat, key)
  const [b] = await sql<PembukaanRow>(
    db,
    `select b.peminta_id as "pemintaId", u.nama as peminta, b.diminta_pada as "dimintaPada",
            b.pengesah_id as "pengesahId", s.nama as pengesah, b.disahkan_pada as "disahkanPada",
            b.usul_gagal as "usulGagal", b.alasan_susulan as "alasanSusulan", b.berita_acara as isi,
            b.pernyataan, b.sidik_pengesah as "sidikPengesah", b.cadangan_id as "cadanganId",
            b.alasan_cadangan as "alasanCadangan"
       from pembukaan b join pengguna u on u.id = b.peminta_id left join pengguna s on s.id = b.pengesah_id
      where b.paket_id = ? and b.tahap = ?`,
    [paket.id, key]
  )
  const terdaftar = await sql<{ id: number; nama: string; masuk: boolean }>(
    db,
    `select s.rekanan_id as id, r.nama,
            exists (select 1 from penawaran w where w.paket_id = s.paket_id and w.rekanan_id = s.rekanan_id
                     and w.tahap = ? and ${belumDitarik('w')}) as masuk
       from peserta s join rekanan r on r.id = s.rekanan_id
      where s.paket_id = ? and s.mundur_pada is null order by s.nomor`,
    [tahapPemasok(templat, key)?.kunci ?? '', paket.id]
  )
  const dibuka = !!b?.disahkanPada
  const peserta = dibuka ? await entitledTo(paket, key, terdaftar) : terdaftar
  const daftar = dibuka ? await barisBeritaAcara(paket.id, key, isi) : []
  const lost = await lostKeys(paket, key, dibuka)
  return {
    paket: { id: paket.id, kode: paket.kode, nama: paket.nama },
    tahap: key,
    namaTahap: tahap.nama,
    jenis: fileTab(tab),
    keadaan: dibuka ? 'dibuka' : b ? 'diminta' : 'belum',
    hakSahkan: hakSahkanPembukaan(paket),
    peminta: pelaku(b?.pemintaId, b?.peminta, b?.dimintaPada),
    pengesah: pelaku(b?.pengesahId, b?.pengesah, b?.disahkanPada),
    dibukaPada: keIso(b?.disahkanPada ?? null),
    alasanSusulan: b?.alasanSusulan ?? null,
    cadangan: standIn(b),
    perluAlasan: !dibuka && !b?.alasanSusulan && (await tahapLewat(paket.id, key)),
    jumlahPeserta: peserta.length,
    jumlahMasuk: peserta.filter((p) => p.masuk).length,
    penawaran: daftar,
    tidakMemasukkan: dibuka
      ? peserta.filter((p) => !p.masuk).map((p) => ({ vendorId: p.id, nama: p.nama }))
      : [],
    tidakDibuka: await unopened((dibuka && b?.isi?.tidakDibuka) || []),
    usulGagal: b?.usulGagal ?? false,
    perluCatatan: dibuka && daftar.length > 0 && daftar.length <= 2,
    ...(await signers(paket.id, b)),
    ...lost,
    ...(lost.bukaSendiri ? { bertandaTangan: false } : {}),
  }
}

function openingStage(paket: Paket, templat: readonly Tahap[], key: string) {
  const tahap = templat.find((t) => t.kunci === key)
  const tab =
    tahap && tabStaf(tahap, paket.jenisPengadaan).find((t) => uraiTab(t).jenis === 'pembukaan')
  if (!tahap || !tab) throw notFound()
  return { tahap, tab }
}

/** Whether two keys of people have to sign, and which did. */
async function signers(
  paketId: number,
  b: PembukaanRow | undefined
): Promise<Pick<BeritaAcaraPembukaan, 'bertandaTangan' | 'sidikPeminta' | 'sidikPengesah'>> {
  const found = await sql(db, 'select 1 from himpunan_pemegang where paket_id = ? limit 1', [
    paketId,
  ])
  return {
    bertandaTangan: found.length > 0,
    sidikPeminta: readRequest(b?.pernyataan ?? '')?.first ?? null,
    sidikPengesah: b?.sidikPengesah ?? null,
  }
}

/** What stays shut, with names of vendors, of those who withdrew as well. */
async function unopened(
  sealed: readonly { rekananId: number; alasan: string }[]
): Promise<BeritaAcaraPembukaan['tidakDibuka']> {
  const all = await sql<{ id: number; nama: string }>(
    db,
    'select id, nama from rekanan where id = any(?)',
    [sealed.map(({ rekananId }) => rekananId)]
  )
  const names = new Map(all.map(({ id, nama }) => [id, nama]))
  return sealed.map(({ rekananId, alasan }) => ({
    vendorId: rekananId,
    nama: names.get(rekananId) ?? '',
    alasan,
  }))
}

/** Is the stage's time over? */
async function tahapLewat(paketId: number, key: string): Promise<boolean> {
  const [lewat] = await sql(
    db,
    `select 1 from jadwal where paket_id = ? and kunci = ? and selesai <= ${sqlNow()}`,
    [paketId, key]
  )
  return lewat !== undefined
}

async function barisBeritaAcara(
  paketId: number,
  key: string,
  isi: boolean
): Promise<BeritaAcaraRow[]> {
  const hasil = new Map<number, BeritaAcaraRow>()
  for (const { rekananId, rekanan, harga, ...b } of await berkasTerbuka(paketId, key)) {
    const baris = hasil.get(rekananId) ?? {
      vendorId: rekananId,
      nama: rekanan,
      berkas: [],
      hargaPenawaran: null,
    }
    baris.berkas.push(isi ? b : { ...b, nama: '' })
    if (isi && b.jenis === 'H') baris.hargaPenawaran = harga
    hasil.set(rekananId, baris)
  }
  return [...hasil.values()]
}

export interface TerbukaRow extends Omit<BerkasTerbuka, 'url'> {
  rekananId: number
  rekanan: string
  harga: number | null
}

/** Opened files of the package in one opening. */
const berkasTerbuka = async (paketId: number, tahapBuka: string): Promise<TerbukaRow[]> =>
  (await berkasBeberapaPaket([paketId], tahapBuka)).get(paketId) ?? []

/** Opened files of the packages, or of one opening of them. */
export async function berkasBeberapaPaket(
  paketIds: readonly number[],
  tahapBuka?: string
): Promise<ReadonlyMap<number, TerbukaRow[]>> {
  const baris = await sql<Omit<TerbukaRow, 'pada'> & { paketId: number; pada: Date }>(
    db,
    `select w.paket_id as "paketId", w.id, w.rekanan_id as "rekananId", r.nama as rekanan, w.jenis, w.tahap, w.versi_ke as versi,
            w.nama_asli as nama, w.ukuran, w.sha256, w.diterima_pada as pada, w.utuh, w.harga
       from penawaran w join rekanan r on r.id = w.rekanan_id
      where w.paket_id = any(?) and w.dibuka_pada is not null ${tahapBuka === undefined ? '' : 'and w.tahap_buka = ?'}
      order by w.rekanan_id, position(w.jenis in 'KATH'), w.id`,
    [paketIds, ...(tahapBuka === undefined ? [] : [tahapBuka])]
  )
  return perPaket<TerbukaRow>(baris.map((b) => ({ ...b, pada: keIso(b.pada)! })))
}
