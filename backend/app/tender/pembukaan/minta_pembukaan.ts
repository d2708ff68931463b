/** Request and confirmation of an opening; two members, one official for TLA and PLA. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import type Paket from '#app/paket/paket'
import { wajibHakPaket } from '#app/paket/pelaku_paket'
import { wajibTahapTerbuka } from '#app/paket/tahap_paket'
import { bukaPenawaran } from '#app/tender/pembukaan/buka_penawaran'
import { bentrok, terlarang } from '#inti/galat'
import { catat, sumberDari } from '#inti/jurnal'
import { beritahu } from '#inti/notifikasi'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

/** One procurement official is enough. */
export const cukupSatu = (paket: Pick<Paket, 'metodePemilihan'>): boolean =>
  paket.metodePemilihan === 'TLA' || paket.metodePemilihan === 'PLA'

interface BarisPembukaan {
  id: number
  peminta_id: number
  peminta: string
  pengesah_id: number | null
  disahkan: boolean
}

const baris = async (trx: TransactionClientContract, paketId: number, tahap: string) =>
  (
    await sql<BarisPembukaan>(
      trx,
      `select b.id, b.peminta_id, u.nama as peminta, b.pengesah_id, b.disahkan_pada is not null as disahkan
         from pembukaan b join pengguna u on u.id = b.peminta_id
        where b.paket_id = ? and b.tahap = ? for update of b`,
      [paketId, tahap]
    )
  )[0]

async function tahapTerbuka(trx: TransactionClientContract, paket: Paket, kunci: string | null) {
  const { tahap } = await wajibTahapTerbuka(trx, paket, 'pembukaan', null, {
    sisi: 'staf',
    ...(kunci === null ? {} : { kunci }),
  })
  return tahap.kunci
}

/** Answers the stage and whether it is open now. @throws 403, 409 already asked for, opened, or closed stage */
export async function mintaPembukaan(
  ctx: HttpContext,
  paket: Paket,
  kunci: string | null
): Promise<{ tahap: string; dibuka: boolean }> {
  return db.transaction(async (trx) => {
    const tahap = await tahapTerbuka(trx, paket, kunci)
    await wajibHakPaket(ctx, paket, 'tender.buka', trx)
    const [baru] = await sql<{ id: number }>(
      trx,
      `insert into pembukaan (paket_id, tahap, peminta_id, diminta_pada) values (?, ?, ?, ${sqlSekarang()})
       on conflict (paket_id, tahap) do nothing returning id`,
      [paket.id, tahap, ctx.pelaku.id]
    )
    if (!baru) {
      const ada = (await baris(trx, paket.id, tahap))!
      throw bentrok(ada.disahkan ? teks.buka.sudahDibuka : teks.buka.sudahDiminta(ada.peminta))
    }
    await catat(trx, sumberDari(ctx), {
      aksi: 'pembukaan.minta',
      objek: 'paket',
      objekId: paket.id,
      rincian: { tahap },
    })
    if (cukupSatu(paket)) {
      await laksanakan(trx, ctx, paket, tahap, { id: baru.id, pemintaId: ctx.pelaku.id })
      return { tahap, dibuka: true }
    }
    const lain = await sql<{ id: number }>(
      trx,
      'select pengguna_id as id from pokja where paket_id = ? and pengguna_id <> ?',
      [paket.id, ctx.pelaku.id]
    )
    await beritahu(trx, {
      penerimaId: lain.map((p) => p.id),
      namaPengirim: ctx.pelaku.nama,
      pesan: teks.surat.diminta(ctx.pelaku.nama, paket.kode),
    })
    return { tahap, dibuka: false }
  })
}

/** Another member confirms: the offers are opened. @throws 403 the requester, 409 not asked for or opened already */
export async function sahkanPembukaan(
  ctx: HttpContext,
  paket: Paket,
  kunci: string | null
): Promise<{ tahap: string }> {
  return db.transaction(async (trx) => {
    const tahap = await tahapTerbuka(trx, paket, kunci)
    await wajibHakPaket(ctx, paket, 'tender.buka', trx)
    const ada = await baris(trx, paket.id, tahap)
    if (!ada) throw bentrok(teks.buka.belumDiminta)
    if (ada.disahkan) throw bentrok(teks.buka.sudahDibuka)
    if (ada.peminta_id === ctx.pelaku.id) throw terlarang(teks.buka.pengesahSama)
    await laksanakan(trx, ctx, paket, tahap, {
      id: ada.id,
      pemintaId: ada.peminta_id,
      pengesahId: ctx.pelaku.id,
    })
    return { tahap }
  })
}

async function laksanakan(
  trx: TransactionClientContract,
  ctx: HttpContext,
  paket: Paket,
  tahap: string,
  p: { id: number; pemintaId: number; pengesahId?: number }
): Promise<void> {
  await sql(
    trx,
    `update pembukaan set pengesah_id = ?, disahkan_pada = ${sqlSekarang()} where id = ?`,
    [p.pengesahId ?? null, p.id]
  )
  const orang = [p.pemintaId, ...(p.pengesahId === undefined ? [] : [p.pengesahId])]
  const hasil = await bukaPenawaran(trx, paket, tahap, {
    pembukaanId: p.id,
    persetujuan: orang.map((penggunaId) => ({ penggunaId })),
  })
  await sql(trx, 'update pembukaan set usul_gagal = ?, berita_acara = ? where id = ?', [
    hasil.dibuka.length === 0,
    JSON.stringify({ tidakDibuka: hasil.tidakDibuka }),
    p.id,
  ])
  await catat(trx, sumberDari(ctx), {
    aksi: 'pembukaan.sahkan',
    objek: 'paket',
    objekId: paket.id,
    rincian: { tahap, peminta: p.pemintaId, pengesah: p.pengesahId ?? null, ...hasil },
  })
  const penerima = await sql<{ id: number }>(
    trx,
    `select pengguna_id as id from pokja where paket_id = ? and pengguna_id <> ?
     union select ppk_id from paket where id = ?`,
    [paket.id, ctx.pelaku.id, paket.id]
  )
  await beritahu(trx, {
    penerimaId: penerima.map((r) => r.id),
    namaPengirim: ctx.pelaku.nama,
    pesan: teks.surat.dibuka(paket.kode, paket.nama),
  })
}
