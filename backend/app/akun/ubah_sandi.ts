/** Change of the own password in the profile (S1 §2.7, §5). */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { akunLayar } from '@eproc/i18n/id/akun_layar'
import { akunMenurutId, akunTerkunci } from '#app/akun/akun_query'
import { hitung, lupakan } from '#app/akun/batas_akun'
import { gantiSandi } from '#app/akun/ganti_sandi'
import { bidangSalah } from '#inti/galat'
import { catat, sumberDari } from '#inti/jurnal'
import { acakSandi, cocokSandi } from '#inti/kata_sandi'

const lamaSalah = () => bidangSalah('oldPass', 'sandiLama', akunLayar.pesan.passwordLamaSalah)

/** Ends every other session of the user; `newPass` has passed its rules. */
export async function ubahSandi(ctx: HttpContext, oldPass: string, newPass: string) {
  const { id, sesiId } = ctx.pelaku
  await hitung('sandiLama', String(id))
  const sebelum = await akunMenurutId(db, id)
  if (!(await cocokSandi(sebelum?.sandi_hash ?? null, oldPass))) throw lamaSalah()
  const sandiHash = await acakSandi(newPass)
  await db.transaction(async (trx) => {
    const akun = await akunTerkunci(trx, id)
    // Another session may have changed it while the hashes were computed.
    if (!akun || akun.sandi_hash !== sebelum?.sandi_hash) throw lamaSalah()
    await gantiSandi(trx, akun, sandiHash, sesiId)
    await catat(trx, sumberDari(ctx), { aksi: 'akun.ubah_sandi', objek: 'pengguna', objekId: id })
  })
  await lupakan('sandiLama', String(id))
}
