/** Appointing the committee of a package, and its members' declaration (decisions §2). */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { CalonPokja } from '@eproc/domain/jawaban/paket'
import { jumlahPokjaSah } from '@eproc/domain/aturan_paket'
import { paket as teks } from '@eproc/i18n/id/paket'
import { anggotaPokja, kabariStaf } from '#app/paket/kabari_paket'
import type Paket from '#app/paket/paket'
import { paketUntuk, wajibHakPaket } from '#app/paket/pelaku_paket'
import { mulaiTindakan } from '#app/paket/tindakan'
import type { GalatIsian } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { catat, sumberDari } from '#inti/jurnal'
import { sql, type Koneksi } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

export interface IsianPokja {
  nomor?: string | null | undefined
  tanggal?: string | null | undefined
  anggota?: number[] | null | undefined
}

/** Active staff of division unlada or of role operatorULP. */
export const calonPokja = (koneksi: Koneksi): Promise<CalonPokja[]> =>
  sql<CalonPokja>(
    koneksi,
    `select u.id, u.nama, u.jabatan, u.divisi_kode as divisi, u.peran
       from pengguna u left join divisi d on d.kode = u.divisi_kode
      where u.status = 'A' and u.peran not in ('vendor', 'person')
        and (u.peran = 'operatorULP' or lower(d.nick) = 'unlada')
      order by u.nama, u.id`
  )

function periksa(paket: Paket, isian: IsianPokja, calon: CalonPokja[], nama: Map<number, string>) {
  const galat: GalatIsian[] = []
  const salah = (field: string, rule: string, message: string) =>
    galat.push({ field, rule, message })
  const anggota = isian.anggota ?? []
  if (!isian.nomor?.trim()) salah('nomor', 'required', teks.aturan.pokjaNomor)
  if (!isian.tanggal) salah('tanggal', 'required', teks.aturan.pokjaTanggal)
  if (!jumlahPokjaSah(paket.metodePemilihan, anggota.length)) {
    const besar = paket.metodePemilihan === 'TEN' || paket.metodePemilihan === 'SEL'
    salah('anggota', 'count', besar ? teks.aturan.pokjaTigaGanjil : teks.aturan.pokjaSatu)
  }
  for (const id of anggota) {
    const sebutan = nama.get(id) ?? String(id)
    if (id === paket.ppkId) salah('anggota', 'ppk', teks.aturan.pokjaPpk(sebutan))
    else if (id === paket.penyetujuId) {
      salah('anggota', 'approver', teks.aturan.pokjaPenyetuju(sebutan))
    } else if (!calon.some((c) => c.id === id)) {
      salah('anggota', 'member', teks.aturan.pokjaBukanAnggota(sebutan))
    }
  }
  return galat
}

/** Replaces the pokja; who stays keeps the declaration. */
export const aturPokja = (ctx: HttpContext, id: number | null, isian: IsianPokja) =>
  db.transaction(async (trx) => {
    const paket = await mulaiTindakan(ctx, trx, id, 'pokja')
    const anggota = [...new Set(isian.anggota ?? [])]
    const orang = await sql<{ id: number; nama: string }>(
      trx,
      'select id, nama from pengguna where id = any(?)',
      [anggota]
    )
    const nama = new Map(orang.map((o) => [o.id, o.nama]))
    tegakkan(periksa(paket, { ...isian, anggota }, await calonPokja(trx), nama))
    const lama = await anggotaPokja(trx, paket.id)
    await sql(trx, 'delete from pokja where paket_id = ? and not pengguna_id = any(?)', [
      paket.id,
      anggota,
    ])
    await sql(
      trx,
      `insert into pokja (paket_id, pengguna_id) select ?, id from unnest(?::int[]) as id
       on conflict do nothing`,
      [paket.id, anggota]
    )
    await sql(
      trx,
      `update paket set pokja_nomor = ?, pokja_tanggal = ?, versi = versi + 1,
              diubah_pada = ${sqlSekarang()} where id = ?`,
      [isian.nomor!.trim(), isian.tanggal, paket.id]
    )
    await catat(trx, sumberDari(ctx), {
      aksi: 'paket.pokja',
      objek: 'paket',
      objekId: paket.id,
      rincian: {
        anggota: [lama, anggota],
        nomor: [paket.pokjaNomor, isian.nomor!.trim()],
        tanggal: [paket.pokjaTanggal, isian.tanggal],
      },
    })
    await kabariStaf(
      trx,
      anggota.filter((a) => !lama.includes(a)),
      '/ppk/tender',
      { pesan: teks.kabar.pokja(paket.kode, paket.nama) },
      ctx.pelaku.id
    )
    return paket.id
  })

/** The caller, a pokja member, declares freedom from conflict of interest; saying it again changes nothing. */
export const nyatakanBenturan = (ctx: HttpContext, id: number | null) =>
  db.transaction(async (trx) => {
    const paket = await paketUntuk(ctx, id)
    await wajibHakPaket(ctx, paket, 'tender.benturan.nyatakan', trx)
    const [baru] = await sql<{ pada: Date }>(
      trx,
      `update pokja set bebas_benturan_pada = ${sqlSekarang()}
        where paket_id = ? and pengguna_id = ? and bebas_benturan_pada is null
        returning bebas_benturan_pada as pada`,
      [paket.id, ctx.pelaku.id]
    )
    if (baru) {
      await catat(trx, sumberDari(ctx), {
        aksi: 'paket.benturan',
        objek: 'paket',
        objekId: paket.id,
        rincian: { bebasBenturanPada: [null, baru.pada.toISOString()] },
      })
    }
    return paket.id
  })
