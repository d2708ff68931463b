import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { suratAkun } from '@eproc/i18n/id/surat_akun'
import type { BarisAkun } from '#app/akun/akun_query'
import { akhiriTautan } from '#app/akun/tautan'
import { hapusSesi } from '#inti/sesi'
import { sql } from '#inti/sql'
import { kirimSurat } from '#inti/surat'
import { sqlSekarang } from '#inti/waktu'

/**
 * Stores a new password on a locked account: ends the sessions (but `kecuali`) and the open password
 * links, and tells the owner by mail. Activates an account that never was.
 */
export async function gantiSandi(
  trx: TransactionClientContract,
  akun: BarisAkun,
  sandiHash: string,
  kecuali?: number
): Promise<void> {
  await sql(
    trx,
    `update pengguna set sandi_hash = ?, sandi_diubah_pada = ${sqlSekarang()},
            diaktifkan_pada = coalesce(diaktifkan_pada, ${sqlSekarang()}),
            diubah_pada = ${sqlSekarang()}, versi = versi + 1 where id = ?`,
    [sandiHash, akun.id]
  )
  await akhiriTautan(trx, akun.id, 'sandi')
  await akhiriTautan(trx, akun.id, 'aktivasi')
  await hapusSesi(trx, { penggunaId: akun.id, ...(kecuali === undefined ? {} : { kecuali }) })
  if (!akun.sandi_hash) return
  await kirimSurat(trx, {
    kepada: akun.email,
    nama: akun.nama,
    perihal: suratAkun.sandiDiubah.perihal,
    paragraf: suratAkun.sandiDiubah.paragraf(akun.login),
  })
}
