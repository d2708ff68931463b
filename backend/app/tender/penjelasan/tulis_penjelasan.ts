/** Topics and messages of the explanation, while its stage is open (S1 §2.11, §5; decisions §5). */
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { apakahRekanan } from '@eproc/domain/peran'
import type { FasePenjelasan } from '@eproc/domain/tahap/tab'
import { tender as teks } from '@eproc/i18n/id/tender'
import { anggotaPokja } from '#app/paket/kabari_paket'
import type Paket from '#app/paket/paket'
import { paketBagi, paketRekanan } from '#app/paket/paket_rekanan'
import { wajibHakPaket } from '#app/paket/pelaku_paket'
import { wajibTahapRekanan, wajibTahapTerbuka } from '#app/paket/tahap_paket'
import { berandaPaket, pesertaAktif } from '#app/tender/kabar'
import { terlarang, tidakDitemukan, versiUsang } from '#inti/galat'
import { beda, catat, sumberDari } from '#inti/jurnal'
import { beritahu } from '#inti/notifikasi'
import { siarkan } from '#inti/siaran'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

interface BarisTopik {
  id: number
  paket_id: number
  fase: FasePenjelasan
  rekanan_id: number
  pembuat_id: number
  subjek: string
  pesan: string
  versi: number
}

export interface IsiTopik {
  fase: FasePenjelasan
  subjek: string
  pesan: string
}

const cariTopik = async (trx: TransactionClientContract, id: number): Promise<BarisTopik> => {
  const [topik] = await sql<BarisTopik>(trx, 'select * from topik where id = ? for update', [id])
  if (!topik) throw tidakDitemukan()
  return topik
}

/** Open browsers of everybody in the conversation load again. */
async function segarkan(trx: TransactionClientContract, paket: Paket): Promise<void> {
  const peserta = await sql<{ id: number }>(
    trx,
    'select pengguna_id as id from rekanan where id = any(?)',
    [await pesertaAktif(trx, paket.id)]
  )
  const ulp = await sql<{ id: number }>(
    trx,
    `select id from pengguna where peran in ('operatorULP','manajerULP') and status = 'A'`
  )
  await siarkan(
    trx,
    [paket.ppkId, ...(await anggotaPokja(trx, paket.id)), ...[...peserta, ...ulp].map((p) => p.id)],
    { jenis: 'penjelasan', paketId: paket.id }
  )
}

export async function buatTopik(
  trx: TransactionClientContract,
  ctx: HttpContext,
  paketId: number,
  isi: IsiTopik
): Promise<{ paket: Paket; id: number }> {
  const { rekananId } = ctx.pelaku
  const paket = await paketRekanan(rekananId, paketId, trx)
  if (rekananId === null) throw tidakDitemukan()
  await wajibTahapRekanan(trx, paket, rekananId, 'penjelasan', isi.fase)
  const [baris] = await sql<{ id: number }>(
    trx,
    `insert into topik (paket_id, fase, rekanan_id, pembuat_id, subjek, pesan, dibuat_pada, diubah_pada)
     select ?, ?, ?, ?, ?, ?, s, s from (select ${sqlSekarang()} as s) waktu returning id`,
    [paket.id, isi.fase, rekananId, ctx.pelaku.id, isi.subjek, isi.pesan]
  )
  const { id } = baris!
  await catat(trx, sumberDari(ctx), {
    aksi: 'penjelasan.topik.buat',
    objek: 'paket',
    objekId: paket.id,
    rincian: { topikId: id, ...isi },
  })
  const [nomor] = await sql<{ nomor: number }>(
    trx,
    'select nomor from peserta where paket_id = ? and rekanan_id = ?',
    [paket.id, rekananId]
  )
  await beritahu(trx, {
    penerimaId: await anggotaPokja(trx, paket.id),
    namaPengirim: teks.nama.peserta(nomor?.nomor ?? 0),
    pesan: teks.penjelasan.kabarTopik(paket.nama),
    tautan: '/ppk/tender',
  })
  await segarkan(trx, paket)
  return { paket, id }
}

export async function ubahTopik(
  trx: TransactionClientContract,
  ctx: HttpContext,
  topikId: number,
  isi: Pick<IsiTopik, 'subjek' | 'pesan'> & { versi: number | null }
): Promise<{ paket: Paket; fase: FasePenjelasan }> {
  const topik = await cariTopik(trx, topikId)
  const paket = await paketRekanan(ctx.pelaku.rekananId, topik.paket_id, trx)
  const { rekananId } = ctx.pelaku
  if (rekananId === null) throw tidakDitemukan()
  await wajibTahapRekanan(trx, paket, rekananId, 'penjelasan', topik.fase)
  if (topik.pembuat_id !== ctx.pelaku.id) throw terlarang(teks.penjelasan.hanyaPembuat)
  if (isi.versi !== null && isi.versi !== topik.versi) throw versiUsang()
  await sql(
    trx,
    `update topik set subjek = ?, pesan = ?, versi = versi + 1, diubah_pada = ${sqlSekarang()} where id = ?`,
    [isi.subjek, isi.pesan, topik.id]
  )
  await catat(trx, sumberDari(ctx), {
    aksi: 'penjelasan.topik.ubah',
    objek: 'paket',
    objekId: paket.id,
    rincian: {
      topikId,
      ...beda(
        { subjek: topik.subjek, pesan: topik.pesan },
        { subjek: isi.subjek, pesan: isi.pesan }
      ),
    },
  })
  await segarkan(trx, paket)
  return { paket, fase: topik.fase }
}

/** A vendor that takes part, or staff with the right to answer; both only while the stage is open. */
export async function kirimPesanTopik(
  trx: TransactionClientContract,
  ctx: HttpContext,
  topikId: number,
  pesan: string
): Promise<{ paket: Paket; fase: FasePenjelasan }> {
  const topik = await cariTopik(trx, topikId)
  const paket = await paketBagi(ctx, topik.paket_id)
  const rekanan = apakahRekanan(ctx.pelaku.peran)
  if (rekanan) {
    await wajibTahapRekanan(trx, paket, ctx.pelaku.rekananId!, 'penjelasan', topik.fase)
  } else {
    await wajibHakPaket(ctx, paket, 'tender.chat.jawab', trx)
    await wajibTahapTerbuka(trx, paket, 'penjelasan', topik.fase, { sisi: 'staf' })
  }
  const [baris] = await sql<{ id: number }>(
    trx,
    `insert into pesan_topik (topik_id, pengirim_id, rekanan_id, pesan, dibuat_pada)
     values (?, ?, ?, ?, ${sqlSekarang()}) returning id`,
    [topik.id, ctx.pelaku.id, rekanan ? ctx.pelaku.rekananId : null, pesan]
  )
  await catat(trx, sumberDari(ctx), {
    aksi: 'penjelasan.pesan.kirim',
    objek: 'paket',
    objekId: paket.id,
    rincian: { topikId, pesanId: baris!.id, pesan },
  })
  if (!rekanan) {
    const [pembuat] = await sql<{ jenis: 'V' | 'O' }>(
      trx,
      'select jenis from rekanan where id = ?',
      [topik.rekanan_id]
    )
    await beritahu(trx, {
      penerimaId: [topik.pembuat_id],
      namaPengirim: teks.nama.panitia,
      pesan: teks.penjelasan.kabarJawab(topik.subjek),
      tautan: berandaPaket(pembuat!.jenis, paket.id),
    })
  }
  await segarkan(trx, paket)
  return { paket, fase: topik.fase }
}
