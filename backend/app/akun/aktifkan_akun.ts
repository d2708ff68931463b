/** Activation by link (S1 §2.5, §8; decisions §1 and §3). */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { GagalAktivasi, JawabanAktivasi } from '@eproc/domain/jawaban/akun'
import { akunLayar } from '@eproc/i18n/id/akun_layar'
import { akunMenurutId, akunMenurutLoginAtauEmail, akunTerkunci } from '#app/akun/akun_query'
import { kirimTautanAktivasi } from '#app/akun/kirim_tautan'
import { sumberAkun } from '#app/akun/sumber_akun'
import { lihatTautan, pakaiTautan, terlaluBanyakTautan } from '#app/akun/tautan'
import { Galat } from '#inti/galat'
import { catat } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

/** 400 whose message is the JSON string of the contract. */
export function gagalAktivasi(jenis: GagalAktivasi['jenis']): Galat {
  const message =
    jenis === 'EXP' ? akunLayar.pesan.aktivasiKedaluwarsa : akunLayar.pesan.aktivasiTidakDikenal
  return new Galat(400, JSON.stringify({ jenis, message } satisfies GagalAktivasi))
}

/** Activates the account of the link; of two callers at once exactly one succeeds. */
export function aktifkanAkun(ctx: HttpContext, kode: string): Promise<JawabanAktivasi> {
  return db.transaction(async (trx) => {
    const tautan = await pakaiTautan(trx, 'aktivasi', kode)
    if ('gagal' in tautan) throw gagalAktivasi(tautan.gagal)
    const akun = await akunTerkunci(trx, tautan.penggunaId)
    if (!akun || akun.status !== 'A' || akun.diaktifkan_pada) throw gagalAktivasi('INV')
    await sql(
      trx,
      `update pengguna set diaktifkan_pada = ${sqlSekarang()}, diubah_pada = ${sqlSekarang()},
              versi = versi + 1 where id = ?`,
      [akun.id]
    )
    await catat(trx, sumberAkun(ctx, akun), {
      aksi: 'akun.aktifkan',
      objek: 'pengguna',
      objekId: akun.id,
    })
    return { email: akun.email, userId: akun.login }
  })
}

/**
 * Mails a fresh activation link to the account of an older link, a User ID or an e-mail, when it waits
 * for activation. Says nothing about whether it did.
 */
export async function kirimUlangAktivasi(
  ctx: HttpContext,
  cari: { kodeUrl: string } | { userId: string }
): Promise<void> {
  await db.transaction(async (trx) => {
    const ditemukan =
      'userId' in cari
        ? await akunMenurutLoginAtauEmail(trx, cari.userId)
        : await (async () => {
            const { penggunaId } = await lihatTautan(trx, 'aktivasi', cari.kodeUrl)
            return penggunaId === null ? null : akunMenurutId(trx, penggunaId)
          })()
    const akun = ditemukan && (await akunTerkunci(trx, ditemukan.id))
    if (!akun || akun.status !== 'A' || akun.diaktifkan_pada || !akun.sandi_hash) return
    if (await terlaluBanyakTautan(trx, akun.id)) return
    await kirimTautanAktivasi(trx, { ...akun, diaktifkanPada: akun.diaktifkan_pada })
    await catat(trx, sumberAkun(ctx, akun), {
      aksi: 'akun.kirim_ulang_aktivasi',
      objek: 'pengguna',
      objekId: akun.id,
    })
  })
}
